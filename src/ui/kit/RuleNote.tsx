import { Popover } from 'radix-ui';
import { type ReactElement, type ReactNode, use } from 'react';
import { useWords } from './words-context';

/** The explanation of a rule, from its first opening on; the texts of the rules come with it. */
export default function RuleNote(props: {
  readonly trigger: ReactElement<{ readonly onClick?: () => void }>;
  /** The number in the current rules, which the texts go by, and the one that is shown. */
  readonly rule: string;
  readonly number: string;
}): ReactNode {
  const { t, plain, load } = useWords();
  const { trigger, rule, number } = props;
  use(load('rules'));
  return (
    <Popover.Root defaultOpen>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
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
          <p>{plain({ key: `rule.${rule}` })}</p>
          {number !== rule && <p className="rule-note-foot">{t('rules.today', { rule })}</p>}
          <p className="rule-note-foot">{t('rules.own-words')}</p>
          <Popover.Arrow className="rule-note-arrow" />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
