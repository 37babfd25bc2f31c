import { cantHave, gains, losesAbilities } from './abilities';
import { gainsAbilitiesOf } from './abilities-of';
import { hasBaseSize } from './base-size';
import { choiceOfForms } from './choice-of-forms';
import { controls } from './controls';
import { becomesCopy, entersAsCopy } from './copies';
import { definesSize } from './defines-size';
import { entersWith } from './enters-with';
import { gainsTypes } from './gains-types';
import { gets } from './gets';
import { changesNothing } from './no-change';
import type { PredicateTemplate, SentenceTemplate } from './template';
import { isDescribed, isNot, losesTypes } from './types';
import { hasValuesOf } from './values-of';

/** The list of templates. Their order means nothing: no two of them read the same words. */
export const PREDICATES: readonly PredicateTemplate[] = [
  gets,
  gains,
  gainsAbilitiesOf,
  gainsTypes,
  losesAbilities,
  losesTypes,
  cantHave,
  hasBaseSize,
  isDescribed,
  isNot,
  hasValuesOf,
  entersWith,
  becomesCopy,
  changesNothing,
];

export const SENTENCES: readonly SentenceTemplate[] = [definesSize, controls, entersAsCopy, choiceOfForms];
