export { type ComparedOutcomes, compareOutcomes, type ShownOutcome } from './compare-outcome';
export { resolveLayers } from './resolve-layers';
