import type { ReactNode } from 'react';
import { toast } from '../../../state';
import { Button, useWords } from '../../kit';
import { copyText } from '../../kit/copy-text';

/** A text to take along: shown as it is, copied with one press. */
export function CopyBlock(props: {
  readonly label: string;
  readonly text: string;
  readonly copyLabel: string;
}): ReactNode {
  const { t } = useWords();
  const copy = async () => {
    const done = await copyText(props.text);
    toast(done ? 'done' : 'problem', { key: done ? 'share.copied-text' : 'text.copy-failed' });
  };
  return (
    <div className="copy-block">
      <textarea aria-label={props.label} readOnly value={props.text} rows={10} spellCheck={false} />
      <Button look="go" icon="copy" onClick={() => void copy()}>
        {props.copyLabel}
      </Button>
      <span className="sr">{t('share.copy-hint')}</span>
    </div>
  );
}
