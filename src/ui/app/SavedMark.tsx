import type { ReactNode } from 'react';
import { useDebugger, useInterface } from '../../state';
import { useWords } from '../kit';

/** Where the user's work stands: saved, being saved, or why it is not. */
export function SavedMark(): ReactNode {
  const { t } = useWords();
  const readOnly = useDebugger((state) => state.readOnly);
  const saving = useInterface((state) => state.saving);
  return <span className="saved">{t(readOnly ? 'app.saved.link' : `app.saved.${saving}`)}</span>;
}
