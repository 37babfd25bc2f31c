import type { ReactNode } from 'react';
import { examples } from '../../lessons';
import { toFile } from '../../share';
import { debug, openDialog } from '../../state';
import { Menu, MenuItem, MenuLine, MenuTitle, type MenuTrigger, useWords } from '../kit';
import { download } from '../kit/download';
import { openEmptyBoard, openExampleBoard } from './boards/open-boards';

const SHORT = 8; // examples in the menu itself; the dialog has all, with their paragraphs

/** New, mine, examples, files. */
export function BoardsMenu({ trigger }: { readonly trigger: MenuTrigger }): ReactNode {
  const words = useWords();
  const { t } = words;
  const save = () => {
    const file = toFile(debug.store.getState().board);
    download(file.name, file.text, 'application/json');
  };
  return (
    <Menu trigger={trigger} align="end" label={t('boards.title')}>
      <MenuItem icon="plus" onSelect={() => void openEmptyBoard()}>
        {t('boards.new')}
      </MenuItem>
      <MenuItem icon="board" onSelect={() => openDialog('boards')}>
        {t('boards.all')}
      </MenuItem>
      <MenuLine />
      <MenuTitle>{t('boards.examples')}</MenuTitle>
      {examples.slice(0, SHORT).map((example) => (
        <MenuItem key={example.id} onSelect={() => void openExampleBoard(example, words)}>
          {words.plain({ key: `example.${example.id}.title` })}
        </MenuItem>
      ))}
      <MenuItem onSelect={() => openDialog('boards')}>
        {t('boards.more-examples', { count: examples.length - SHORT })}
      </MenuItem>
      <MenuLine />
      <MenuItem onSelect={() => openDialog('import')}>{t('boards.import')}…</MenuItem>
      <MenuItem onSelect={save}>{t('boards.export')}</MenuItem>
    </Menu>
  );
}
