import type { CompiledBoard, LayerEffect, Trace } from '../engine';
import { effectPhrase } from './effect-phrase';
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

function namebookOf(compiled: CompiledBoard, trace: Trace, words: Words): Namebook {
  const objects = objectNames(compiled);
  const object = (id: string) => objects.get(id) ?? id;
  return {
    objects,
    players: new Map(compiled.board.players.map(({ id, name }) => [String(id), name ?? String(id)])),
    effects: new Map([...trace.effects].map(([key, effect]) => [key, effectName(effect, compiled, object, words)])),
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

function objectNames(compiled: CompiledBoard): ReadonlyMap<string, string> {
  const printed = compiled.board.objects.map(({ id, card }) => {
    const compiledCard = compiled.objects.get(id)?.card.card;
    const name = compiledCard?.name || (typeof card === 'string' ? card : card.name) || String(id);
    return { id, name: compiledCard?.typeLine.includes('Legendary') ? shortName(name) : name };
  });
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

/** An effect goes by its source; a counter by its kind; what has no source by its own words. */
function effectName(
  effect: LayerEffect,
  compiled: CompiledBoard,
  object: (id: string) => string,
  words: Words,
): string {
  const source = effect.source === null ? null : object(effect.source);
  switch (effect.origin) {
    case 'static':
    case 'rule':
      return source ?? effect.text;
    case 'resolved':
      return (
        source ??
        words.t('name.effect-text', { text: shorten(effectPhrase(effect.text || textOfEffect(effect.key, compiled))) })
      );
    case 'counter':
      return words.t('name.counter', { counter: effect.text });
    case 'copy':
      return words.t('name.copy', { object: source ?? '' });
    case 'face-down':
      return words.t('name.face-down', { object: source ?? '' });
  }
}

const textOfEffect = (key: string, compiled: CompiledBoard): string =>
  compiled.board.effects.find(({ id }) => String(id) === key)?.text ?? key;

/** Enough words to know it by: long texts end in an ellipsis at a word. */
function shorten(text: string): string {
  if (text.length <= LONGEST) return text.replace(/\.$/, '');
  const cut = text.slice(0, LONGEST);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST / 2))}…`;
}
const LONGEST = 48; // characters: a line of the inspector
