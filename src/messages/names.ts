import type { CompiledBoard, Explained, ObjectId, Trace } from '../engine';
import { effectNames } from './effect-names';
import type { Names } from './tokens';
import type { Words } from './words';

/**
 * What the things on a board are called in sentences. Objects go by their printed names, which stay while layers change
 * the name on the tile; where two share a name they are told apart by a number, in board order.
 */
export function namesOf(compiled: CompiledBoard, trace: Trace, words: Words): Names {
  return namesIn(namebookOf(compiled, trace, words));
}

/**
 * Names for runs side by side, one for each in their order. What only another run has is called as it is there, and a
 * number that tells objects apart is the same in all.
 */
export function namesOfRuns(runs: readonly Explained[], words: Words): readonly Names[] {
  return runs.map((run) => {
    const known = [run, ...runs]; // of what several have, its own words first
    // The places of the first run that has an object, with the name that this run prints, or else the first that has it.
    const printed = new Map(
      [...runs, ...known.toReversed()].flatMap(({ compiled }) => printedNames(compiled)).map((each) => [each.id, each]),
    );
    const objects = objectNames([...printed.values()]);
    const books = known.map(({ compiled, trace }) => namebookOf(compiled, trace, words, objects)).reverse();
    return namesIn({
      objects,
      players: new Map(books.flatMap(({ players }) => [...players])),
      effects: new Map(books.flatMap(({ effects }) => [...effects])),
    });
  });
}

/**
 * Names of one board after the other. As long as no thing is called otherwise than before they are one and the same
 * object, which only comes to know what is new: a preview or another order draws nothing anew because of its names.
 */
export function createNaming(words: Words): (compiled: CompiledBoard, trace: Trace) => Names {
  let known: Namebook = { objects: new Map(), players: new Map(), effects: new Map() };
  let names = namesIn(known);
  return (compiled, trace) => {
    const book = namebookOf(compiled, trace, words);
    const isSame =
      isEqual(known.objects, book.objects) &&
      isEqual(known.players, book.players) &&
      agrees(known.effects, book.effects);
    if (isSame) {
      for (const [key, name] of book.effects) known.effects.set(key, name);
    } else {
      known = book;
      names = namesIn(book);
    }
    return names;
  };
}

type Namebook = {
  readonly objects: ReadonlyMap<string, string>;
  readonly players: ReadonlyMap<string, string>;
  readonly effects: Map<string, string>;
};

function namebookOf(
  compiled: CompiledBoard,
  trace: Trace,
  words: Words,
  objects = objectNames(printedNames(compiled)),
): Namebook {
  const object = (id: string) => objects.get(id) ?? id;
  return {
    objects,
    players: new Map(compiled.board.players.map(({ id, name }) => [String(id), name ?? String(id)])),
    effects: effectNames(compiled, trace, object, words),
  };
}

function namesIn({ objects, players, effects }: Namebook): Names {
  const object = (id: string) => objects.get(id) ?? id;
  return {
    object,
    player: (id) => players.get(id) ?? id,
    // A key from a message may be of another run: it begins with the object that the effect comes from.
    effect: (key) => effects.get(key) ?? object(key.split(/[/#:]/)[0] ?? key),
  };
}

/** Nothing that both know is called otherwise. */
const agrees = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean =>
  [...other].every(([key, name]) => (one.get(key) ?? name) === name);

const isEqual = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean =>
  one.size === other.size && [...other].every(([key, name]) => one.get(key) === name);

type PrintedName = { readonly id: ObjectId; readonly name: string };

function printedNames({ board, objects }: CompiledBoard): readonly PrintedName[] {
  return board.objects.map(({ id, card }) => {
    const compiledCard = objects.get(id)?.card.card;
    const name = compiledCard?.name || (typeof card === 'string' ? card : card.name) || String(id);
    return { id, name: compiledCard?.typeLine.includes('Legendary') ? shortName(name) : name };
  });
}

/** Where several share a name each has a number. */
function objectNames(printed: readonly PrintedName[]): ReadonlyMap<string, string> {
  const total = tally(printed.map(({ name }) => name));
  const seen = new Map<string, number>();
  return new Map(
    printed.map(({ id, name }) => {
      if (total.get(name) === 1) return [id, name];
      const number = (seen.get(name) ?? 0) + 1;
      seen.set(name, number);
      return [id, `${name} ${number}`];
    }),
  );
}

/** Legends go by what stands before the comma, as their own text calls them (201.5). */
const shortName = (name: string): string => name.split(', ')[0] ?? name;

function tally(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
