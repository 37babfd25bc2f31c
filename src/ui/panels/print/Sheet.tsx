import { type ReactNode, useMemo } from 'react';
import { useShown } from '../../../state';
import { LayerCode, RuleNumber, useNames, useWords, Words } from '../../kit';
import { traceLines } from '../../views/trace-list';
import { BoardTable } from '../board/BoardTable';
import { useTiles } from '../board/use-tiles';
import { CascadeTable } from '../inspector/CascadeTable';
import { InspectorHeader } from '../inspector/InspectorHeader';
import { useInspected } from '../inspector/use-inspected';
import { WhySection } from '../inspector/WhySection';
import { useShareLink } from '../share/use-share-link';
import './print.css';

/** Title and link; the board; all steps; and the object that is looked at, with the why of its value. */
export function Sheet(): ReactNode {
  const { t } = useWords();
  const tiles = useTiles();
  const { board } = tiles.evaluation;
  const { link } = useShareLink(true, true);
  const compact = board.objects.filter(({ zone }) => zone === 'battlefield').length > CARDS_AT_MOST;
  return (
    <div className="print-sheet">
      <header className="print-head">
        <h1>{board.title || t('app.untitled')}</h1>
        <p className="quiet">
          {t('print.made-with')} · {t('print.moment', { count: stepNumber(tiles.evaluation.trace.steps, tiles.step) })}
        </p>
        <a href={link}>{link}</a>
      </header>
      <BoardTable tiles={tiles} compact={compact} bare />
      <TraceOnPaper position={tiles.step} />
      <ObjectOnPaper />
    </div>
  );
}
const CARDS_AT_MOST = 24; // two pages of four in a row; beyond that they are compact

const stepNumber = (steps: readonly { readonly kind: string }[], position: number): number =>
  steps.slice(0, position).filter(({ kind }) => kind === 'applies').length;

function TraceOnPaper({ position }: { readonly position: number }): ReactNode {
  const { t } = useWords();
  const { trace } = useShown();
  const lines = useMemo(() => traceLines(trace), [trace]);
  if (lines.length === 0) return null;
  return (
    <section className="print-part" aria-labelledby="print-trace">
      <h2 id="print-trace">{t('trace.title')}</h2>
      <ol className="print-trace">
        {lines.map((line) => (
          <li key={line.position} data-l={line.layer} aria-current={line.position === position ? 'step' : undefined}>
            <span className="num">{line.number ?? '–'}</span>
            <LayerCode layer={line.layer} off={line.kind !== 'applies'} />
            <span>
              <b>
                <Words message={line.title} />.
              </b>{' '}
              {line.sentences.map((sentence) => (
                <span key={sentence.key}>
                  <Words message={sentence} />{' '}
                </span>
              ))}
            </span>
            {line.rule === null ? <span /> : <RuleNumber rule={line.rule} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

function ObjectOnPaper(): ReactNode {
  const inspected = useInspected();
  const { object } = useNames();
  if (!inspected) return null;
  return (
    <section className="print-part print-object" aria-label={object(inspected.object)}>
      <InspectorHeader inspected={inspected} />
      <CascadeTable inspected={inspected} />
      <WhySection inspected={inspected} />
    </section>
  );
}
