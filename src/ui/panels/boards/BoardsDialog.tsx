import { type ReactNode, use, useEffect, useState } from 'react';
import { examples } from '../../../lessons';
import { openDialog, type ShelfEntry, shelf } from '../../../state';
import { Button, Dialog, useWords } from '../../kit';
import { MyBoards } from './MyBoards';
import { openEmptyBoard, openExampleBoard } from './open-boards';

/** The user's boards and the examples, each with what to look at. */
export function BoardsDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const words = useWords();
  const { t, load } = words;
  use(load('examples'));
  const [mine, setMine] = useState<readonly ShelfEntry[]>([]);
  const reload = () => void shelf.list().then(setMine);
  useEffect(() => void shelf.list().then(setMine), []);
  const then = (work: Promise<unknown>) => void work.then(onClose);
  return (
    <Dialog open onClose={onClose} title={t('boards.title')} size="wide">
      <div className="dialog-body boards">
        <p className="boards-ways">
          <Button look="line" icon="plus" onClick={() => then(openEmptyBoard())}>
            {t('boards.new')}
          </Button>
          <Button look="line" onClick={() => openDialog('import')}>
            {t('boards.import')}…
          </Button>
        </p>
        <MyBoards boards={mine} onChange={reload} onClose={onClose} />
        <section aria-labelledby="examples-title">
          <h3 id="examples-title">{t('boards.examples')}</h3>
          <ul className="example-list">
            {examples.map((example) => (
              <li key={example.id}>
                <button type="button" onClick={() => then(openExampleBoard(example, words))}>
                  <b>{words.plain({ key: `example.${example.id}.title` })}</b>
                  <span>{words.plain({ key: `example.${example.id}.text` })}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Dialog>
  );
}
