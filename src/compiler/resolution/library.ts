import type { SentenceTemplate } from '../templates/template';
import { exchangesControl, gainsControl } from './control';
import { getsEitherSize } from './either-size';
import { turnsFaceDown } from './face-down';
import { multipliesSizes, replacesSizes, switchesSizes } from './sizes';
import { exchangesTexts, replacesWords } from './text-change';
import { type CreationTemplate, createsCopy, createsToken } from './tokens';

/** The instructions that only resolutions give; everything else of them is read by the templates of static text. */
export const RESOLUTIONS: readonly SentenceTemplate[] = [
  gainsControl,
  exchangesControl,
  getsEitherSize,
  switchesSizes,
  multipliesSizes,
  replacesSizes,
  replacesWords,
  exchangesTexts,
  turnsFaceDown,
];

/** The instructions that make tokens, which are objects of the board and no effects. */
export const CREATIONS: readonly CreationTemplate[] = [createsToken, createsCopy];
