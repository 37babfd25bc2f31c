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
export function reader<Value>(
  read: Reader<Value>['read'],
  beginning: Reader<Value>['beginning'] = anything,
): Reader<Value> {
  return {
    read,
    beginning,
    map: (change) =>
      reader((input, at) => {
        const found = read(input, at);
        return found.length === 0
          ? NOTHING
          : found.map(({ value, next }) => ({ value: change(value, at, next), next }));
      }, beginning),
    refine: (change) =>
      reader(
        (input, at) =>
          read(input, at).flatMap(({ value, next }) => {
            const changed = change(value, at, next);
            return changed === null ? [] : [{ value: changed, next }];
          }),
        beginning,
      ),
  };
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

/** One after another. */
export function sequence<const Readers extends readonly Reader<unknown>[]>(
  ...readers: Readers
): Reader<Values<Readers>> {
  return reader(
    (input, at) => {
      let found: readonly Found<readonly unknown[]>[] = [{ value: [], next: at }];
      for (const one of readers) {
        found = allAfter(found, one, input);
        if (found.length === 0) return NOTHING; // most readings of most texts end at their first word
      }
      // The values were collected reader by reader, so the tuple has exactly the readers' types.
      return found as readonly Found<Values<Readers>>[];
    },
    once(() => beginningOfSequence(readers)),
  );
}

function allAfter(
  before: readonly Found<readonly unknown[]>[],
  one: Reader<unknown>,
  input: Input,
): readonly Found<readonly unknown[]>[] {
  const longer: Found<readonly unknown[]>[] = [];
  for (const start of before)
    for (const { value, next } of one.read(input, start.next)) longer.push({ value: [...start.value, value], next });
  return oneAnEnd(longer);
}

/** Any of these; for each end the first that reaches it. */
export function oneOf<const Readers extends readonly Reader<unknown>[]>(
  ...readers: Readers
): Reader<Values<Readers>[number]> {
  let chosen: ReturnType<typeof chances> | null = null;
  return reader(
    (input, at) => {
      chosen ??= chances(readers);
      const found: Found<unknown>[] = [];
      const some = chosen(input.tokens[at]);
      for (const one of some) for (const reading of one.read(input, at)) found.push(reading);
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
      const without = { value: fallback, next: at };
      return hasChance(one, input, at) ? [...one.read(input, at), without] : [without];
    },
    once(() => orNothing(one)),
  );

/** Can it begin here? If not, that is noted as if it had been asked. */
function hasChance(one: Reader<unknown>, input: Input, at: number): boolean {
  const beginning = one.beginning();
  const here = input.tokens[at];
  if (beginning === null || beginning.mayBeEmpty || (here !== undefined && beginning.words.has(here.text))) return true;
  missing(input, at, NO_TEMPLATE);
  return false;
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
      const rounds: Found<readonly Value[]>[] = [];
      let round: readonly Found<readonly Value[]>[] = [{ value: [], next: at }];
      for (let times = 0; round.length > 0; times++) {
        if (times >= atLeast) rounds.push(...round);
        if (times === atMost) break;
        round = onceMore(round, one, input).filter(({ next }) => rounds.every((known) => known.next !== next));
      }
      return rounds.length < 2 ? rounds : rounds.sort((a, b) => b.next - a.next);
    },
    once(() => orNothing(one, atLeast === 0)),
  );

function onceMore<Value>(
  round: readonly Found<readonly Value[]>[],
  one: Reader<Value>,
  input: Input,
): readonly Found<readonly Value[]>[] {
  const longer: Found<readonly Value[]>[] = [];
  for (const start of round)
    for (const { value, next } of hasChance(one, input, start.next) ? one.read(input, start.next) : NOTHING)
      if (next > start.next) longer.push({ value: [...start.value, value], next });
  return oneAnEnd(longer);
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
