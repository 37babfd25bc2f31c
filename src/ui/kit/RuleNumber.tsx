import { cloneElement, type ReactNode, useState } from 'react';
import { isRule } from '../../engine';
import { onDemand } from './on-demand';
import { useWords } from './words-context';

/** Where its file does not come, the number stays, and the next press asks again. */
const RuleNote = onDemand(async () => (await import('./RuleNote')).default, {
  waiting: ({ trigger }) => trigger,
  failed: ({ trigger }, tryAgain) => cloneElement(trigger, { onClick: tryAgain }),
});

/**
 * A rule number, dotted, that opens a short explanation in our own words; one that we do not explain is plain text. Under
 * an older edition it is the number that the rule had there, and nothing where that edition did not state it.
 */
export function RuleNumber({ rule }: { readonly rule: string }): ReactNode {
  const { t, rule: inEdition } = useWords();
  const [opened, setOpened] = useState(false);
  const number = inEdition(rule);
  if (number === null) return null;
  if (!isRule(rule)) return <span className="rule">{number}</span>;
  const button = (
    <button
      type="button"
      className="rule"
      aria-label={t('rules.open', { rule: number })}
      aria-haspopup="dialog"
      onClick={opened ? undefined : () => setOpened(true)}
    >
      {number}
    </button>
  );
  if (!opened) return button;
  return <RuleNote trigger={button} rule={rule} number={number} />;
}
