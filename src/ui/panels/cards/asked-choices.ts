import { BASIC_LAND_TYPES, CARD_TYPES, type Card, type Choices, COLORS } from '../../../engine';

/** A choice that an object can carry, as the document has it. */
export type ChoiceKind = keyof Choices;

/** What may be chosen, where the rules know all of it; null: any word. */
export const CHOICE_OPTIONS: { readonly [kind in ChoiceKind]: readonly string[] | null } = {
  color: COLORS,
  creatureType: null,
  landType: BASIC_LAND_TYPES,
  cardType: CARD_TYPES,
  name: null,
  number: null,
  keyword: null,
  player: null, // the players of the board
  object: null, // its objects
  mode: null,
  from: null,
  to: null,
};

/** What stands there until the player says otherwise. */
const DEFAULTS: Choices = {
  color: 'white',
  creatureType: 'Human',
  landType: 'Swamp',
  cardType: 'Creature',
  name: 'Forest',
  number: 1,
  keyword: 'flying',
};

const ASKING: readonly { readonly words: string; readonly kind: ChoiceKind }[] = [
  { words: 'choose a color', kind: 'color' },
  { words: 'choose a creature type', kind: 'creatureType' },
  { words: 'choose a basic land type', kind: 'landType' },
  { words: 'choose a land type', kind: 'landType' },
  { words: 'choose a card type', kind: 'cardType' },
  { words: 'choose a card name', kind: 'name' },
  { words: 'choose a nonland card name', kind: 'name' },
  { words: 'choose a number', kind: 'number' },
  { words: 'choose an opponent', kind: 'player' },
  { words: 'choose a player', kind: 'player' },
];

/** What a card asks for as it enters (614.12), by the words of its text. */
export function choicesAsked(card: Card): readonly ChoiceKind[] {
  const text = card.text.toLowerCase();
  return [...new Set(ASKING.filter(({ words }) => text.includes(words)).map(({ kind }) => kind))];
}

/** Does it enter as a copy of something (707.5)? */
export const entersAsCopy = (card: Card): boolean => card.text.toLowerCase().includes('enter as a copy of');

/** Choices that hold until the player makes others. */
export function defaultChoices(card: Card, opponent: string | undefined): Choices {
  const choices: Record<string, string | number> = {};
  for (const kind of choicesAsked(card)) {
    const value = kind === 'player' ? opponent : DEFAULTS[kind];
    if (typeof value === 'string' || typeof value === 'number') choices[kind] = value;
  }
  return choices;
}
