import { Dialog } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { Panel, Separator } from 'react-resizable-panels';
import { Button, useWords } from '../kit';
import { BoardPanel, DebuggerPanel, InspectorPanel, LibraryPanel } from '../panels';
import { ResizableGroup } from './ResizableGroup';
import { TopBar } from './TopBar';

type Drawer = 'library' | 'inspector';

/** From 700 to 1100 px: board over debugger; library and inspector come in as drawers from their sides. */
export function TabletLayout(): ReactNode {
  const { t } = useWords();
  const [open, setOpen] = useState<Drawer | null>(null);
  const toggle = (drawer: Drawer) => setOpen(open === drawer ? null : drawer);
  return (
    <div className="app tablet">
      <TopBar
        drawers={
          <>
            <Button icon="library" aria-expanded={open === 'library'} onClick={() => toggle('library')}>
              {t('app.panel.library')}
            </Button>
            <Button icon="inspector" aria-expanded={open === 'inspector'} onClick={() => toggle('inspector')}>
              {t('app.panel.inspector')}
            </Button>
          </>
        }
      />
      <main className="whole">
        <ResizableGroup className="rows" orientation="vertical">
          <Panel id="upper" minSize={240}>
            <div className="with-drawers">
              <BoardPanel />
              <Drawer
                side="left"
                title={t('app.panel.library')}
                open={open === 'library'}
                onClose={() => setOpen(null)}
              >
                <LibraryPanel onFold={() => setOpen(null)} />
              </Drawer>
              <Drawer
                side="right"
                title={t('app.panel.inspector')}
                open={open === 'inspector'}
                onClose={() => setOpen(null)}
              >
                <InspectorPanel />
              </Drawer>
            </div>
          </Panel>
          <Separator className="gutter level" aria-label={t('app.resize.debugger')} />
          <Panel id="debugger" defaultSize={300} minSize={64} groupResizeBehavior="preserve-pixel-size">
            <DebuggerPanel />
          </Panel>
        </ResizableGroup>
      </main>
    </div>
  );
}

/** A drawer stays beside the board, which can still be used: things are dragged out of it. */
function Drawer(props: {
  readonly side: 'left' | 'right';
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}): ReactNode {
  if (!props.open) return null;
  return (
    <Dialog.Root open modal={false} onOpenChange={(open) => !open && props.onClose()}>
      <Dialog.Content
        className={`drawer ${props.side}`}
        aria-describedby={undefined}
        onInteractOutside={(event) => event.preventDefault()}
      >
        <Dialog.Title className="sr">{props.title}</Dialog.Title>
        {props.children}
      </Dialog.Content>
    </Dialog.Root>
  );
}
