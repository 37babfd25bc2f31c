import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Layer, neighbor, placeOfLayer, placesToVisit, runTo, type Stop } from '../engine';
import type { Debugger } from './debugger';

/** How steps are played; what is played is the debugger's evaluation. */
export type TransportState = {
  readonly playing: boolean;
  /** Steps that change nothing are visited too; otherwise the head passes over them. */
  readonly withUnchanged: boolean;
};

export type Transport = ReturnType<typeof createTransport>;

/** Moves the head of a debugger: one step, to an end, to a layer, to a stop. Made and tested without React. */
export function createTransport(debug: Debugger) {
  const store: StoreApi<TransportState> = createStore(() => ({ playing: false, withUnchanged: true }));
  const places = () => placesToVisit(debug.store.getState().evaluation.trace, store.getState().withUnchanged);
  const step = () => debug.store.getState().step;
  const pause = () => store.setState({ playing: false });

  return {
    store,
    /** The positions that stepping visits now, ascending. */
    places,
    next(): void {
      debug.goToStep(neighbor(places(), step(), 'next'));
    },
    previous(): void {
      pause();
      debug.goToStep(neighbor(places(), step(), 'previous'));
    },
    first(): void {
      pause();
      debug.firstStep();
    },
    last(): void {
      pause();
      debug.goToStep(places().at(-1) ?? 0);
    },
    goTo(position: number): void {
      pause();
      debug.goToStep(position);
    },
    toLayer(layer: Layer): void {
      pause();
      debug.goToStep(placeOfLayer(debug.store.getState().evaluation.trace, layer));
    },
    /** Runs to the next place that the stop asks for; false where there is none. */
    runTo(stop: Stop, way: 'next' | 'previous' = 'next'): boolean {
      pause();
      const place = runTo(debug.store.getState().evaluation.trace, step(), stop, way);
      if (place !== null) debug.goToStep(place);
      return place !== null;
    },
    /** Plays on from here; from the start where the head stands at the end. */
    togglePlay(): void {
      const playing = !store.getState().playing;
      if (playing && atEnd()) debug.firstStep();
      store.setState({ playing });
    },
    /** One tick of the clock: the next step, or a stop at the end. */
    tick(): void {
      debug.goToStep(neighbor(places(), step(), 'next'));
      if (atEnd()) pause();
    },
    pause,
    visitUnchanged(withUnchanged: boolean): void {
      store.setState({ withUnchanged });
    },
  };

  function atEnd(): boolean {
    return step() >= (places().at(-1) ?? 0);
  }
}
