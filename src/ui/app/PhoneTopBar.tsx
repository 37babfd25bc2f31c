import type { ReactNode } from 'react';
import { debug, openDialog, prefer, useDebugger, usePreferences } from '../../state';
import { IconButton, Menu, MenuChoice, MenuItem, MenuLine, useWords } from '../kit';
import { BoardsMenu } from '../panels';
import { Brand } from './Brand';

export function PhoneTopBar(): ReactNode {
  const { t } = useWords();
  const title = useDebugger((state) => state.board.title);
  return (
    <header className="top">
      <Brand />
      <h1 className="phone-title">{title || t('app.untitled')}</h1>
      <span className="grow" />
      <BoardsMenu trigger={<IconButton label={t('app.boards')} icon="board" />} />
      <IconButton label={t('app.share')} icon="share" onClick={() => openDialog('share')} />
      <More />
    </header>
  );
}

function More(): ReactNode {
  const { t } = useWords();
  const canUndo = useDebugger((state) => state.history.past.length > 0);
  const canRedo = useDebugger((state) => state.history.future.length > 0);
  const theme = usePreferences((state) => state.theme);
  return (
    <Menu align="end" trigger={<IconButton label={t('app.more')} icon="dots" />}>
      <MenuItem icon="undo" disabled={!canUndo} onSelect={debug.undo}>
        {t('app.undo')}
      </MenuItem>
      <MenuItem icon="redo" disabled={!canRedo} onSelect={debug.redo}>
        {t('app.redo')}
      </MenuItem>
      <MenuItem icon="compare" onSelect={() => openDialog('compare')}>
        {t('app.compare')}
      </MenuItem>
      <MenuItem icon="help" onSelect={() => openDialog('help')}>
        {t('app.help')}
      </MenuItem>
      <MenuLine />
      <MenuChoice
        value={theme}
        options={(['system', 'light', 'dark'] as const).map((value) => ({ value, label: t(`app.theme.${value}`) }))}
        onChange={(value) => prefer({ theme: value })}
      />
    </Menu>
  );
}
