/** What to call two runs that are compared: by what only one of them has, or by whose order is another. */
import { type Explained, type Message, timestampOrder } from '../../../engine';

export type RunTitle = {
  readonly title: Message;
  /** The timestamps that stand elsewhere in the other run. */
  readonly moved: ReadonlySet<string>;
};

/** `pinned`: is A a run that was kept while the board went on? */
export function runTitles(a: Explained, b: Explained, pinned: boolean): { readonly a: RunTitle; readonly b: RunTitle } {
  return {
    a: titleOf(a, b, pinned ? 'compare.as-pinned' : 'compare.as-is'),
    b: titleOf(b, a, pinned ? 'compare.as-now' : 'compare.as-is'),
  };
}

function titleOf(run: Explained, other: Explained, otherwise: string): RunTitle {
  const order = presentKeys(run);
  const otherOrder = presentKeys(other);
  const mine = order.filter((key) => otherOrder.includes(key));
  const theirs = otherOrder.filter((key) => order.includes(key));
  const moved = new Set(mine.filter((key, index) => theirs[index] !== key));
  return { title: whatIsThere(run, other) ?? whatIsFirst(run, mine, theirs) ?? { key: otherwise }, moved };
}

/** "Without Opalescence", and "With Opalescence" for the run that has it. */
function whatIsThere(run: Explained, other: Explained): Message | null {
  const extra = presentKeys(run).filter((key) => !presentKeys(other).includes(key));
  if (extra.length > 0) return { key: 'compare.with', values: { things: listed(extra, run) } };
  const lacking = presentKeys(other).filter((key) => !presentKeys(run).includes(key));
  return lacking.length > 0 ? { key: 'compare.without', values: { things: listed(lacking, other) } } : null;
}

/** Where their orders part one thing is before another, and in the other run that one is before this. */
function whatIsFirst(run: Explained, mine: readonly string[], theirs: readonly string[]): Message | null {
  const place = mine.findIndex((key, index) => theirs[index] !== key);
  const [first, second] = [mine[place], theirs[place]];
  if (first === undefined || second === undefined) return null;
  return timestampOrder(run.board)[0] === first
    ? { key: 'compare.first', values: { thing: thing(first, run) } }
    : { key: 'compare.before', values: { thing: thing(first, run), other: thing(second, run) } };
}

/** Oldest first, without what is switched off. */
const presentKeys = ({ board }: Explained): readonly string[] =>
  timestampOrder(board).filter((key) => !board.off.includes(key));

function listed(keys: readonly string[], run: Explained) {
  const things = keys.slice(0, MOST_LISTED).map((key) => thing(key, run));
  const more = keys.length - things.length;
  return more > 0 ? [...things, { key: 'compare.more', values: { count: more } }] : things;
}
const MOST_LISTED = 2; // a title is one line

/** A timestamp's key as a thing with a name: an object, an effect, or a kind of counter (`bear#+1/+1`). */
const thing = (key: string, { board }: Explained) =>
  board.objects.some(({ id }) => id === key) ? { object: key } : { effect: key };
