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
  const sources: Sources = { off, found, cache, objectOf: lookUp(board.objects) };
  const objects = new Map<ObjectId, CompiledObject>();
  for (const object of board.objects)
    if (!off.has(object.id) && found.cards.has(object.card)) objects.set(object.id, compileObject(object, sources));
  const effects = new Map(
    board.effects.filter((effect) => !off.has(effect.id)).map((effect) => [effect.id, compileEffect(effect, sources)]),
  );
  const problems: readonly Problem[] = [
    ...found.problems,
    ...lintBoard(board),
    ...problemsOfObjects(board, objects),
    ...problemsOfEffects(board, effects),
  ];
  return { board, objects, effects, problems };
}

/** What the objects of a board are made from. */
type Sources = {
  readonly off: ReadonlySet<string>;
  readonly found: FoundCards;
  readonly cache: CompileCache;
  readonly objectOf: (id: string) => BoardObject | undefined;
};

/** Objects by id; the index is made when somebody asks, since most boards have no copies. */
function lookUp(objects: readonly BoardObject[]): Sources['objectOf'] {
  let index: ReadonlyMap<string, BoardObject> | null = null;
  return (id) => {
    index ??= new Map(objects.map((object) => [object.id, object]));
    return index.get(id);
  };
}

function compileObject(object: BoardObject, sources: Sources): CompiledObject {
  const { cache, found } = sources;
  const compiled = cache.card(found.cards.get(object.card) ?? BLANK_CARD);
  if (!isPlain(object)) return compileUnusual(object, compiled, sources);
  const known = cache.plain.get(object);
  if (known?.card === compiled) return known;
  const form = chosenForm(object, compiled);
  const plain = { object, card: compiled, copied: null, copyExceptions: null, faceDownAs: null, merged: [], form };
  cache.plain.set(object, plain);
  return plain;
}

/** Its own card is all there is to it. */
const isPlain = ({ copyOf, faceDown, merged }: BoardObject): boolean =>
  copyOf === null && typeof faceDown !== 'object' && merged.length === 0;

function compileUnusual(object: BoardObject, compiled: CompiledCard, sources: Sources): CompiledObject {
  const { cache, found } = sources;
  const copied = copiedCard(object, sources);
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
    form: object.choices.mode === undefined ? [] : chosenForm(object, enteredWith(object, sources) ?? compiled),
  };
}

/** The card whose text an object entered with: a copy has that of the first original (707.5). */
function enteredWith(object: BoardObject, { found, cache, objectOf }: Sources): CompiledCard | null {
  const seen = new Set<string>();
  let { copyOf, card } = object;
  while (typeof copyOf === 'string' && !seen.has(copyOf)) {
    seen.add(copyOf);
    const original = objectOf(copyOf);
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
function copiedCard(object: BoardObject, { off, found, objectOf }: Sources): Card | null {
  const seen = new Set<string>();
  let copyOf = object.copyOf;
  while (typeof copyOf === 'string' && !seen.has(copyOf)) {
    seen.add(copyOf);
    if (!off.has(copyOf)) return null;
    const original = objectOf(copyOf);
    if (!original) return null;
    if (original.copyOf === null) return upFace(found.cards.get(original.card) ?? null, original.face);
    copyOf = original.copyOf;
  }
  return typeof copyOf === 'object' ? copyOf : null;
}

const upFace = (card: Card | null, face: 0 | 1): Card | null => card?.faces[face] ?? card;

function compileEffect(effect: BoardEffect, { found, cache, objectOf }: Sources): CompiledEffect {
  const source = effect.source === null ? undefined : objectOf(effect.source);
  const card = source && found.cards.get(source.card);
  return { effect, ...pointedBack(effect, cache.effect(effect.text, card ? namesOf(card) : [])) };
}
