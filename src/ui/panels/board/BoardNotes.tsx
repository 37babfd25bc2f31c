import type { ReactNode } from 'react';
import type { Problem } from '../../../engine';
import { useWords } from '../../kit';
import { ProblemList } from '../boards/ProblemList';

/** What the board leaves unsaid or the compiler cannot read: said where the result is read, and out of the way until asked. */
export function BoardNotes({ problems }: { readonly problems: readonly Problem[] }): ReactNode {
  const { t } = useWords();
  return (
    <details className="notes">
      <summary>{t('board.notes', { count: problems.length })}</summary>
      <ProblemList problems={problems} />
    </details>
  );
}
