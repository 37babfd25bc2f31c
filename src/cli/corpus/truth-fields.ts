/** The fields of an independent reading, in our words. */
import { type DetailPart, keywordNamed } from '../../compiler';
import { COLORS } from '../../engine';
import type { TruthRecord } from './read-corpus';

/** All parts of one line together. */
export type Flat = {
  readonly addPower: readonly (number | string)[];
  readonly addToughness: readonly (number | string)[];
  readonly setPower: readonly (number | string)[];
  readonly setToughness: readonly (number | string)[];
  readonly addKeywords: readonly string[];
  readonly removeKeywords: readonly string[];
  readonly abilities: number;
  readonly addTypes: readonly string[];
  readonly removeTypes: readonly string[];
  readonly removeAll: readonly string[];
  readonly setColors: readonly string[] | null;
  readonly addColors: readonly string[];
  readonly removeAllAbilities: boolean;
  readonly gainControl: boolean;
};

export function flatOf(parts: readonly DetailPart[]): Flat {
  const numbers = (field: 'addPower' | 'addToughness' | 'setPower' | 'setToughness') =>
    parts.flatMap((part) => part[field] ?? []);
  const words = (field: 'addKeywords' | 'removeKeywords' | 'addTypes' | 'removeTypes' | 'addColors') =>
    parts.flatMap((part) => part[field] ?? []).map((word) => word.toLowerCase());
  return {
    addPower: numbers('addPower'),
    addToughness: numbers('addToughness'),
    setPower: numbers('setPower'),
    setToughness: numbers('setToughness'),
    addKeywords: words('addKeywords'),
    removeKeywords: words('removeKeywords'),
    abilities: parts.flatMap((part) => part.addAbilities ?? []).length,
    addTypes: words('addTypes'),
    removeTypes: words('removeTypes'),
    removeAll: parts.flatMap((part) => part.removeAll ?? []),
    setColors: parts.some(({ setColors }) => setColors !== undefined)
      ? parts.flatMap((part) => part.setColors ?? []).map((word) => word.toLowerCase())
      : null,
    addColors: words('addColors'),
    removeAllAbilities: parts.some((part) => part.removeAllAbilities === true),
    gainControl: parts.some((part) => part.gainControl !== undefined),
  };
}

/** The fields in which a record says something that ours does not say. */
export function disagreements(ours: Flat, record: TruthRecord): readonly string[] {
  return CHECKS.flatMap(([field, agrees]) => {
    const value = record[field];
    return value === undefined || value === null || agrees(ours, value) ? [] : [field];
  });
}

type Check = (ours: Flat, value: unknown) => boolean;

const list = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [String(value)]);

/** A written number has to be the same; a worked-out one has to be worked out (some records write 1 or 0 for it). */
const sameNumber =
  (field: 'addPower' | 'addToughness' | 'setPower' | 'setToughness'): Check =>
  (ours, value) =>
    typeof value === 'number'
      ? ours[field].includes(value) ||
        (value === 0 && ours[field].length > 0) ||
        (value === 1 && isWorkedOut(ours[field]))
      : value === '' || isWorkedOut(ours[field]) || isHalf(value, ours[field]);

const isWorkedOut = (values: readonly (number | string)[]): boolean => values.some((one) => typeof one === 'string');

/** Of "+1/+0 for each …" some records say that both halves are worked out, "0" of them in one. */
const isHalf = (value: unknown, values: readonly (number | string)[]): boolean =>
  typeof value === 'object' && value !== null && 'x' in value && values.includes(Number(value.x));

/** Restrictions and whole sentences that a record keeps among its keywords are no abilities of layer 6 by name. */
const isKeyword = (word: string): boolean => keywordNamed(keywordOf(word)) !== null;

const keywordOf = (word: string): string =>
  word
    .toLowerCase()
    .replace(/^landwalk:/, '')
    .split(/[:{]/, 1)[0]
    ?.trim() ?? '';

const startsAlike = (words: readonly string[], wanted: string): boolean =>
  words.some((word) => word.startsWith(wanted) || wanted.startsWith(word.split(' ', 1)[0] ?? word));

const CHOSEN = /chosen/i;

const sameTypes: Check = (ours, value) =>
  list(value)
    .flatMap((word) => word.replace(/[[\]]/g, '').split(','))
    .filter((word) => word !== '' && word !== '?')
    .every((word) =>
      CHOSEN.test(word) || /^all|every/i.test(word)
        ? ours.addTypes.some((one) => CHOSEN.test(one) || /every/.test(one))
        : ours.addTypes.includes(word.toLowerCase()) || ours.addTypes.some((one) => one.endsWith('of another object')),
    );

const LETTERS = new Map([
  ['w', 'white'],
  ['u', 'blue'],
  ['b', 'black'],
  ['r', 'red'],
  ['g', 'green'],
]);

function sameColors(ours: readonly string[] | null, value: unknown): boolean {
  if (ours === null) return false;
  const wanted = list(value).map((word) => LETTERS.get(word.toLowerCase()) ?? word.toLowerCase());
  if (wanted.some((word) => CHOSEN.test(word))) return ours.includes('chosen-color');
  if (wanted.includes('colorless')) return ours.length === 0;
  if (wanted.includes('all')) return ours.includes('all-colors') || ours.length === COLORS.length;
  return wanted.every((word) => ours.includes(word));
}

const CHECKS: readonly (readonly [string, Check])[] = [
  ['addPower', sameNumber('addPower')],
  ['addToughness', sameNumber('addToughness')],
  ['setPower', sameNumber('setPower')],
  ['setToughness', sameNumber('setToughness')],
  [
    'addKeywords',
    (ours, value) =>
      list(value)
        .filter(isKeyword)
        .every((word) => startsAlike(ours.addKeywords, keywordOf(word))),
  ],
  ['removeKeywords', (ours, value) => list(value).every((word) => startsAlike(ours.removeKeywords, keywordOf(word)))],
  ['addAbilities', (ours, value) => ours.abilities + ours.addKeywords.length >= list(value).length],
  ['addTriggers', (ours, value) => ours.abilities + ours.addKeywords.length >= list(value).length],
  ['addTypes', sameTypes],
  ['types', sameTypes],
  ['subtypes', sameTypes],
  ['removeTypes', (ours, value) => list(value).every((word) => ours.removeTypes.includes(word.toLowerCase()))],
  ['removeCardTypes', (ours) => ours.removeAll.includes('card-types')],
  ['removeCreatureTypes', (ours) => ours.removeAll.includes('creature-types') || ours.removeTypes.includes('creature')],
  ['removeLandTypes', (ours) => ours.removeAll.includes('land-types')],
  ['setColor', (ours, value) => sameColors(ours.setColors ?? ours.addColors, value)],
  ['addColor', (ours, value) => sameColors(ours.addColors, value)],
  ['removeAllAbilities', (ours, value) => value !== true || ours.removeAllAbilities],
  ['gainControl', (ours) => ours.gainControl],
];
