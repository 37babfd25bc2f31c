import { Popover } from 'radix-ui';
import type { ReactNode } from 'react';
import { useWords } from './words-context';

/** A rule number, dotted, that opens a short explanation in our own words; one that we do not explain is plain text. */
export function RuleNumber({ rule }: { readonly rule: string }): ReactNode {
  const { t, plain, has } = useWords();
  const key = `rule.${rule}`;
  if (!has(key)) return <span className="rule">{rule}</span>;
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <button type="button" className="rule" aria-label={t('rules.open', { rule })}>
          {rule}
        </button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className="rule-note"
          side="left"
          align="start"
          sideOffset={8}
          collisionPadding={12}
          aria-label={t('rules.title', { rule })}
        >
          <p className="rule-note-number">{t('rules.title', { rule })}</p>
          <p>{plain({ key })}</p>
          <p className="rule-note-foot">{t('rules.own-words')}</p>
          <Popover.Arrow className="rule-note-arrow" />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
