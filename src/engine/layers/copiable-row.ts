import type { CompiledBoard, CompiledCard, CompiledObject } from '../board/compiled';
import type { BoardObject } from '../board/types';
import { withExceptions } from '../effects/apply-parts';
import { copyValues } from '../effects/become-copy';
import { faceDownRow } from '../effects/turn-face-down';
import type { Row } from '../model/characteristics';
import { effectKey, type ObjectId } from '../model/ids';
import type { Part } from '../model/parts';
import type { Facts } from '../query/facts';
import { valuesGiven } from './face-down';
import { isMelded, printedRow } from './printed-row';

/**
 * The values that a copy takes from an object: its own printed face, what it is itself a copy of, what is merged under it
 * and whether it is face down; not what other copy effects did to it later (707.2, 707.2b, D18). Depth first; an object
 * that is in the end a copy of itself has its printed values.
 */
export function copiableRow(id: ObjectId, viewer: BoardObject, board: CompiledBoard, facts: Facts): Row | null {
  const found = FOUND.get(board) ?? new Map<string, Row | null>();
  FOUND.set(board, found);
  const doors = viewer.designations.filter((word) => word.startsWith('unlocked ')).join();
  const keyOf = (one: ObjectId) => `${one} ${viewer.token} ${viewer.face} ${viewer.zone} ${doors}`;
  const known = found.get(keyOf(id));
  if (known !== undefined) return known;
  // From the far end of the chain, so that a long one is walked once and nothing calls itself deeply.
  for (const one of chainFrom(id, board, (other) => found.has(keyOf(other))).toReversed())
    found.set(keyOf(one), valuesOf(one, viewer, board, facts));
  return found.get(keyOf(id)) ?? null;
}

/** What copies take from the objects of a board, kept while the board is there: chains of copies share their ends. */
const FOUND = new WeakMap<CompiledBoard, Map<string, Row | null>>();

function valuesOf(id: ObjectId, viewer: BoardObject, board: CompiledBoard, facts: Facts): Row | null {
  const compiled = board.objects.get(id);
  if (compiled === undefined) return null;
  const original = compiled.object;
  const printed = printedRow(compiled.card, asSeen(compiled.card, original, viewer), compiled.merged);
  // What is no token has no second face to show, so further down the chain nobody sees one.
  const copied = copiedRow(compiled, { ...viewer, token: viewer.token && original.token }, board, facts);
  const row = copied === null ? printed : copyOver(printed, copied, compiled, facts);
  const merged = mergedAbilities(compiled);
  const whole = changed({ ...row, abilities: [...row.abilities, ...merged] }, compiled.form, compiled, facts);
  return original.faceDown === false ? whole : changed(faceDownRow(whole), valuesGiven(compiled), compiled, facts);
}

/** The values of what an object is a copy of, on their own: its `copyOf` object or inline card. */
export function copiedRow(
  compiled: CompiledObject,
  viewer: BoardObject,
  board: CompiledBoard,
  facts: Facts,
): Row | null {
  const { copyOf } = compiled.object;
  if (compiled.copied !== null)
    return printedRow(compiled.copied, asSeen(compiled.copied, { ...compiled.object, face: 0 }, viewer));
  if (typeof copyOf !== 'string' || copiesItself(compiled.object.id, board)) return null;
  return copiableRow(copyOf, viewer, board, facts);
}

/** Does the chain of what it is a copy of come back to it? Then it has no original (D18). */
function copiesItself(id: ObjectId, board: CompiledBoard): boolean {
  const known = CIRCLES.get(board) ?? circlesOn(board);
  CIRCLES.set(board, known);
  return known.has(id);
}

