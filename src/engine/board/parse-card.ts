import { COLORS } from '../model/characteristics';
import {
  isRecord,
  listOf,
  objectOf,
  oneOf,
  optional,
  orNothing,
  orNull,
  type Read,
  required,
  shortText,
  text,
  wholeNumber,
} from './fields';
import { shown } from './findings';
import { CARD_LAYOUTS, type Card } from './types';

/** A card as documents write it (name to loyalty); only `typeLine` is required, everything else has its default. */
export const readCard: Read<Card> = (value, path, found) => readWholeCard(withoutNulls(value), path, found);

/** Power, toughness, loyalty or defense: a number, or as printed (`"1+*"`). */
const size: Read<string | number> = (value, path, found) => {
  if (typeof value === 'number') return wholeNumber()(value, path, found);
  if (typeof value === 'string') return shortText(value, path, found);
  found.report('expects-size', path, { found: shown(value) });
  return 0;
};

/** Data from elsewhere writes an empty text for a size that a card does not have. */
const sizeOrNull: Read<string | number | null> = (value, path, found) =>
  value === null || value === '' ? null : size(value, path, found);

const faceFields = {
  name: optional(shortText, ''),
  manaCost: optional(shortText, ''),
  typeLine: required(shortText, ''),
  text: optional(text, ''),
  power: optional(sizeOrNull, null),
  toughness: optional(sizeOrNull, null),
  loyalty: optional(sizeOrNull, null),
  defense: optional(sizeOrNull, null),
  colorIndicator: optional(orNothing(listOf(oneOf(COLORS))), null),
  layout: optional(orNull(oneOf(CARD_LAYOUTS)), null),
};

// `source` says where a definition comes from, which is nothing to a board.
const readFace = objectOf<Omit<Card, 'faces'>>(faceFields, ['source']);

// A card has at most two faces here, and a face has none of its own (712.1).
const readWholeCard = objectOf<Card>(
  {
    ...faceFields,
    faces: optional(
      listOf((value, path, found) => ({ ...readFace(withoutNulls(value), path, found), faces: [] }), 2),
      [],
    ),
  },
  ['source'],
);

/** Card data from elsewhere writes null for what a card does not have. */
function withoutNulls(value: unknown): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== null));
}
