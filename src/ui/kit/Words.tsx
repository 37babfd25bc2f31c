import { Fragment, type ReactNode } from 'react';
import type { Message } from '../../engine';
import type { Token } from '../../messages';
import { LayerCode } from './LayerCode';
import { RuleNumber } from './RuleNumber';
import { RulesText } from './RulesText';
import { useNames, useWords } from './words-context';

export { NamesContext, useNames, useWords, WordsContext } from './words-context';

/** A message of the engine, drawn in three voices: what a card says in serif, what the tool says in sans, what was measured in mono. */
export function Words({ message }: { readonly message: Message }): ReactNode {
  const words = useWords();
  const names = useNames();
  return <Tokens tokens={words.format(message, names)} />;
}

export function Tokens({ tokens }: { readonly tokens: readonly Token[] }): ReactNode {
  return tokens.map((token, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of one sentence have no other identity and are never moved
    return <Fragment key={index}>{token.strong ? <em>{drawn(token)}</em> : drawn(token)}</Fragment>;
  });
}

function drawn(token: Token): ReactNode {
  switch (token.kind) {
    case 'text':
      return token.text;
    case 'object':
    case 'effect':
    case 'player':
      return <span className={token.kind === 'player' ? undefined : 'c'}>{token.text}</span>;
    case 'rule':
      return <RuleNumber rule={token.rule} />;
    case 'layer':
      return <LayerCode layer={token.layer} />;
    case 'mana':
      return <RulesText text={token.cost} />;
    case 'cardText':
      return (
        <q className="card-text">
          <RulesText text={token.text} />
        </q>
      );
  }
}
