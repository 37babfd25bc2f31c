import type { ReactNode } from 'react';
import { Panel, Separator, useDefaultLayout, usePanelRef } from 'react-resizable-panels';
import { useWords } from '../kit';
import { BoardPanel, DebuggerPanel, InspectorPanel, LibraryPanel } from '../panels';
import { FoldedPanel } from './FoldedPanel';
import { ResizableGroup } from './ResizableGroup';
import { TopBar } from './TopBar';
import { useFolded } from './use-folded';

/** 1100 px and wider: library, board and inspector over the debugger; sizes and folds are remembered. */
export function DeskLayout(): ReactNode {
  const { t } = useWords();
  const rows = useDefaultLayout({ id: 'layerscope-rows', storage });
  const columns = useDefaultLayout({ id: 'layerscope-columns', storage });
  const library = usePanelRef();
  const inspector = usePanelRef();
  const [libraryFolded, onLibrary] = useFolded(FOLDED);
  const [inspectorFolded, onInspector] = useFolded(FOLDED);
  return (
    <div className="app">
      <TopBar />
      <main className="whole">
        <ResizableGroup className="rows" orientation="vertical" {...rows}>
          <Panel id="upper" minSize={240}>
            <ResizableGroup className="columns" {...columns}>
              <Panel
                id="library"
                panelRef={library}
                defaultSize={250}
                minSize={210}
                maxSize={420}
                collapsible
                collapsedSize={FOLDED}
                groupResizeBehavior="preserve-pixel-size"
                onResize={onLibrary}
              >
                {libraryFolded ? (
                  <FoldedPanel name={t('app.panel.library')} onOpen={() => library.current?.expand()} />
                ) : (
                  <LibraryPanel onFold={() => library.current?.collapse()} />
                )}
              </Panel>
              <Separator className="gutter" aria-label={t('app.resize.library')} />
              <Panel id="board" minSize={360}>
                <BoardPanel />
              </Panel>
              <Separator className="gutter" aria-label={t('app.resize.inspector')} />
              <Panel
                id="inspector"
                panelRef={inspector}
                defaultSize={402}
                minSize={300}
                maxSize={620}
                collapsible
                collapsedSize={FOLDED}
                groupResizeBehavior="preserve-pixel-size"
                onResize={onInspector}
              >
                {inspectorFolded ? (
                  <FoldedPanel name={t('app.panel.inspector')} onOpen={() => inspector.current?.expand()} />
                ) : (
                  <InspectorPanel />
                )}
              </Panel>
            </ResizableGroup>
          </Panel>
          <Separator className="gutter level" aria-label={t('app.resize.debugger')} />
          <Panel
            id="debugger"
            defaultSize={334}
            minSize={180}
            collapsible
            collapsedSize={RAIL}
            groupResizeBehavior="preserve-pixel-size"
          >
            <DebuggerPanel />
          </Panel>
        </ResizableGroup>
      </main>
    </div>
  );
}

const FOLDED = 34; // pixels: a strip with the panel's name
const RAIL = 63; // pixels: the layer rail alone

/** Sizes are only remembered where the browser lets us; without storage the defaults hold. */
const storage = {
  getItem: (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  setItem: (key: string, value: string): void => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Nothing is lost but the width of a panel.
    }
  },
};
