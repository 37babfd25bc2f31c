/** What to call two runs that are compared: by what comes first in each, or by what is switched off. */
import { type Explained, type Message, timestampOrder } from '../../../engine';

export type RunTitle = {
  readonly title: Message /** The timestamps that stand elsewhere in the other run. */;
  readonly moved: ReadonlySet<string>;
};

export function runTitles(a: Explained, b: Explained): { readonly a: RunTitle; readonly b: RunTitle } {
  return { a: titleOf(a, b), b: titleOf(b, a) };
}

function titleOf(run: Explained, other: Explained): RunTitle {
  const order = timestampOrder(run.board);
  const otherOrder = timestampOrder(other.board);
  const off = run.board.off.filter((id) => !other.board.off.includes(id));
  const moved = movedKeys(order, otherOrder);
  if (off.length > 0) return { title: { key: 'compare.without', values: { things: off.map(thing) } }, moved };
  const [first] = order.filter((key) => moved.has(key));
  if (first !== undefined) return { title: { key: 'compare.first', values: { thing: thing(first) } }, moved };
  return { title: { key: 'compare.as-is' }, moved };
}

/** A timestamp's key as a thing with a name: `bear#+1/+1` goes by its object. */
const thing = (key: string) => (key.includes('#') ? { effect: key } : { object: key });

/** The keys that both runs have and that stand in another place in the other. */
function movedKeys(order: readonly string[], other: readonly string[]): ReadonlySet<string> {
  const mine = order.filter((key) => other.includes(key));
  const theirs = other.filter((key) => order.includes(key));
  return new Set(mine.filter((key, index) => theirs[index] !== key));
}
