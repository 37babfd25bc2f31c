import { type ReactNode, useMemo } from 'react';
import { layersOf, placesToVisit } from '../../engine';
import { transport, useShown, useTransport } from '../../state';
import { LayerRail } from '../views/LayerRail';
import { railEntries } from '../views/rail-data';
import { useHeld } from './use-held';
import { usePosition, useStepWords } from './use-step-words';

/** The layer rail on the page's debugger. */
export function DebuggerRail({ phone = false }: { readonly phone?: boolean }): ReactNode {
  const { trace } = useShown();
  const position = usePosition();
  const withUnchanged = useTransport((state) => state.withUnchanged);
  const { spoken } = useStepWords();
  const { effects } = useHeld();
  const entries = useMemo(() => railEntries(trace, effects), [trace, effects]);
  const places = useMemo(() => placesToVisit(trace, withUnchanged), [trace, withUnchanged]);
  return (
    <LayerRail
      entries={entries}
      layers={layersOf(trace.edition ?? 'current')}
      position={position}
      places={places}
      valueText={spoken}
      phone={phone}
      onGo={transport.goTo}
      onLayer={transport.toLayer}
      onKey={(key) => transport[key]()}
    />
  );
}
