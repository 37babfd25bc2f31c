import { type Beginning, beginningOfChoice, beginningOfSequence, beginningWith, chances, once } from './beginning';
import type { Token } from './tokens';

/** One way to read a phrase: its value, and the position of the token after it. */
export type Found<Value> = { readonly value: Value; readonly next: number };

/**
 * What is being read. `memo` and `furthest` belong to one reading and are made by `inputOf`; `context` is whatever the caller's
 * readers need (this room does not look at it).
 */
export type Input = {
  readonly tokens: readonly Token[];
  readonly memo: Map<Reader<unknown>, Map<number, readonly Found<unknown>[]>>;
  readonly furthest: { at: number; readonly expected: Map<string, number> };
};

/**
 * Reads a phrase from a position on. It gives every place where the phrase can end, the preferred reading first, with one
 * value an end: so a sequence backtracks by itself, and n tokens have at most n readings, however hostile the text.
 */
export type Reader<Value> = {
  readonly read: (input: Input, at: number) => readonly Found<Value>[];
  readonly map: <Other>(change: (value: Value, from: number, to: number) => Other) => Reader<Other>;
  /** Like `map`, but null refuses this reading. */
  readonly refine: <Other>(change: (value: Value, from: number, to: number) => Other | null) => Reader<Other>;
  readonly beginning: () => Beginning;
};

export const inputOf = (tokens: readonly Token[]): Input => ({
  tokens,
  memo: new Map(),
  furthest: { at: 0, expected: new Map() },
});

/**
 * Makes a reader of a function; the other combinators are built with it. `beginning` promises that at any other word the
 * function reads nothing and has nothing to say of what was expected.
 */
export const reader = <Value>(
  read: Reader<Value>['read'],
  beginning: Reader<Value>['beginning'] = anything,
): Reader<Value> => new Phrase(read, beginning);

/** There are thousands of readers, so what they have in common they have once: hence a class. */
class Phrase<Value> implements Reader<Value> {
  constructor(
    readonly read: Reader<Value>['read'],
    readonly beginning: Reader<Value>['beginning'],
  ) {}

  map<Other>(change: (value: Value, from: number, to: number) => Other): Reader<Other> {
    const { read, beginning } = this;
    return reader((input, at) => {
      const found = read(input, at);
      return found.length === 0 ? NOTHING : found.map(({ value, next }) => ({ value: change(value, at, next), next }));
    }, beginning);
  }

  refine<Other>(change: (value: Value, from: number, to: number) => Other | null): Reader<Other> {
    const { read, beginning } = this;
    return reader((input, at) => {
      const found = read(input, at);
      if (found.length === 0) return NOTHING;
      return found.flatMap(({ value, next }) => {
        const changed = change(value, at, next);
        return changed === null ? [] : [{ value: changed, next }];
      });
    }, beginning);
  }
}

const anything = (): Beginning => null;

const NOTHING: readonly Found<never>[] = [];

/** Remembers how far the text could be read, and what could have stood there: that is where a person looks for the mistake. */
function missing(input: Input, at: number, expected: string): readonly Found<never>[] {
  const { furthest } = input;
  if (at < furthest.at) return NOTHING;
  if (at > furthest.at) {
    furthest.at = at;
    furthest.expected.clear();
  }
  if (expected !== NO_TEMPLATE) furthest.expected.set(expected, (furthest.expected.get(expected) ?? 0) + 1);
  return NOTHING;
}

/** What most readers missed at the furthest place; a message key. */
export function mostExpected({ furthest }: Input): string {
  const [first] = [...furthest.expected].toSorted(([, one], [, other]) => other - one);
  return first?.[0] ?? NO_TEMPLATE;
}

const NO_TEMPLATE = 'unread.no-template';

/** One token for which `value` is not null; `texts` are those that it can have, if they are few and nothing is `expected`. */
export const token = <Value>(
  value: (token: Token) => Value | null,
  expected = NO_TEMPLATE,
  texts: readonly string[] | null = null,
): Reader<Value> =>
  reader(
    (input, at) => {
      const here = input.tokens[at];
      const read = here === undefined ? null : value(here);
      return read === null ? missing(input, at, expected) : [{ value: read, next: at + 1 }];
    },
    texts === null ? anything : once(() => beginningWith(texts)),
  );

