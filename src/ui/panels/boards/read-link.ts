/** What only a link needs, in a file that is loaded with the first one. */
export { holdsBoard, readLink } from '../../../share';
