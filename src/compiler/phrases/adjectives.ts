import { ADJECTIVE_DESIGNATIONS, CARD_TYPES, type CardType, COLORS, type Filter } from '../../engine';
import {
  inputOf,
  many,
  memo,
  oneOf,
  optional,
  type Reader,
  reader,
  sequence,
  type Token,
  token,
  word,
} from '../reader';
import { COLOR_COUNTS } from './colors';
import { allOf, anyOf, cardTypeIs, designated, inZones, not, statusIs, subtypeIs } from './filters';
import { sizeLiteral } from './sizes';
import { cardTypeOf, subtypeWord, supertypeOf, withoutNon } from './type-words';

/** One word before a noun: "red", "nonbasic", "legendary", "attacking", "Goblin", "artifact". */
export const adjective: Reader<Filter> = memo(
  oneOf(
    token((here) => plain(here) ?? negated(here), 'unread.expected-noun'),
    singularSubtype().map(subtypeIs),
    // "target 1/1 creature"
    sizeLiteral.map(({ power, toughness }) =>
      allOf([
        { kind: 'compare', field: 'power', comparison: '=', than: power },
        { kind: 'compare', field: 'toughness', comparison: '=', than: toughness },
      ]),
    ),
  ),
);

/** What stands before a noun, all of it: "attacking or blocking", "nonartifact, nonblack", "white and blue legendary". */
export const adjectives: Reader<Filter> = memo(
  many(sequence(oneOf(alternatives(), adjective), optional(comma(), null)).map(([filter]) => filter)).map(allOf),
);

/** A card type, by which alone an object can be called. */
export const PERMANENT_TYPES: readonly CardType[] = CARD_TYPES.filter((cardType) =>
  ['Artifact', 'Battle', 'Creature', 'Enchantment', 'Land', 'Planeswalker'].includes(cardType),
);

/** "white and blue", "Cleric, Rogue, or Wizard": in front of a noun both mean one or the other. */
function alternatives(): Reader<Filter> {
  const more = many(sequence(word(','), adjective).map(([, one]) => one));
  const conjunction = sequence(optional(word(','), null), word('and', 'or', 'and/or'));
  return sequence(adjective, more, conjunction, adjective).map(([first, rest, , last]) => {
    const filters = [first, ...rest, last];
    // "nonartifact and nonblack": two things it is not.
    return filters.every(({ kind }) => kind === 'not') ? allOf(filters) : anyOf(filters);
  });
}

/** A comma that joins adjectives: "nonartifact, nonblack", "tapped, attacking". Between types it would make a list of nouns. */
function comma(): Reader<string> {
  return reader((input, at) => {
    const before = adjective.read(input, at - 1).some(({ value, next }) => next === at && isLoose(value));
    const joins = before ? word(',').read(input, at) : [];
    return joins.filter(({ next }) => adjective.read(input, next).some(({ value }) => isLoose(value)));
  });
}

const isLoose = ({ kind }: Filter): boolean => kind === 'not' || kind === 'status' || kind === 'designation';

/** A plural is a noun: in "artifacts, enchantments, and lands" nothing stands before a noun. */
function singularSubtype(): Reader<string> {
  return reader((input, at) =>
    subtypeWord
      .read(input, at)
      .filter(({ value, next }) => next > at + 1 || input.tokens[at]?.text === value.toLowerCase()),
  );
}

function plain(here: Token): Filter | null {
  if (here.kind !== 'word') return null;
  const color = COLORS.find((known) => known === here.text);
  if (color !== undefined) return { kind: 'color', color };
  const count = COLOR_COUNTS.get(here.text);
  if (count !== undefined) return { kind: 'color-count', ...count };
  const cardType = cardTypeOf(here);
  if (cardType !== null) return here.text === cardType.toLowerCase() ? cardTypeIs(cardType) : null;
  const supertype = supertypeOf(here);
  if (supertype !== null) return { kind: 'supertype', supertype };
  return ADJECTIVES.get(here.text) ?? null;
}

function negated(here: Token): Filter | null {
  const positive = withoutNon(here);
  if (positive === null) return null;
  const subtype = subtypeWord.read(inputOf([positive]), 0)[0];
  const filter = plain(positive) ?? (subtype === undefined ? null : subtypeIs(subtype.value));
  return filter === null ? null : not(filter);
}

const OUTLAWS = ['Assassin', 'Mercenary', 'Pirate', 'Rogue', 'Warlock'];

/** 700.9: modified is equipped, enchanted by an Aura of its controller, or with a counter; the Aura's controller is not asked. */
const MODIFIED = anyOf([
  statusIs('equipped'),
  statusIs('enchanted'),
  { kind: 'has-counter', counter: null, atLeast: 1 },
]);

const ADJECTIVES: ReadonlyMap<string, Filter> = new Map([
  ['attacking', statusIs('attacking')],
  ['blocking', statusIs('blocking')],
  ['tapped', statusIs('tapped')],
  ['untapped', not(statusIs('tapped'))],
  ['token', statusIs('token')],
  ['face-down', statusIs('faceDown')],
  ['face-up', not(statusIs('faceDown'))],
  ['enchanted', statusIs('enchanted')],
  ['equipped', statusIs('equipped')],
  ['unenchanted', not(statusIs('enchanted'))],
  ['unequipped', not(statusIs('equipped'))],
  ['paired', statusIs('paired')],
  ['unpaired', not(statusIs('paired'))],
  ['damaged', statusIs('damaged')],
  ['transformed', statusIs('transformed')],
  ['modified', MODIFIED],
  ['unmodified', not(MODIFIED)],
  // 700.6: an artifact, a legendary or a Saga
  ['historic', anyOf([cardTypeIs('Artifact'), { kind: 'supertype', supertype: 'Legendary' }, subtypeIs('Saga')])],
  // 700.12
  ['outlaw', anyOf(OUTLAWS.map(subtypeIs))],
  ['permanent', anyOf(PERMANENT_TYPES.map(cardTypeIs))],
  ['exiled', inZones('exile')],
  ...ADJECTIVE_DESIGNATIONS.map((name) => [name, designated(name)] as const),
]);
