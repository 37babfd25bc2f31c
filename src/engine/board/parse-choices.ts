import { COLORS } from '../model/characteristics';
import { type Fields, listOf, objectOf, oneOf, optional, type Read, reference, shortText, wholeNumber } from './fields';
import type { Choices } from './types';

/** What was chosen (607.2d and its like); a field that is not given stays absent. */
export const readChoices: Read<Choices> = (value, path, found) => {
  const read = readAll(value, path, found);
  const given = Object.entries(read).filter(([, choice]) => choice !== undefined);
  return Object.fromEntries(given) as Choices; // the same fields without those that are undefined
};

type Given = { readonly [Name in keyof Required<Choices>]: Choices[Name] | undefined };

const oneOrMore =
  <Word extends string>(read: Read<Word>): Read<Word | readonly Word[]> =>
  (value, path, found) =>
    Array.isArray(value) ? listOf(read)(value, path, found) : read(value, path, found);

const words = optional<string | readonly string[] | undefined>(oneOrMore(shortText), undefined);
const word = optional<string | undefined>(shortText, undefined);

const fields: Fields<Given> = {
  color: optional<string | readonly string[] | undefined>(oneOrMore(oneOf(COLORS)), undefined),
  creatureType: words,
  landType: words,
  cardType: words,
  name: words,
  number: optional<number | undefined>(wholeNumber(), undefined),
  keyword: words,
  player: optional<string | undefined>(reference, undefined),
  object: optional<string | readonly string[] | undefined>(oneOrMore(reference), undefined),
  mode: words,
  from: word,
  to: word,
};
const readAll = objectOf<Given>(fields);
