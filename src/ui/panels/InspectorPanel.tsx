import { memo, type ReactNode } from 'react';
import { useDebugger } from '../../state';
import { useWords } from '../kit';
import { InTurn } from './InTurn';
import { AbilityList } from './inspector/AbilityList';
import { CardText } from './inspector/CardText';
import { CascadeTable } from './inspector/CascadeTable';
import { InspectorHeader } from './inspector/InspectorHeader';
import { NothingSelected } from './inspector/NothingSelected';
import { PreviewSection } from './inspector/PreviewSection';
import { type Inspected, useInspected } from './inspector/use-inspected';
import { ValueFacts } from './inspector/ValueFacts';
import { WhySection } from './inspector/WhySection';

/** One object in full: how each of its values came about, why it is so, and what its text says. */
export function InspectorPanel(): ReactNode {
  const { t } = useWords();
  return (
    <section className="panel insp" data-pane="" aria-label={t('inspector.title')}>
      <InTurn>
        <Selected />
      </InTurn>
    </section>
  );
}

function Selected(): ReactNode {
  const inspected = useInspected();
  const empty = useDebugger((state) => state.board.objects.length === 0);
  return inspected ? <Details inspected={inspected} /> : <NothingSelected boardIsEmpty={empty} />;
}

const Details = memo(function Details({ inspected }: { readonly inspected: Inspected }): ReactNode {
  const { t } = useWords();
  return (
    <>
      <InspectorHeader inspected={inspected} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="body" tabIndex={0} aria-label={t('inspector.details')}>
        <CascadeTable inspected={inspected} />
        {inspected.preview ? <PreviewSection inspected={inspected} /> : <WhySection inspected={inspected} />}
        <AbilityList inspected={inspected} />
        <ValueFacts inspected={inspected} />
        <CardText inspected={inspected} />
      </section>
    </>
  );
});
