import { CARD_TYPES, SUPERTYPES } from '../model/characteristics';
import { type Problem, problemAt } from '../model/problems';
import { isKnownSubtype, SUBTYPES } from '../model/subtypes';
import { SANE } from './limits';
import { nearest } from './nearest';
import type { Board, BoardObject, Card } from './types';

/** Words on cards written by hand that are hardly meant: what they would say is left out of the characteristics. */
export function lintCards(board: Board): readonly Problem[] {
  const problems: Problem[] = [];
  for (const [index, object] of board.objects.entries()) {
    if (problems.length >= SANE.suggestions) break; // a hostile document can hold thousands
    for (const [path, card] of inlineCards(object)) problems.push(...lintCard(card, `objects[${index}].${path}`));
  }
  return problems;
}

function inlineCards({ card, copyOf, faceDown, merged }: BoardObject): readonly (readonly [string, Card])[] {
  if (typeof card === 'string' && copyOf === null && faceDown === false && merged.length === 0) return []; // nearly all
  const written: readonly (readonly [string, unknown])[] = [
    ['card', card],
    ['copyOf', copyOf],
    ['faceDown', faceDown],
    ...merged.map((part, place) => [`merged[${place}]`, part] as const),
  ];
  // Of these fields only a card is an object.
  return written.flatMap(([path, value]) =>
    typeof value === 'object' && value !== null ? [[path, value as Card] as const] : [],
  );
}

type Note = { readonly field: string; readonly code: string; readonly values: Problem['values'] };

/** Asked once for each card: a board is looked through again with every change of it. */
const NOTES = new WeakMap<Card, readonly Note[]>();

function lintCard(card: Card, path: string): readonly Problem[] {
  const notes = NOTES.get(card) ?? [card, ...card.faces].flatMap(notesOn);
  NOTES.set(card, notes);
  return notes.map(({ field, code, values }) => problemAt(`${path}.${field}`, code, values, 'warning'));
}

function notesOn({ typeLine, manaCost, power, toughness }: Card): readonly Note[] {
  return [
    ...typeNotes(typeLine),
    ...(manaCost.replaceAll(SYMBOL, '').trim() === ''
      ? []
      : [{ field: 'manaCost', code: 'odd-mana-cost', values: { found: manaCost } }]),
    ...sizeNotes('power', power),
    ...sizeNotes('toughness', toughness),
  ];
}

/** 107.4: a number, a letter, or a hybrid of some, with the {H…} of half mana. */
const SYMBOL = /\{(?:H[WUBRGC]|(?:\d+|[WUBRGCSXYZP])(?:\/(?:\d+|[WUBRGCSXYZP])){0,2})\}|\/\//g;

/** Words of types must be known (205.2, 205.4); a subtype may be one's own, but not nearly one of the rules. */
function typeNotes(typeLine: string): readonly Note[] {
  const [before = '', after = ''] = typeLine.split(/\s+[—–-]+\s+/);
  const types = wordsOf(before).filter((word) => !KNOWN_TYPES.has(word));
  const subtypes = wordsOf(after).filter((word) => !isKnownSubtype(word) && !BESIDE_SUBTYPES.has(word));
  return [
    ...types.map((word) => note(word, nearest(word, KNOWN_TYPES))),
    ...subtypes.flatMap((word) => {
      const meant = nearest(word, SUBTYPES);
      return meant === null ? [] : [note(word, meant)];
    }),
  ];
}

const note = (found: string, meant: string | null): Note =>
  meant === null
    ? { field: 'typeLine', code: 'unknown-type', values: { found } }
    : { field: 'typeLine', code: 'unknown-type-near', values: { found, nearest: meant } };

const wordsOf = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');

const KNOWN_TYPES: ReadonlySet<string> = new Set<string>([...SUPERTYPES, ...CARD_TYPES, 'Tribal', 'Token', '//']);
/** A type of two words, and the other half of a split card. */
const BESIDE_SUBTYPES: ReadonlySet<string> = new Set(['Time', 'Lord', ...KNOWN_TYPES]);

/** 208.1–2: numbers, stars and what is added to them. */
const sizeNotes = (field: string, size: Card['power']): readonly Note[] =>
  typeof size === 'string' && !/^[\d*+\-−X²½.?]*$/.test(size)
    ? [{ field, code: 'odd-size', values: { found: size } }]
    : [];