/** Any one of these words (lower case) or punctuation marks. */
export function word(...texts: readonly string[]): Reader<string> {
  const wanted = new Set(texts);
  const isWanted = ({ kind, text }: Token): boolean => kind !== 'quote' && kind !== 'self' && wanted.has(text);
  return token((here) => (isWanted(here) ? here.text : null), NO_TEMPLATE, texts);
}

/** These words (lower case), one after another: `words('in addition to')`. `'s` is a word of its own. */
export function words(text: string): Reader<string> {
  const wanted = text.split(' ');
  return reader(
    (input, at) => {
      for (let index = 0; index < wanted.length; index++) {
        const here = input.tokens[at + index];
        const same = here !== undefined && here.text === wanted[index] && here.kind !== 'quote';
        if (!same) return missing(input, at + index, NO_TEMPLATE);
      }
      return [{ value: text, next: at + wanted.length }];
    },
    once(() => beginningWith(wanted.slice(0, 1))),
  );
}

type Values<Readers extends readonly Reader<unknown>[]> = {
  readonly [Index in keyof Readers]: Readers[Index] extends Reader<infer Value> ? Value : never;
};

/*
 * A text is read once, by code that has not run before and that nothing has made fast yet. So what runs at every word goes
 * through lists by index, and takes a single reading, which there nearly always is, as it is.
 */

/** One after another. */
export function sequence<const Readers extends readonly Reader<unknown>[]>(
  ...readers: Readers
): Reader<Values<Readers>> {
  return reader(
    (input, at) => {
      const values: unknown[] = [];
      let next = at;
      for (let index = 0; index < readers.length; index++) {
        const found = readers[index]?.read(input, next) ?? NOTHING;
        const first = found[0];
        if (first === undefined) return NOTHING; // most readings of most texts end at their first word
        if (found.length > 1) return inEveryWay(values, found, readers.slice(index + 1), input) as Tuples<Readers>;
        values.push(first.value);
        next = first.next;
      }
      // The values were collected reader by reader, so the tuple has exactly the readers' types.
      return [{ value: values, next }] as readonly Found<readonly unknown[]>[] as Tuples<Readers>;
    },
    once(() => beginningOfSequence(readers)),
  );
}

type Tuples<Readers extends readonly Reader<unknown>[]> = readonly Found<Values<Readers>>[];

/** The rest of a sequence after the values so far, from each of several readings on. */
function inEveryWay(
  before: readonly unknown[],
  readings: readonly Found<unknown>[],
  rest: readonly Reader<unknown>[],
  input: Input,
): readonly Found<readonly unknown[]>[] {
  return rest.reduce<readonly Found<readonly unknown[]>[]>(
    (found, one) => oneAnEnd(found.flatMap((start) => longer(start, readHere(one, input, start.next)))),
    longer({ value: before, next: 0 }, readings),
  );
}

/** What was read, with each of these after it. */
const longer = <Value>(
  start: Found<readonly Value[]>,
  more: readonly Found<Value>[],
): readonly Found<readonly Value[]>[] => more.map(({ value, next }) => ({ value: [...start.value, value], next }));

/** Any of these; for each end the first that reaches it. */
export function oneOf<const Readers extends readonly Reader<unknown>[]>(
  ...readers: Readers
): Reader<Values<Readers>[number]> {
  let chosen: ReturnType<typeof chances> | null = null;
  return reader(
    (input, at) => {
      chosen ??= chances(readers);
      const some = chosen(input.tokens[at]);
      let found: readonly Found<unknown>[] = NOTHING;
      for (let index = 0; index < some.length; index++) {
        const more = some[index]?.read(input, at) ?? NOTHING;
        if (more.length > 0) found = found.length === 0 ? more : [...found, ...more];
      }
      if (some.length < readers.length) missing(input, at, NO_TEMPLATE); // as those say that were not asked
      // Each found value comes from one of the readers, so it has one of their types.
      return oneAnEnd(found) as readonly Found<Values<Readers>[number]>[];
    },
    once(() => beginningOfChoice(readers)),
  );
}

/** It, or `fallback` where it is not there. Reading it is preferred. */
export const optional = <Value, Fallback>(one: Reader<Value>, fallback: Fallback): Reader<Value | Fallback> =>
  reader<Value | Fallback>(
    (input, at) => {
      const without = [{ value: fallback, next: at }];
      const found: readonly Found<Value | Fallback>[] = readHere(one, input, at);
      return found.length === 0 ? without : found.concat(without);
    },
    once(() => orNothing(one)),
  );

