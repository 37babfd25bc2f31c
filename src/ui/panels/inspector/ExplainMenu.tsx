import type { ReactNode } from 'react';
import { explain } from '../../../engine';
import { explanationText } from '../../../messages';
import { evaluateShown, openDialog, toast, usePreferences } from '../../../state';
import { IconButton, Menu, MenuItem, useNames, useWords } from '../../kit';
import { copyText } from '../../kit/copy-text';
import type { Inspected } from './use-inspected';

/** What can be done with an explanation: take it along as text. */
export function ExplainMenu({ inspected }: { readonly inspected: Inspected }): ReactNode {
  const words = useWords();
  const names = useNames();
  const level = usePreferences((state) => state.words);
  const copy = async () => {
    const { evaluation, object, aspect, step } = inspected;
    const explanation = explain(evaluation, object, aspect, { n: step, evaluate: evaluateShown });
    if (!explanation) return;
    const { question, reasons, otherwise } = explanationText(explanation, { level, form: 'plain' }, words, names);
    const lines = [`${names.object(object)}: ${question}`, ...reasons, ...(otherwise === null ? [] : [otherwise])];
    const done = await copyText(lines.join('\n'));
    toast(done ? 'done' : 'problem', { key: done ? 'inspector.copied' : 'text.copy-failed' });
  };
  return (
    <Menu
      label={words.t('inspector.more')}
      align="end"
      trigger={<IconButton label={words.t('inspector.more')} icon="dots" />}
    >
      <MenuItem icon="copy" onSelect={() => void copy()}>
        {words.t('inspector.copy-why')}
      </MenuItem>
      <MenuItem icon="share" onSelect={() => openDialog('share')}>
        {words.t('inspector.share')}
      </MenuItem>
    </Menu>
  );
}
