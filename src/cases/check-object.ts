import { type Ability, CREATURE_TYPES, type ObjectResult, type Row, resultOf, type Zone } from '../engine';
import { matchesAbility } from './match-ability';
import type { Difference, Expected } from './types';

/** What differs between one object's row and what a case expects of it; `copiable` is its row after layer 1. */
export function checkObject(row: Row, copiable: Row, zone: Zone, expected: Expected): readonly Difference[] {
  return Object.entries(expected).flatMap(([field, wanted]): readonly Difference[] => {
    if (field === 'copiable') return checkCopiable(copiable, wanted);
    const test = Object.hasOwn(TESTS, field) ? TESTS[field] : undefined;
    if (!test) return [{ place: field, expected: 'a field that cases have', got: field }];
    return test(wanted, { row, result: resultOf(row, zone) }).map((difference) => ({
      place: field,
      ...difference,
    }));
  });
}

/** 613.2c: copiable values are asked as they are, with the size that a noncreature card has printed. */
const checkCopiable = (row: Row, wanted: unknown): readonly Difference[] =>
  Object.entries(Object(wanted) as Expected) // any value has entries once it is an object
    .flatMap(([field, value]) => checkObject(row, row, 'stack', { [field]: value }))
    .map((difference) => ({ ...difference, place: `copiable.${difference.place}` }));

type Subject = { readonly row: Row; readonly result: ObjectResult };
type Found = Omit<Difference, 'place'>;
type Test = (wanted: unknown, subject: Subject) => readonly Found[];

const value =
  (field: keyof ObjectResult): Test =>
  (wanted, { result }) =>
    result[field] === wanted ? [] : [{ expected: wanted, got: result[field] }];

const set =
  (field: 'types' | 'subtypes' | 'supertypes' | 'colors'): Test =>
  (wanted, { result }) => {
    const got: readonly string[] = result[field];
    const words = listOf(wanted);
    const same = new Set(words).size === new Set(got).size && words.every((word) => got.includes(word));
    return same ? [] : [{ expected: wanted, got: shorten(got) }];
  };

/** Entries that must be there, or must not be; one difference names them all. */
const each =
  (
    must: 'has' | 'lacks',
    isThere: (word: string, subject: Subject) => boolean,
    all: (subject: Subject) => unknown,
  ): Test =>
  (wanted, subject) => {
    const wrong = listOf(wanted).filter((word) => isThere(word, subject) !== (must === 'has'));
    return wrong.length === 0 ? [] : [{ expected: wrong, got: all(subject) }];
  };

const hasAbility = (entry: string, { row }: Subject): boolean =>
  entry === 'all'
    ? row.abilities.length > 0
    : eachOf(entry).every((one) => row.abilities.some((ability) => matchesAbility(one, ability)));

/** 702.16g: "protection from red and from blue" asks for two abilities. */
const eachOf = (entry: string): readonly string[] =>
  /^(?:protection|hexproof) from /.test(entry) ? entry.split(' and from ').map(withName(entry)) : [entry];
const withName = (entry: string) => (quality: string, index: number) =>
  index === 0 ? quality : `${entry.slice(0, entry.indexOf(' '))} from ${quality}`;
const hasType = (word: string, { result }: Subject): boolean => typesOf(result).includes(word);
const typesOf = (result: ObjectResult): readonly string[] => [
  ...result.supertypes,
  ...result.types,
  ...result.subtypes,
];
const shownTypes = ({ result }: Subject): unknown => shorten(typesOf(result));
const shownAbilities = ({ row }: Subject): unknown => row.abilities.map(shownAbility);
const shownAbility = (ability: Ability): string =>
  ability.mana === null ? (ability.keyword ?? ability.text) : `mana:${ability.mana}`;

const TESTS: { readonly [field: string]: Test } = {
  name: value('name'),
  manaCost: value('manaCost'),
  manaValue: value('manaValue'),
  power: value('power'),
  toughness: value('toughness'),
  basePower: value('basePower'),
  baseToughness: value('baseToughness'),
  loyalty: value('loyalty'),
  defense: value('defense'),
  controller: value('controller'),
  types: set('types'),
  subtypes: set('subtypes'),
  supertypes: set('supertypes'),
  colors: set('colors'),
  has: each('has', hasAbility, shownAbilities),
  lacks: each('lacks', hasAbility, shownAbilities),
  hasTypes: each('has', hasType, shownTypes),
  lacksTypes: each('lacks', hasType, shownTypes),
  count: (wanted, { row }) =>
    Object.entries(Object(wanted) as { [entry: string]: unknown }).flatMap(([entry, times]) => {
      const got = row.abilities.filter((ability) => matchesAbility(entry, ability)).length;
      return got === times ? [] : [{ expected: { [entry]: times }, got: { [entry]: got } }];
    }),
};

const listOf = (wanted: unknown): readonly string[] => (Array.isArray(wanted) ? wanted.map(String) : [String(wanted)]);

/** Three hundred creature types would fill the screen. */
const shorten = (words: readonly string[]): readonly string[] =>
  words.length < CREATURE_TYPES.length ? words : [...words.slice(0, 5), '…'];
