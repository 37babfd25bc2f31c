import { Popover } from 'radix-ui';
import type { ReactNode } from 'react';
import { useWords } from './words-context';

/**
 * A rule number, dotted, that opens a short explanation in our own words; one that we do not explain is plain text. Under
 * an older edition it is the number that the rule had there, and nothing where that edition did not state it.
 */
export function RuleNumber({ rule }: { readonly rule: string }): ReactNode {
  const { t, plain, has, rule: inEdition } = useWords();
  const key = `rule.${rule}`;
  const number = inEdition(rule);
  if (number === null) return null;
  if (!has(key)) return <span className="rule">{number}</span>;
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <button type="button" className="rule" aria-label={t('rules.open', { rule: number })}>
          {number}
        </button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className="rule-note"
          side="left"
          align="start"
          sideOffset={8}
          collisionPadding={12}
          aria-label={t('rules.title', { rule: number })}
        >
          <p className="rule-note-number">{t('rules.title', { rule: number })}</p>
          <p>{plain({ key })}</p>
          {number !== rule && <p className="rule-note-foot">{t('rules.today', { rule })}</p>}
          <p className="rule-note-foot">{t('rules.own-words')}</p>
          <Popover.Arrow className="rule-note-arrow" />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
