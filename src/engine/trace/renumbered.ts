/** A trace in the letters of an older edition: the same steps under other layers, so that every view shows them so. */
import { currentLayer, type Edition, numberedLayer } from '../model/editions';
import type { EffectKey } from '../model/ids';
import type { CurrentLayer, Layer } from '../model/layers';
import { effectsOf } from './stops';
import type { LayerEffect, Trace, TraceStep } from './types';

export function renumbered(trace: Trace, edition: Edition): Trace {
  if (edition === 'current') return trace;
  const of = (layer: Layer, key: EffectKey | undefined): Layer =>
    numberedLayer(layer, isCounter(key === undefined ? undefined : trace.effects.get(key)), edition);
  return {
    ...trace,
    edition,
    effects: new Map([...trace.effects].map(([key, effect]) => [key, effectIn(effect, edition)])),
    steps: trace.steps.map((step) => ({ ...step, layer: of(step.layer, effectsOf(step)[0]) })),
    dependenciesBefore: (n) => {
      const moment = trace.dependenciesBefore(n);
      return { ...moment, layer: of(moment.layer, moment.pool[0]) };
    },
  };
}

/** The layer of an entry as the current rules number it, whatever the edition of its trace. */
export function layerNow(step: TraceStep, { edition, effects }: Trace): CurrentLayer {
  const [first] = effectsOf(step);
  const isFaceDown = first !== undefined && effects.get(first)?.origin === 'face-down';
  return currentLayer(step.layer, isFaceDown, edition ?? 'current');
}

const isCounter = (effect: LayerEffect | undefined): boolean => effect?.origin === 'counter';

function effectIn(effect: LayerEffect, edition: Edition): LayerEffect {
  const layers = effect.layers.map((layer) => numberedLayer(layer, isCounter(effect), edition));
  return { ...effect, layers: [...new Set(layers)] };
}
