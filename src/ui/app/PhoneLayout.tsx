import type { ReactNode } from 'react';
import { showTab, type Tab, useInterface } from '../../state';
import { Icon, type IconName, useWords } from '../kit';
import { BoardPanel, InspectorPanel, LibraryPanel, PhoneDebugger } from '../panels';
import { PhoneTopBar } from './PhoneTopBar';
import { useStepInSight } from './use-step-in-sight';

const TABS = [
  { tab: 'board', icon: 'board', label: 'app.tab.board' },
  { tab: 'debugger', icon: 'debugger', label: 'app.tab.debugger' },
  { tab: 'inspector', icon: 'inspector', label: 'app.tab.inspector' },
  { tab: 'library', icon: 'library', label: 'app.tab.library' },
] as const satisfies readonly { readonly tab: Tab; readonly icon: IconName; readonly label: string }[];

/** Below 700 px: the board on top, and a sheet over it that the bar at the bottom switches. */
export function PhoneLayout(): ReactNode {
  const { t } = useWords();
  const tab = useInterface((state) => state.tab);
  const { page, sheet } = useStepInSight(tab === 'debugger');
  return (
    <div className="phone" data-tab={tab} ref={page}>
      <PhoneTopBar />
      <main className="whole">
        <BoardPanel />
        {tab !== 'board' && (
          <div className="sheet" ref={sheet}>
            <button
              type="button"
              className="sheet-grip"
              aria-label={t('app.sheet.close')}
              onClick={() => showTab('board')}
            />
            <Sheet tab={tab} />
          </div>
        )}
      </main>
      <nav className="tabs" aria-label={t('app.tabs')}>
        {TABS.map((entry) => (
          <button
            key={entry.tab}
            type="button"
            aria-current={entry.tab === tab ? 'page' : undefined}
            onClick={() => showTab(entry.tab)}
          >
            <Icon name={entry.icon} />
            {t(entry.label)}
          </button>
        ))}
      </nav>
    </div>
  );
}

function Sheet({ tab }: { readonly tab: Exclude<Tab, 'board'> }): ReactNode {
  const { t } = useWords();
  switch (tab) {
    case 'debugger':
      return (
        <section className="whole" aria-label={t('app.tab.debugger')}>
          <PhoneDebugger />
        </section>
      );
    case 'inspector':
      return <InspectorPanel />;
    case 'library':
      return <LibraryPanel />;
  }
}