/** The objects of a board that are in the end copies of themselves. Each chain is followed once, up to where another was. */
function circlesOn(board: CompiledBoard): ReadonlySet<ObjectId> {
  const followed = new Set<ObjectId>();
  const circles = new Set<ObjectId>();
  for (const id of board.objects.keys()) {
    const chain = chainFrom(id, board, (one) => followed.has(one));
    const back = board.objects.get(chain.at(-1) ?? id)?.object.copyOf as ObjectId; // looked for among ids
    const start = chain.indexOf(back);
    for (const one of start < 0 ? [] : chain.slice(start)) circles.add(one);
    for (const one of chain) followed.add(one);
  }
  return circles;
}

const CIRCLES = new WeakMap<CompiledBoard, ReadonlySet<ObjectId>>();

/** An object, what it is a copy of, and so on, until the chain ends, comes back to itself or to what is known already. */
function chainFrom(id: ObjectId, board: CompiledBoard, isKnown: (id: ObjectId) => boolean): readonly ObjectId[] {
  const chain = new Set<ObjectId>();
  let next: unknown = id;
  while (typeof next === 'string' && !chain.has(next as ObjectId) && board.objects.has(next as ObjectId)) {
    if (isKnown(next as ObjectId)) break;
    chain.add(next as ObjectId); // `copyOf` is an object's id where it is a string: parsing has seen to it
    next = board.objects.get(next as ObjectId)?.object.copyOf;
  }
  return [...chain];
}

/** The parts of a copy's own exceptions as one list (707.9): those of the text and the line that goes along. */
export function exceptionsOf(compiled: CompiledObject): readonly Part[] {
  const exceptions = compiled.copyExceptions;
  if (exceptions === null) return [];
  const lines = compiled.card.faces[0].abilities.filter((ability) => ability.line === exceptions.keepsLine);
  if (exceptions.keepsLine === null || lines.length === 0) return exceptions.except;
  return [
    ...exceptions.except,
    { kind: 'add-abilities', abilities: lines.map((ability) => ({ kind: 'ability', ability })) },
  ];
}

/** What lies under the topmost card of a merged permanent gives it its abilities (702.140e, 730.2a). */
export function mergedAbilities(compiled: CompiledObject): Row['abilities'] {
  if (isMelded(compiled.card, compiled.object)) return []; // 712.8g: it has the combined back face alone
  return compiled.merged.flatMap((card, depth) =>
    printedRow(card, compiled.object).abilities.map((ability) => ({
      ...ability,
      id: ability.id.replace(/^[A-Za-z0-9_-]+/, (id) => `${id}/m${depth}`),
    })),
  );
}

function copyOver(printed: Row, copied: Row, compiled: CompiledObject, facts: Facts): Row {
  const { object, copyExceptions } = compiled;
  const row = copyValues(printed, copied, copyExceptions?.keep ?? [], object.id);
  return changed(row, exceptionsOf(compiled), compiled, facts);
}

/** A row after parts that belong to the copiable values: exceptions of a copy, values given for a face-down object. */
function changed(row: Row, parts: readonly Part[], { object }: CompiledObject, facts: Facts): Row {
  return withExceptions(row, parts, {
    facts,
    rows: { get: () => undefined }, // these parts are written out: they ask nothing about other objects
    it: object.id,
    voice: {
      effect: effectKey(`${object.id}:copy`),
      source: object.id,
      controller: object.controller,
      targets: [],
      x: null,
      choices: object.choices,
      granter: null,
    },
  });
}

/**
 * A flip card's copy shows its own half (710.1), a Room's copy its own doors (709.5c); a token that is a double-faced copy
 * its own face. Otherwise the original's face is copied.
 */
function asSeen(card: CompiledCard, original: BoardObject, viewer: BoardObject): BoardObject {
  const { layout } = card.card;
  if (layout === 'room') return { ...original, designations: viewer.designations, zone: viewer.zone };
  const ownFace = layout === 'flip' || (viewer.token && (layout === 'transform' || layout === 'modal'));
  return ownFace ? { ...original, face: viewer.face, zone: viewer.zone } : original;
}
