import type { BoardObject, Card, CompiledCard, CompiledObject } from '../engine';
import { compileCard } from './compile-card';
import { compileEffectText, type EffectReading } from './compile-effect-text';

/** Remembers what texts compiled to, so that a board whose timestamps move is not read again. */
export type CompileCache = {
  readonly card: (card: Card) => CompiledCard;
  /** `names` are those by which the text may name its source (201.5). */
  readonly effect: (text: string, names: readonly string[]) => EffectReading;
  /** Objects that their own card is all there is to: an edit of the board leaves most as they are. */
  readonly plain: WeakMap<BoardObject, CompiledObject>;
};

export function createCompileCache(): CompileCache {
  const same = new WeakMap<Card, CompiledCard>();
  const cards = remember(MOST_KEPT, (key: string) => compileCard(JSON.parse(key) as Card)); // the key is a card written out
  const effects = remember(MOST_KEPT, (key: string) => {
    const [text = '', ...names] = JSON.parse(key) as readonly string[]; // written just below
    return compileEffectText(text, { names });
  });
  return {
    card: (card) => {
      const known = same.get(card);
      if (known) return known;
      const compiled = cards(JSON.stringify(card));
      same.set(card, compiled);
      return compiled;
    },
    effect: (text, names) => effects(JSON.stringify([text, ...names])),
    plain: new WeakMap(),
  };
}

/** Text typed by hand is new with every letter: past this many, everything is forgotten and filled anew. */
const MOST_KEPT = 10_000;

function remember<Value>(most: number, make: (key: string) => Value): (key: string) => Value {
  const kept = new Map<string, Value>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    if (kept.size >= most) kept.clear();
    const value = make(key);
    kept.set(key, value);
    return value;
  };
}
