import { type ReactNode, useMemo, useState } from 'react';
import { boardText, type TextForm } from '../../../messages';
import { evaluateShown, useDebugger, usePreferences } from '../../../state';
import { Segmented, useNames, useWords } from '../../kit';
import { CopyBlock } from './CopyBlock';
import { useShareLink } from './use-share-link';

/** The board and the explanation in words, for a chat or a forum. */
export function TextTab(): ReactNode {
  const words = useWords();
  const names = useNames();
  const [form, setForm] = useState<TextForm>('markdown');
  const evaluation = useDebugger((state) => state.evaluation);
  const selected = useDebugger((state) => state.selected);
  const level = usePreferences((state) => state.words);
  const { link } = useShareLink(true, true);
  const text = useMemo(
    () => boardText(evaluation, { selected, level, link, form, evaluate: evaluateShown }, words, names),
    [evaluation, selected, level, link, form, words, names],
  );
  return (
    <div className="share-text">
      <Segmented
        label={words.t('share.form')}
        value={form}
        options={[
          { value: 'markdown', label: words.t('share.markdown') },
          { value: 'plain', label: words.t('share.plain-text') },
        ]}
        onChange={setForm}
      />
      <CopyBlock label={words.t('share.tab.text')} text={text} copyLabel={words.t('share.copy-text')} />
    </div>
  );
}
