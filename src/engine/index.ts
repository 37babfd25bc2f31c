/** The engine's door: all that other rooms may import. */
export * from './board';
export { describePart, layerOf, PART_RULES, ruleOf } from './effects';
export * from './layers';
export * from './model/abilities';
export * from './model/characteristics';
export { ADJECTIVE_DESIGNATIONS } from './model/designations';
export { ruleIn } from './model/edition-rules';
export * from './model/editions';
export * from './model/ids';
export { KEYWORD_COUNTERS } from './model/keyword-counters';
export * from './model/layers';
export * from './model/messages';
export * from './model/parts';
export * from './model/phrases';
export * from './model/problems';
export * from './model/rules';
export * from './model/subtypes';
export { byPrint, typesAsPrinted } from './model/type-line';
export { type Applicability, canApply } from './query/can-apply';
export { type Facts, factsOf } from './query/facts';
export { ASPECTS, type Aspect, aspectOf, type CascadeAspect, FIELDS_OF } from './trace/aspects';
export * from './trace/assumed';
export { type Cascade, type CascadeEntry, type CascadeRow, cascadeOf } from './trace/cascade';
export type { CascadePiece } from './trace/cascade-print';
export * from './trace/chips';
export * from './trace/common-noun';
export * from './trace/copiable-card';
export { describeDoing } from './trace/describe-doing';
export * from './trace/describe-step';
export * from './trace/describe-stop';
export {
  comparedValue,
  comparedValues,
  type Difference,
  diffTraces,
  equalValues,
  finalValue,
  sharedSteps,
} from './trace/diff';
export { explain } from './trace/explain';
export { inSentence, typeLine, valueAt } from './trace/explain-value';
export { hasSize } from './trace/has-size';
export * from './trace/places';
export { printedSize } from './trace/printed-size';
export { layerNow } from './trace/renumbered';
export * from './trace/result';
export * from './trace/spared';
export * from './trace/step-changes';
export * from './trace/stops';
export { type Mark, type Tile, type TileItem, tilesAt } from './trace/tile';
export * from './trace/types';
export * from './trace/waited';
export { type Counterfactual, type Explained, type Explanation, type Level, messageOf, type Why } from './trace/why';
export { without } from './trace/without';
