import { type ReactNode, useState } from 'react';
import { transport, useDebugger, useShown } from '../../state';
import { Button, Dialog, IconButton, RuleNumber, useWords, Words } from '../kit';
import { InspectorPanel } from '../panels';
import { BoardTable } from '../panels/board/BoardTable';
import { useTiles } from '../panels/board/use-tiles';
import { DebuggerRail } from '../panels/DebuggerRail';
import { useStepWords } from '../panels/use-step-words';
import { Brand } from './Brand';
import './embed.css';

const CARDS_AT_MOST = 6; // beyond it tiles are compact

/** Inside somebody's page: the board, the step in one sentence, the rail, and the way to the whole app. */
export function EmbedLayout(): ReactNode {
  const { t } = useWords();
  const tiles = useTiles();
  const { board } = useShown();
  const compact = board.objects.length > CARDS_AT_MOST;
  return (
    <main className="embed" aria-label={t('embed.label')}>
      <div className="embed-board">
        <BoardTable tiles={tiles} compact={compact} bare />
        <Sentence />
      </div>
      <div className="embed-rail">
        <IconButton icon="previous" label={t('transport.previous')} shortcut="←" onClick={transport.previous} />
        <IconButton icon="next" label={t('transport.next')} shortcut="→" onClick={transport.next} />
        <DebuggerRail />
      </div>
      <Foot />
    </main>
  );
}

/** The whole step in the card's voice, its rules at the right edge. */
function Sentence(): ReactNode {
  const step = useStepWords();
  return (
    <div className="embed-step">
      <p>
        <b>
          <Words message={step.title} />.
        </b>{' '}
        {step.sentences.map((sentence) => (
          <span key={sentence.key}>
            <Words message={sentence} />{' '}
          </span>
        ))}
      </p>
      {step.rule !== null && <RuleNumber rule={step.rule} />}
      <p className="sr" role="status" aria-live="polite">
        {step.spoken}
      </p>
    </div>
  );
}

function Foot(): ReactNode {
  const { t } = useWords();
  const step = useStepWords();
  const title = useDebugger((state) => state.board.title);
  const [inspecting, setInspecting] = useState(false);
  return (
    <footer className="embed-foot">
      <Brand />
      <h1>{title || t('app.untitled')}</h1>
      <span className="quiet num">{t('embed.step', { number: step.number, of: step.of })}</span>
      <span className="grow" />
      <Button onClick={() => setInspecting(true)}>{t('embed.inspector')}</Button>
      <a className="btn line" href={wholeApp()} target="_blank" rel="noreferrer">
        {t('embed.open')}
      </a>
      {inspecting && (
        <Dialog open title={t('embed.inspector')} onClose={() => setInspecting(false)}>
          <InspectorPanel />
        </Dialog>
      )}
    </footer>
  );
}

/** The same board in the app itself: the address without `?embed`. */
function wholeApp(): string {
  const { origin, pathname, hash } = window.location;
  return `${origin}${pathname}${hash}`;
}
