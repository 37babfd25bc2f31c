import {
  BLANK_CARD,
  type Board,
  type BoardEffect,
  type BoardObject,
  type Card,
  type CardLibrary,
  type CompiledBoard,
  type CompiledCard,
  type CompiledEffect,
  type CompiledObject,
  lintBoard,
  type ObjectId,
  type Problem,
} from '../engine';
import { chosenForm } from './chosen-form';
import { type CompileCache, createCompileCache } from './compile-cache';
import { copyExceptionsOf } from './copy-exceptions';
import { problemsOfEffects } from './effect-problems';
import { type FoundCards, findCards } from './find-cards';
import { namesOf } from './lines/self-names';
import { problemsOfObjects } from './object-problems';
import { pointedBack } from './pointed-back';

/**
 * The texts of a board as data, each text once. An unknown card takes its object off the board and is a problem; words that
 * could not be read are problems too, and the rest of their text counts. What is switched off is left out. With the same
 * `cache`, texts seen before are not compiled again; it never changes an answer.
 */
export function compileBoard(
  board: Board,
  cards: CardLibrary,
  cache: CompileCache = createCompileCache(),
): CompiledBoard {
  const off = new Set(board.off);
  const found = findCards(board, cards);
  const objects = new Map<ObjectId, CompiledObject>();
  for (const object of board.objects)
    if (!off.has(object.id) && found.cards.has(object.card))
      objects.set(object.id, compileObject(object, board, found, cache));
  const effects = new Map(
    board.effects
      .filter((effect) => !off.has(effect.id))
      .map((effect) => [effect.id, compileEffect(effect, board, found, cache)]),
  );
  const problems: readonly Problem[] = [
    ...found.problems,
    ...lintBoard(board),
    ...problemsOfObjects(board, objects),
    ...problemsOfEffects(board, effects),
  ];
  return { board, objects, effects, problems };
}

function compileObject(object: BoardObject, board: Board, found: FoundCards, cache: CompileCache): CompiledObject {
  const compiled = cache.card(found.cards.get(object.card) ?? BLANK_CARD);
  if (!isPlain(object)) return compileUnusual(object, compiled, board, found, cache);
  const known = PLAIN.get(object);
  if (known?.card === compiled) return known;
  const form = chosenForm(object, compiled);
  const plain = { object, card: compiled, copied: null, copyExceptions: null, faceDownAs: null, merged: [], form };
  PLAIN.set(object, plain);
  return plain;
}

/** Kept while the object is there: an edit of the board leaves most objects as they are, and what is the same is known to be. */
const PLAIN = new WeakMap<BoardObject, CompiledObject>();

/** Its own card is all there is to it. */
const isPlain = ({ copyOf, faceDown, merged }: BoardObject): boolean =>
  copyOf === null && typeof faceDown !== 'object' && merged.length === 0;

function compileUnusual(
  object: BoardObject,
  compiled: CompiledCard,
  board: Board,
  found: FoundCards,
  cache: CompileCache,
): CompiledObject {
  const copied = copiedCard(object, board, found);
  return {
    object,
    card: compiled,
    copied: copied && cache.card(copied),
    copyExceptions: copyExceptionsOf(object, compiled),
    faceDownAs: typeof object.faceDown === 'object' ? cache.card(object.faceDown) : null,
    merged: object.merged.flatMap((part) => {
      const under = found.cards.get(part);
      return under ? [cache.card(under)] : [];
    }),
    form: chosenForm(object, enteredWith(object, board, found, cache) ?? compiled),
  };
}

/** The card whose text an object entered with: a copy has that of the first original (707.5). */
function enteredWith(object: BoardObject, board: Board, found: FoundCards, cache: CompileCache): CompiledCard | null {
  const seen = new Set<string>();
  let { copyOf, card } = object;
  while (typeof copyOf === 'string' && !seen.has(copyOf)) {
    seen.add(copyOf);
    const id = copyOf;
    const original = board.objects.find((other) => other.id === id);
    if (original === undefined) return null;
    ({ copyOf, card } = original);
  }
  const printed = copyOf !== null && typeof copyOf === 'object' ? copyOf : found.cards.get(card);
  return printed ? cache.card(printed) : null;
}

/**
 * The card of the copied values where they are written out, and also where the original is switched off: a copy keeps its
 * values when the original goes (707.2b).
 */
function copiedCard(object: BoardObject, board: Board, found: FoundCards): Card | null {
  const seen = new Set<string>();
  let copyOf = object.copyOf;
  while (typeof copyOf === 'string' && !seen.has(copyOf)) {
    seen.add(copyOf);
    const id = copyOf;
    if (!board.off.includes(id)) return null;
    const original = board.objects.find((other) => other.id === id);
    if (!original) return null;
    if (original.copyOf === null) return upFace(found.cards.get(original.card) ?? null, original.face);
    copyOf = original.copyOf;
  }
  return typeof copyOf === 'object' ? copyOf : null;
}

const upFace = (card: Card | null, face: 0 | 1): Card | null => card?.faces[face] ?? card;

function compileEffect(effect: BoardEffect, board: Board, found: FoundCards, cache: CompileCache): CompiledEffect {
  const source = board.objects.find((object) => object.id === effect.source);
  const card = source && found.cards.get(source.card);
  return { effect, ...pointedBack(effect, cache.effect(effect.text, card ? namesOf(card) : [])) };
}
