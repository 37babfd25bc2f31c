/** The compiler's door: rules text to abilities and effects. */
export type { ChoiceAsked } from './asked-choices';
export { compileBoard } from './compile-board';
export { type CompileCache, createCompileCache } from './compile-cache';
export { compileCard } from './compile-card';
export { compileCopyExceptions, compileEffectText, type EffectReading } from './compile-effect-text';
export type { DetailNumber, DetailPart } from './detail';
export { KEYWORD_EFFECTS, keywordNamed } from './keywords';
export { type Overlap, overlapsIn, overlapsOfLine } from './overlaps';
export { type CardReport, type LineReport, reportCard } from './report-card';
export { CREATIONS, RESOLUTIONS } from './resolution/library';
export { canResolve, type Resolvable, resolvableOf, type TargetAsked } from './resolvable';
export { PREDICATES, SENTENCES } from './templates';
