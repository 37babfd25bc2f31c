export { type ComparedOutcomes, compareOutcomes, type ShownOutcome } from './compare-outcome';
export { createLayerMemory, type LayerMemory } from './memory';
export { overgrowth } from './overgrowth';
export { noWork, type Work } from './resolution';
export { resolveLayers } from './resolve-layers';
