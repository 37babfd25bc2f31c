import type { ReactNode } from 'react';
import { ManaSymbol } from './Mana';

/** Rules text with its symbols drawn. The text is a stranger's: it is only ever text. */
export function RulesText({ text }: { readonly text: string }): ReactNode {
  return text.split(/(\{[^}\s]{1,5}\})/).map((piece, index) => {
    if (index % 2 === 0) return piece;
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other identity
    return <ManaSymbol key={index} symbol={piece} />;
  });
}