/** Reads it where it can begin; elsewhere that is noted as if it had been asked. */
function readHere<Value>(one: Reader<Value>, input: Input, at: number): readonly Found<Value>[] {
  const beginning = one.beginning();
  if (beginning === null || beginning.mayBeEmpty) return one.read(input, at);
  const here = input.tokens[at];
  return here !== undefined && beginning.words.has(here.text) ? one.read(input, at) : missing(input, at, NO_TEMPLATE);
}

const orNothing = (one: Reader<unknown>, isLeftOut = true): Beginning => {
  const beginning = one.beginning();
  return beginning === null ? null : { words: beginning.words, mayBeEmpty: isLeftOut || beginning.mayBeEmpty };
};

/** It as often as it comes, at least `atLeast` times; the longest reading first. */
export const many = <Value>(
  one: Reader<Value>,
  atLeast = 0,
  atMost = Number.POSITIVE_INFINITY,
): Reader<readonly Value[]> =>
  reader(
    (input, at) => {
      let rounds: readonly Found<readonly Value[]>[] = NOTHING;
      let round: readonly Found<readonly Value[]>[] = [{ value: [], next: at }];
      for (let times = 0; round.length > 0; times++) {
        if (times >= atLeast) rounds = rounds.length === 0 ? round : [...rounds, ...round];
        if (times === atMost) break;
        const more = onceMore(round, one, input);
        round = more.length === 0 ? more : more.filter(({ next }) => rounds.every((known) => known.next !== next));
      }
      return rounds.length < 2 ? rounds : rounds.toSorted((a, b) => b.next - a.next);
    },
    once(() => orNothing(one, atLeast === 0)),
  );

function onceMore<Value>(
  round: readonly Found<readonly Value[]>[],
  one: Reader<Value>,
  input: Input,
): readonly Found<readonly Value[]>[] {
  const further = (start: Found<readonly Value[]>) => {
    const found = readHere(one, input, start.next);
    return found.length === 0
      ? []
      : longer(
          start,
          found.filter(({ next }) => next > start.next),
        );
  };
  const [only] = round;
  return round.length === 1 && only !== undefined ? further(only) : oneAnEnd(round.flatMap(further));
}

/** Longer lists are nobody's sentence; without a limit a hostile one would be read in every way it can be cut. */
const LONGEST_LIST = 16;

/** It, once or more (at most sixteen times), with separators between. */
export const separated = <Value>(one: Reader<Value>, separator: Reader<unknown>): Reader<readonly Value[]> =>
  sequence(
    one,
    many(
      sequence(separator, one).map(([, value]) => value),
      0,
      LONGEST_LIST - 1,
    ),
  ).map(([first, rest]) => [first, ...rest]);

/** Defers to a reader that is defined further down or in a file that in turn needs this one; it is made once, when first read. */
export const lazy = <Value>(make: () => Reader<Value>): Reader<Value> => {
  let made: Reader<Value> | null = null;
  const get = (): Reader<Value> => {
    made ??= make();
    return made;
  };
  return reader(
    (input, at) => get().read(input, at),
    once(() => get().beginning()),
  );
};

/** Reads each place once, whoever asks: for phrases that contain each other. */
export function memo<Value>(one: Reader<Value>): Reader<Value> {
  return reader((input, at) => {
    const places = input.memo.get(one) ?? new Map<number, readonly Found<unknown>[]>();
    input.memo.set(one, places);
    const known = places.get(at);
    // Only this reader writes to its own map, so what is found there has its type.
    if (known !== undefined) return known as readonly Found<Value>[];
    places.set(at, NOTHING); // a phrase that begins with itself reads nothing instead of looping
    const found = one.read(input, at);
    places.set(at, found);
    return found;
  }, one.beginning);
}

/** It, if what `not` reads does not stand here. */
export const unless = <Value>(not: Reader<unknown>, one: Reader<Value>): Reader<Value> =>
  reader(
    (input, at) => (not.read(input, at).length > 0 ? NOTHING : one.read(input, at)),
    once(() => beginningOfChoice([not, one])),
  );

/** Reads nothing and succeeds. */
export const nothing = <Value>(value: Value): Reader<Value> =>
  reader(
    (_, at) => [{ value, next: at }],
    once(() => beginningWith([], true)),
  );

function oneAnEnd<Value>(found: readonly Found<Value>[]): readonly Found<Value>[] {
  if (found.length < 2) return found;
  const ends = new Set<number>();
  return found.filter(({ next }) => !ends.has(next) && ends.add(next));
}
