import { cantHave, gains, gainsAbilitiesOf, losesAbilities } from './abilities';
import { hasBaseSize } from './base-size';
import { controls } from './controls';
import { definesSize } from './defines-size';
import { gets } from './gets';
import { changesNothing } from './no-change';
import type { PredicateTemplate, SentenceTemplate } from './template';
import { isDescribed, isNot, losesTypes } from './types';

/** The list of templates. Their order means nothing: no two of them read the same words. */
export const PREDICATES: readonly PredicateTemplate[] = [
  gets,
  gains,
  gainsAbilitiesOf,
  losesAbilities,
  losesTypes,
  cantHave,
  hasBaseSize,
  isDescribed,
  isNot,
  changesNothing,
];

export const SENTENCES: readonly SentenceTemplate[] = [definesSize, controls];
