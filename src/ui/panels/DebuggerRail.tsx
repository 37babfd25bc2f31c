import { type ReactNode, useMemo } from 'react';
import { layersOf, placesToVisit } from '../../engine';
import { debug, pace, transport, useShown, useTransport } from '../../state';
import { LayerRail } from '../views/LayerRail';
import { railEntries } from '../views/rail-data';
import { useHeld } from './use-held';
import { usePosition, useStepWords } from './use-step-words';

/** A pointer passes positions faster than a crowded board is drawn: those that it has left by then are passed over. */
function dragTo(position: number): void {
  pace.run(() => {
    const before = debug.store.getState().step;
    transport.goTo(position);
    return debug.store.getState().step !== before;
  });
}

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
      onDrag={dragTo}
      onLayer={transport.toLayer}
      onKey={(key) => transport[key]()}
    />
  );
}
