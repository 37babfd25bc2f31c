import type { Layer } from '../model/layers';
import type { Message } from '../model/messages';
import type { Part, PartKind } from '../model/parts';
import type { Asking } from '../query/asking';
import { addAbilities } from './add-abilities';
import { addNameWords } from './add-name-words';
import { addTypes } from './add-types';
import { addTypesOf } from './add-types-of';
import { barAbilities } from './bar-abilities';
import { becomeCopy } from './become-copy';
import { exchangeControl } from './exchange-control';
import { exchangeText } from './exchange-text';
import { modifyPt } from './modify-pt';
import type { PartRule } from './part-rule';
import { removeAbilities, removeAllAbilities } from './remove-abilities';
import { removeAll } from './remove-all';
import { removeTypes } from './remove-types';
import { replaceWord } from './replace-word';
import { setCardTypes } from './set-card-types';
import { addColors, setColors } from './set-colors';
import { setController } from './set-controller';
import { setLandTypes } from './set-land-types';
import { setName } from './set-name';
import { definePt, setPt } from './set-pt';
import { setSubtypes } from './set-subtypes';
import { switchPt } from './switch-pt';
import { turnFaceDown } from './turn-face-down';

/** Every kind of effect part and its rule; the type refuses a gap. */
export const PART_RULES: { readonly [Kind in PartKind]: PartRule<Extract<Part, { kind: Kind }>> } = {
  'become-copy': becomeCopy,
  'turn-face-down': turnFaceDown,
  'set-controller': setController,
  'exchange-control': exchangeControl,
  'replace-word': replaceWord,
  'set-name': setName,
  'add-name-words': addNameWords,
  'exchange-text': exchangeText,
  'add-types': addTypes,
  'set-card-types': setCardTypes,
  'set-subtypes': setSubtypes,
  'set-land-types': setLandTypes,
  'remove-types': removeTypes,
  'remove-all': removeAll,
  'add-types-of': addTypesOf,
  'set-colors': setColors,
  'add-colors': addColors,
  'add-abilities': addAbilities,
  'remove-abilities': removeAbilities,
  'remove-all-abilities': removeAllAbilities,
  'bar-abilities': barAbilities,
  'define-pt': definePt,
  'set-pt': setPt,
  'modify-pt': modifyPt,
  'switch-pt': switchPt,
};

/** The rule of a part's own kind. */
export function ruleOf(part: Part): PartRule<Part> {
  return PART_RULES[part.kind] as unknown as PartRule<Part>; // the table pairs each kind with its own rule
}

/** The layer of a part: only what defines characteristics belongs in 7a, all other setting of power and toughness in 7b (613.4a-b). */
export function layerOf(part: Part, isCda: boolean): Layer {
  if (part.kind === 'define-pt' || part.kind === 'set-pt') return isCda ? '7a' : '7b';
  return ruleOf(part).layer;
}

export const fillPart = (part: Part, at: Asking): Part => ruleOf(part).fill(part, at);

export const describePart = (part: Part): Message => ruleOf(part).describe(part);
