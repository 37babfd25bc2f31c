import type { ReactNode } from 'react';
import { prefer, usePreferences, VIEWS, type View } from '../../state';
import { useWords } from '../kit';
import { useSize } from '../views/use-size';
import { DebuggerRail } from './DebuggerRail';
import { DependencyPanel } from './DependencyPanel';
import { InTurn } from './InTurn';
import { panelOnDemand } from './on-demand';
import { StepSummary } from './StepSummary';
import { StopsMenu } from './StopsMenu';
import { TimelinePanel } from './TimelinePanel';
import { Transport } from './Transport';
import './rail.css';
import './debugger-views.css';
import './timeline.css';
import './dependencies.css';
import './matrix.css';
import './trace.css';

export { PhoneDebugger } from './PhoneDebugger';

const TracePanel = panelOnDemand(async () => (await import('./TracePanel')).TracePanel);
const PANELS = { timeline: TimelinePanel, dependencies: DependencyPanel, trace: TracePanel } as const;

/** Widths in pixels from which that many views stand side by side. */
const ROOM = { two: 980, three: 1500 } as const;

/** The debugger: the rail as transport, and under it timeline, dependencies and trace. */
export function DebuggerPanel(): ReactNode {
  const { t } = useWords();
  const [box, size] = useSize<HTMLElement>();
  const order = usePreferences((state) => state.views);
  const count = usePreferences((state) => state.viewCount);
  const most = size.width >= ROOM.three ? 3 : size.width >= ROOM.two ? 2 : 1;
  const recent = order.slice(-Math.min(count, most));
  const shown = VIEWS.filter((view) => recent.includes(view));
  const toggle = (view: View) => {
    const others = order.filter((other) => other !== view);
    if (shown.includes(view) && shown.length > 1) prefer({ views: [view, ...others], viewCount: shown.length - 1 });
    else prefer({ views: [...others, view], viewCount: Math.min(most, shown.length + (shown.includes(view) ? 0 : 1)) });
  };
  const tools = (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row of one line in all browsers
    <span className="seg" role="group" aria-label={t('debugger.views')}>
      {VIEWS.map((view) => (
        <button key={view} type="button" aria-pressed={shown.includes(view)} onClick={() => toggle(view)}>
          {t(`debugger.view-${view}`)}
        </button>
      ))}
    </span>
  );
  return (
    <section className="dbg" data-pane="" aria-label={t('debugger.title')} ref={box}>
      <div className="rail">
        <div className="keys">
          <Transport />
          <StopsMenu />
        </div>
        <DebuggerRail />
        <StepSummary />
      </div>
      <div className="views" data-views={shown.join(' ')}>
        {shown.map((view) => {
          const Panel = PANELS[view];
          return (
            <InTurn key={view}>
              <Panel tools={view === shown[0] && tools} />
            </InTurn>
          );
        })}
      </div>
    </section>
  );
}
