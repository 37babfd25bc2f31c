import type { ReactNode } from 'react';
import { type ShelfEntry, toast, workspace } from '../../../state';
import { Button, IconButton, useWords } from '../../kit';

/** What this browser keeps. Removing asks nothing: the way back is in the message. */
export function MyBoards(props: {
  readonly boards: readonly ShelfEntry[];
  readonly onChange: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t, locale } = useWords();
  const { boards, onChange, onClose } = props;
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const nameOf = ({ title }: ShelfEntry) => title || t('text.untitled');
  const remove = async (entry: ShelfEntry) => {
    const restore = await workspace.remove(entry.id);
    onChange();
    if (!restore) return;
    const back = { label: { key: 'boards.undo' }, run: () => void restore().then(onChange) };
    toast('done', { key: 'boards.removed', values: { title: { cardText: nameOf(entry) } } }, back);
  };
  const duplicate = async (entry: ShelfEntry) => {
    await workspace.duplicate(entry.id, t('boards.copy-of', { title: nameOf(entry) }));
    onChange();
  };
  const open = async (entry: ShelfEntry) => {
    if (await workspace.openKept(entry.id)) onClose();
    else toast('problem', { key: 'boards.kept-unreadable', values: { title: { cardText: nameOf(entry) } } });
  };
  return (
    <section aria-labelledby="mine-title">
      <h3 id="mine-title">{t('boards.mine')}</h3>
      {boards.length === 0 && <p className="quiet">{t('boards.none-yet')}</p>}
      <ul className="my-boards">
        {boards.map((entry) => (
          <li key={entry.id} aria-current={workspace.isOpen(entry.id) ? 'true' : undefined}>
            <Button className="my-board" onClick={() => void open(entry)}>
              <b>{nameOf(entry)}</b>
              <span className="quiet">
                {t('boards.entry', { count: entry.objects, date: dates.format(entry.changed) })}
              </span>
            </Button>
            <IconButton
              label={t('boards.duplicate', { title: nameOf(entry) })}
              icon="copy"
              onClick={() => void duplicate(entry)}
            />
            <IconButton
              label={t('boards.remove', { title: nameOf(entry) })}
              icon="trash"
              onClick={() => void remove(entry)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
