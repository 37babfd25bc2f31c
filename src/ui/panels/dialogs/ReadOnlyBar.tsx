import type { ReactNode } from 'react';
import { useDebugger, workspace } from '../../../state';
import { Button, Icon, useWords } from '../../kit';
import { openFirstExample } from '../boards/open-boards';

/** Over a board that came by link: it is not the reader's, who may look, make a copy, or go back to their own. */
export function ReadOnlyBar(): ReactNode {
  const words = useWords();
  const readOnly = useDebugger((state) => state.readOnly);
  if (!readOnly) return null;
  const back = async () => {
    if (!(await workspace.restore())) await openFirstExample(words);
  };
  return (
    <section className="read-only" aria-label={words.t('link.read-only')}>
      <Icon name="eye" />
      <p>
        <b>{words.t('link.read-only')}</b> <span>{words.t('link.read-only-hint')}</span>
      </p>
      <Button onClick={() => void back()}>{words.t('link.back')}</Button>
      <Button look="go" onClick={() => void workspace.makeCopy()}>
        {words.t('link.make-copy')}
      </Button>
    </section>
  );
}
