/** What an effect does, in two or three words, where it does the same to all its objects: "Mountains", "+1/+1", "flying". */
import { BASIC_LAND_TYPES } from '../model/characteristics';
import type { Message, MessageValue } from '../model/messages';
import type { AbilityGrant, Part } from '../model/parts';
import type { Quantity } from '../model/phrases';

export type Doing = {
  /** "are Mountains", "are also Mountains", or what stands after a colon: "flying". */
  readonly form: 'are' | 'are-also' | 'each' | 'each-also';
  readonly what: MessageValue;
};

/** One part in few words; null where it is too long for that, or not the same for each object. `many` asks for plurals. */
export function describeDoing(part: Part, many: boolean): Doing | null {
  switch (part.kind) {
    case 'set-land-types':
      return part.special.length > 0 ? null : types('are', part.landTypes, many);
    case 'set-card-types':
      return types('are', part.cardTypes, many);
    case 'set-subtypes':
      return part.special.length > 0 ? null : types('are', part.subtypes, many);
    case 'add-types':
      return part.special.length > 0
        ? null
        : types('are-also', [...part.supertypes, ...part.cardTypes, ...part.subtypes], many);
    case 'set-colors':
      if (part.special.length > 0) return null;
      return each(part.colors.length === 0 ? message('stop.colorless') : list(part.colors));
    case 'add-colors':
      return part.special.length > 0 ? null : { form: 'each-also', what: list(part.colors) };
    case 'add-abilities':
      return abilities(part.abilities);
    case 'remove-abilities':
      return each(message('stop.without', { abilities: list(part.keywords) }));
    case 'remove-all-abilities':
      return each(message(`stop.no-abilities.${part.except}`));
    case 'set-pt':
      return size(part.power, part.toughness, String);
    case 'modify-pt':
      return size(part.power, part.toughness, signed);
    case 'switch-pt':
      return each(message('stop.switched'));
    case 'become-copy':
    case 'turn-face-down':
    case 'set-controller':
    case 'exchange-control':
    case 'replace-word':
    case 'set-name':
    case 'add-name-words':
    case 'exchange-text':
    case 'remove-types':
    case 'remove-all':
    case 'add-types-of':
    case 'bar-abilities':
    case 'define-pt':
      return null;
  }
}

const each = (what: MessageValue): Doing => ({ form: 'each', what });
const message = (key: string, values: Message['values'] = {}): Message => ({ key, values });
const list = (words: readonly string[]): MessageValue => words;

/** The words that have a plural in the messages; others stand after a colon as they are. */
const WITH_PLURAL: ReadonlySet<string> = new Set([
  ...BASIC_LAND_TYPES,
  ...['Artifact', 'Battle', 'Creature', 'Enchantment', 'Land', 'Planeswalker'],
]);

function types(form: 'are' | 'are-also', words: readonly string[], many: boolean): Doing | null {
  if (words.length === 0 || words.length > MOST) return null;
  if (many && words.every((word) => WITH_PLURAL.has(word)))
    return { form, what: words.map((word) => message(`plural.${word}`)) };
  return { form: form === 'are' ? 'each' : 'each-also', what: words.join(' ') };
}

const MOST = 4; // more words say less than a number of objects does

function abilities(grants: readonly AbilityGrant[]): Doing | null {
  const words = grants.map((grant) => (grant.kind === 'ability' ? grant.ability.text : ''));
  const short =
    words.length <= MOST && words.every((word) => word !== '' && word.length <= SHORT && !/[{<:]/.test(word));
  return short ? each(list(words.map((word) => word.toLowerCase().replace(/\.$/, '')))) : null;
}

const SHORT = 20; // characters: a keyword, perhaps with what it is about

function size(power: Quantity | null, toughness: Quantity | null, shown: (value: number) => string): Doing | null {
  if (power?.kind !== 'number' || toughness?.kind !== 'number') return null;
  return each(`${shown(power.value)}/${shown(toughness.value)}`);
}

const signed = (value: number): string => (value < 0 ? `${value}` : `+${value}`);
