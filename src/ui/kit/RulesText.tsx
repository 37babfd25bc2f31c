import type { ReactNode } from 'react';
import { ManaSymbol } from './Mana';

/** Rules text with its symbols drawn. The text is a stranger's: it is only ever text. */
export function RulesText({ text }: { readonly text: string }): ReactNode {
  return text.split(/((?:\{[^}\s]{1,5}\})+)/).map((piece, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other identity
    return index % 2 === 0 ? piece : <Symbols key={index} run={piece} />;
  });
}

/** Symbols that stand together stay on one line. */
function Symbols({ run }: { readonly run: string }): ReactNode {
  const symbols = run.match(/\{[^}]+\}/g) ?? [];
  // biome-ignore lint/suspicious/noArrayIndexKey: equal signs in a fixed row
  const drawn = symbols.map((symbol, index) => <ManaSymbol key={index} symbol={symbol} />);
  return symbols.length > 1 ? <span className="together">{drawn}</span> : drawn;
}
