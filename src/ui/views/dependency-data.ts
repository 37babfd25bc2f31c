import type { DependencyEdge, DependencyMoment, EffectKey, Layer, Trace } from '../../engine';

/** What has become of an effect at a moment of its layer. */
export type DependencyState = 'applied' | 'now' | 'waits' | 'waits-then-gone' | 'to-come' | 'gone';

export type DependencyNode = {
  readonly effect: EffectKey;
  readonly state: DependencyState;
  readonly timestamp: number; // 1 is the oldest
  readonly text: string; // its rules text
  readonly isCda: boolean;
  readonly counter: boolean;
};

export type DependencyData = {
  readonly layer: Layer;
  readonly nodes: readonly DependencyNode[]; // in timestamp order
  readonly edges: readonly DependencyEdge[];
};

/** The moment just before the entry that the head stands on, or just after it, when all is asked anew (613.8c). */
export type Side = 'before' | 'after';

/** The dependencies of the layer under the head; null where there is no layer yet. */
export function dependencyData(trace: Trace, position: number, side: Side): DependencyData | null {
  const index = Math.max(0, position - 1);
  const entry = trace.steps[index];
  if (entry === undefined) return null;
  const layer = entry.layer;
  const at = side === 'before' ? index : index + 1;
  const moment = momentAt(trace, at, layer);
  const applied = new Set(
    trace.steps.slice(0, at).flatMap((step) => (step.kind === 'applies' && step.layer === layer ? [step.effect] : [])),
  );
  const gone = new Set(
    trace.steps.flatMap((step) => (step.kind === 'never-applies' && step.layer === layer ? [step.effect] : [])),
  );
  const known = new Set([...applied, ...moment.pool, ...gone]);
  const now = side === 'before' && position > 0 && entry.kind === 'applies' ? entry.effect : null;
  const nodes = [...known].flatMap((key): DependencyNode[] => {
    const effect = trace.effects.get(key);
    if (effect === undefined) return [];
    const waits = moment.edges.some((edge) => edge.dependent === key && !edge.inLoop);
    return [
      {
        effect: key,
        state: stateOf({
          now: key === now,
          applied: applied.has(key),
          waits,
          gone: gone.has(key),
          pooled: moment.pool.includes(key),
        }),
        timestamp: effect.timestamp + 1,
        text: effect.text,
        isCda: effect.isCda,
        counter: effect.origin === 'counter',
      },
    ];
  });
  return { layer, nodes: nodes.sort((a, b) => a.timestamp - b.timestamp), edges: moment.edges };
}

/** After the last application of a layer nothing is left to ask. */
function momentAt(trace: Trace, index: number, layer: Layer): DependencyMoment {
  const next = trace.steps[index];
  return next?.layer === layer ? trace.dependenciesBefore(index) : { layer, pool: [], edges: [] };
}

function stateOf(is: {
  readonly now: boolean;
  readonly applied: boolean;
  readonly waits: boolean;
  readonly gone: boolean;
  readonly pooled: boolean;
}): DependencyState {
  if (is.now) return 'now';
  if (is.applied) return 'applied';
  if (is.gone) return is.waits ? 'waits-then-gone' : is.pooled ? 'to-come' : 'gone';
  return is.waits ? 'waits' : 'to-come';
}

/** Two effects of one layer, asked both ways (613.8a). */
export type Pair = { readonly dependent: EffectKey; readonly on: EffectKey };

/** The pair to show: the one asked for where it is still there, else the first dependency, else the first two effects. */
export function pairToShow(data: DependencyData, asked: Pair | null): Pair | null {
  const known = (key: EffectKey) => data.nodes.some((node) => node.effect === key);
  if (asked !== null && known(asked.dependent) && known(asked.on)) return asked;
  const [edge] = data.edges;
  if (edge !== undefined) return { dependent: edge.dependent, on: edge.on };
  const [first, second] = data.nodes;
  return first !== undefined && second !== undefined ? { dependent: first.effect, on: second.effect } : null;
}

export const edgeOf = (data: DependencyData, pair: Pair): DependencyEdge | undefined =>
  data.edges.find((edge) => edge.dependent === pair.dependent && edge.on === pair.on);
