/** The reference evaluator, for tests: the engine's own door does not lead here. */
export { differenceFromReference } from './compare';
export { type Reference, type ReferenceStep, reference } from './reference';
