import type { ReactNode } from 'react';
import { type Problem, problemMessage } from '../../../engine';
import { useWords, Words } from '../../kit';

const AT_MOST = 12;

/** Problems with their places, as many as anybody reads. */
export function ProblemList({ problems }: { readonly problems: readonly Problem[] }): ReactNode {
  const { t } = useWords();
  const more = problems.length - AT_MOST;
  return (
    <ul className="problems">
      {problems.slice(0, AT_MOST).map((problem) => (
        <li key={JSON.stringify(problem)}>
          <Words message={problemMessage(problem)} />
        </li>
      ))}
      {more > 0 && <li className="quiet">{t('boards.more-problems', { count: more })}</li>}
    </ul>
  );
}
