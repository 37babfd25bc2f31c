import type { ReactNode } from 'react';
import { openDialog, useDebugger } from '../../state';
import { Button, Icon, IconButton, useWords } from '../kit';
import { BoardsMenu } from '../panels';
import { BoardTitle } from './BoardTitle';
import { Brand } from './Brand';
import { redoAndSay, undoAndSay } from './say-undo';
import { ThemeButton } from './ThemeButton';

/** The bar over everything: which board, undo and redo, ways out of it. `drawers` are the buttons of narrower windows. */
export function TopBar({ drawers }: { readonly drawers?: ReactNode }): ReactNode {
  const { t } = useWords();
  return (
    <header className="top">
      <h1 className="brand">
        <Brand />
        Layerscope
      </h1>
      <BoardTitle />
      <span className="grow" />
      {drawers && (
        <>
          {drawers}
          <span className="sep" />
        </>
      )}
      <BoardsMenu
        trigger={
          <Button>
            {t('app.boards')} <Icon name="down" small />
          </Button>
        }
      />
      <span className="sep" />
      <UndoButtons />
      <span className="sep" />
      <Button icon="compare" onClick={() => openDialog('compare')}>
        {t('app.compare')}
      </Button>
      <Button look="line" icon="share" onClick={() => openDialog('share')}>
        {t('app.share')}
      </Button>
      <span className="sep" />
      <IconButton label={t('app.help')} icon="help" shortcut="?" onClick={() => openDialog('help')} />
      <ThemeButton />
    </header>
  );
}

export function UndoButtons(): ReactNode {
  const { t, plain } = useWords();
  const canUndo = useDebugger((state) => state.history.past.length > 0);
  const canRedo = useDebugger((state) => state.history.future.length > 0);
  return (
    <>
      <IconButton
        label={t('app.undo')}
        icon="undo"
        shortcut="Ctrl Z"
        disabled={!canUndo}
        onClick={() => undoAndSay(plain)}
      />
      <IconButton
        label={t('app.redo')}
        icon="redo"
        shortcut="Ctrl Shift Z"
        disabled={!canRedo}
        onClick={() => redoAndSay(plain)}
      />
    </>
  );
}
