import type { ReactNode } from 'react';
import { useWords } from '../kit';

/** A panel folded to a strip: its name upright, a press opens it. */
export function FoldedPanel({ name, onOpen }: { readonly name: string; readonly onOpen: () => void }): ReactNode {
  const { t } = useWords();
  return (
    <button type="button" className="folded" onClick={onOpen} aria-label={t('app.unfold', { panel: name })}>
      <span>{name}</span>
    </button>
  );
}
