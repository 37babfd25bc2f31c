import { type ReactNode, useId, useState } from 'react';
import type { Board } from '../../../engine';
import { fromFile, holdsBoard } from '../../../share';
import { toast, workspace } from '../../../state';
import { Button, Dialog, useWords } from '../../kit';
import { openAddress } from './open-boards';
import { ProblemList } from './ProblemList';
import { showProblems, useProblems } from './problems-store';

/** A board from a file, a case file, or text that was pasted; everything wrong with it is listed, and nothing is lost. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useWords();
  const problems = useProblems();
  const [pasted, setPasted] = useState('');
  const [boards, setBoards] = useState<readonly Board[]>([]);
  const fileField = useId();
  const close = () => {
    showProblems([]);
    onClose();
  };
  const open = async (board: Board) => {
    await workspace.openNew(board);
    await workspace.keepNow();
    close();
  };
  const read = async (text: string) => {
    setBoards([]);
    if (holdsBoard(text)) {
      if (await openAddress(text)) close();
      return;
    }
    const found = fromFile(text);
    showProblems(found.ok ? [] : found.error);
    if (!found.ok) return;
    const [first, ...rest] = found.value;
    if (first && rest.length === 0) await open(first);
    else setBoards(found.value);
  };
  const choose = async (files: FileList | null) => {
    const [file] = files ?? [];
    if (!file) return;
    try {
      await read(await file.text());
    } catch {
      toast('problem', { key: 'boards.file-unreadable', values: { name: file.name } });
    }
  };
  return (
    <Dialog open onClose={close} title={t('boards.import')} description={t('boards.import-about')}>
      <div className="dialog-body import">
        <label className="file-field" htmlFor={fileField}>
          <span>{t('boards.choose-file')}</span>
          <input
            id={fileField}
            type="file"
            accept=".json,application/json"
            onChange={(event) => void choose(event.target.files)}
          />
        </label>
        <label className="field-row">
          <span>{t('boards.paste')}</span>
          <textarea
            className="text-field mono"
            rows={5}
            spellCheck={false}
            value={pasted}
            onChange={(event) => setPasted(event.target.value)}
          />
        </label>
        <Button look="go" disabled={pasted.trim() === ''} onClick={() => void read(pasted.trim())}>
          {t('boards.open')}
        </Button>
        {problems.length > 0 && (
          <div role="alert" className="problem-box">
            <p>
              <b>{t('boards.not-a-board', { count: problems.length })}</b> {t('boards.nothing-lost')}
            </p>
            <ProblemList problems={problems} />
          </div>
        )}
        {boards.length > 0 && <Choice boards={boards} onOpen={(board) => void open(board)} />}
      </div>
    </Dialog>
  );
}

/** A case file holds many boards. */
function Choice(props: { readonly boards: readonly Board[]; readonly onOpen: (board: Board) => void }): ReactNode {
  const { t } = useWords();
  return (
    <section aria-label={t('boards.choose-board')}>
      <h3>{t('boards.choose-board')}</h3>
      <ul className="board-choice">
        {props.boards.map((board, index) => (
          <li key={JSON.stringify([index, board.title])}>
            <Button onClick={() => props.onOpen(board)}>
              {board.title || t('boards.numbered', { number: index + 1, count: board.objects.length })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
