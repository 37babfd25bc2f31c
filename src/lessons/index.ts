/** The room's door: example boards. */
export { type Example, examples, openExample } from './examples';
