/** The room's door: cases are read and held to an evaluation. */
export { checkCase } from './check-case';
export { matchesAbility } from './match-ability';
export { parseCases } from './parse-cases';
export type { Case, Difference, Expected } from './types';
