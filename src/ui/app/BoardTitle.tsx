import { type ReactNode, useState } from 'react';
import { debug, useDebugger } from '../../state';
import { useWords } from '../kit';
import { SavedMark } from './SavedMark';

/** The title of the board, edited in place: a press, type, Enter; Escape keeps the old one. */
export function BoardTitle(): ReactNode {
  const { t } = useWords();
  const title = useDebugger((state) => state.board.title);
  const readOnly = useDebugger((state) => state.readOnly);
  const [typed, setTyped] = useState<string | null>(null);
  const finish = () => {
    if (typed !== null && typed.trim() !== title) debug.edit({ kind: 'set-title', title: typed.trim() });
    setTyped(null);
  };
  return (
    <div className="crumb">
      <input
        className="title-field"
        aria-label={t('app.title')}
        placeholder={t('app.untitled')}
        readOnly={readOnly}
        value={typed ?? title}
        maxLength={120}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={finish}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
          if (event.key === 'Escape') setTyped(null);
        }}
      />
      <SavedMark />
    </div>
  );
}
