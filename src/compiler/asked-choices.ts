import { type Choices, type EffectSpec, type Problem, problemAt, type TokenSpec } from '../engine';

/** What a text leaves to a choice that the board has to name (`choices`). */
export type ChoiceAsked =
  | 'object'
  | 'color'
  | 'creatureType'
  | 'landType'
  | 'name'
  | 'number'
  | 'keyword'
  | 'player'
  | 'mode'
  | 'words';

/** The kinds and words of all that effects or tokens say: they are plain data. */
export function kindsIn(said: readonly (EffectSpec | TokenSpec)[]): ReadonlySet<string> {
  const found = new Set<string>();
  JSON.stringify(said, (key, value: unknown) => {
    if (typeof value === 'string' && (key === 'kind' || /^\d+$/.test(key))) found.add(value);
    if (value === 'X' && (key === 'power' || key === 'toughness')) found.add('x');
    if (isOpenReplacement(value)) found.add('open-words');
    return key === 'ability' ? undefined : value; // a granted ability's words are its own
  });
  return found;
}

/** "one color word with another": which words is chosen (612.2). */
const isOpenReplacement = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'from' in value && value.from === null && 'what' in value;

/** Which of the board's choices such kinds read, each once. */
export const choicesIn = (kinds: ReadonlySet<string>): readonly ChoiceAsked[] => [
  ...new Set(CHOICES.flatMap(([kind, asked]) => (kinds.has(kind) ? [asked] : []))),
];

const CHOICES: readonly (readonly [string, ChoiceAsked])[] = [
  ['chosen-object', 'object'],
  ['chosen-color', 'color'],
  ['chosen-color-protection', 'color'],
  ['chosen-type', 'creatureType'],
  ['chosen-creature-type', 'creatureType'],
  ['chosen-subtype', 'creatureType'],
  ['chosen-land-type', 'landType'],
  ['chosen-name', 'name'],
  ['chosen-number', 'number'],
  ['unseen', 'number'],
  ['chosen-keyword', 'keyword'],
  ['chosen-player', 'player'],
  ['chosen-mode', 'mode'],
  ['open-words', 'words'],
];

/** A choice that words need and that the board does not name. */
export const missing = (choice: ChoiceAsked, place: string): Problem =>
  problemAt(`${place}.choices`, 'needs-choice', { field: FIELDS[choice].join('", "') }, 'warning');

export function isGiven(choice: ChoiceAsked, choices: Choices): boolean {
  if (FIELDS[choice].every((field) => choices[field] !== undefined)) return true;
  return choice === 'creatureType' && choices.landType !== undefined; // "the chosen type" can be either
}

/** The fields of a board's `choices` that answer it. */
const FIELDS: { readonly [Asked in ChoiceAsked]: readonly (keyof Choices)[] } = {
  object: ['object'],
  color: ['color'],
  creatureType: ['creatureType'],
  landType: ['landType'],
  name: ['name'],
  number: ['number'],
  keyword: ['keyword'],
  player: ['player'],
  mode: ['mode'],
  words: ['from', 'to'],
};
