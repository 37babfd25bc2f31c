import type { ReactNode } from 'react';
import { prefer, transport, usePreferences, useTransport, VIEWS } from '../../state';
import { Button, IconButton, LayerCode, RuleNumber, Segmented, useWords, Words } from '../kit';
import { ChangeList } from './ChangeList';
import { DebuggerRail } from './DebuggerRail';
import { DependencyPanel } from './DependencyPanel';
import { InTurn } from './InTurn';
import { panelOnDemand } from './on-demand';
import { TimelinePanel } from './TimelinePanel';
import { useClock } from './Transport';
import { useStepWords } from './use-step-words';
import './rail.css';
import './debugger-views.css';
import './timeline.css';
import './dependencies.css';
import './matrix.css';
import './trace.css';
import './phone-debugger.css';

const TracePanel = panelOnDemand(async () => (await import('./TracePanel')).TracePanel);

const PHONE_VIEWS = ['step', ...VIEWS] as const;

const ROOM = 300; // pixels of a graph that are in sight; the sheet scrolls

/** The debugger as the phone's sheet: the rail, the step in one sentence, what it changed, and a big button on. */
export function PhoneDebugger(): ReactNode {
  const { t } = useWords();
  const view = usePreferences((state) => state.phoneView);
  return (
    <div className="phone-debugger">
      <DebuggerRail phone />
      <div className="body">
        <Lead />
        <Segmented
          label={t('debugger.views')}
          value={view}
          options={PHONE_VIEWS.map((value) => ({ value, label: t(`debugger.view-${value}`) }))}
          onChange={(phoneView) => prefer({ phoneView })}
        />
        {view === 'step' && <ChangeList />}
        <InTurn key={view}>
          {view === 'timeline' && <TimelinePanel />}
          {view === 'dependencies' && <DependencyPanel room={ROOM} />}
          {view === 'trace' && <TracePanel />}
        </InTurn>
      </div>
      <Buttons />
    </div>
  );
}

function Lead(): ReactNode {
  const step = useStepWords();
  const [first] = step.sentences;
  return (
    <>
      <p className="lead">
        <Words message={step.title} />
      </p>
      <p className="lead-why">
        {step.layer !== null && <LayerCode layer={step.layer} />}
        <span>{first && <Words message={first} />}</span>
        <span className="grow" />
        {step.rule !== null && <RuleNumber rule={step.rule} />}
      </p>
      <p className="sr" role="status" aria-live="polite">
        {step.spoken}
      </p>
    </>
  );
}

function Buttons(): ReactNode {
  const { t } = useWords();
  const step = useStepWords();
  const playing = useTransport((state) => state.playing);
  useClock(playing);
  return (
    <div className="tport">
      <IconButton icon="previous" look="line" label={t('transport.previous')} onClick={transport.previous} />
      <Button look="go" onClick={transport.next}>
        {t('transport.next')}
        <span className="num">{t('step.number', { number: step.number, of: step.of })}</span>
      </Button>
      <IconButton
        icon={playing ? 'pause' : 'play'}
        look="line"
        label={t(playing ? 'transport.pause' : 'transport.play')}
        onClick={transport.togglePlay}
      />
    </div>
  );
}
