import type { DependencyEdge, EffectKey, Layer, Trace, TraceStep } from '../../engine';

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
  /** The effects that were compared for these edges. */
  readonly asked: readonly EffectKey[];
  /** The entry of the trace (from 0) before which they were. */
  readonly entry: number;
  /** The effect that was applied next; null after the last one of the layer. */
  readonly next: EffectKey | null;
  /** At a step that never applies: the effect whose application has just ended it, and the moment before it is shown. */
  readonly dropped: { readonly effect: EffectKey; readonly by: EffectKey | null } | null;
};

/** The moment just before the entry that the head stands on, or just after it, when all is asked anew (613.8c). */
export type Side = 'before' | 'after';

/** The dependencies of the layer under the head; null where there is no layer yet. */
export function dependencyData(trace: Trace, position: number, side: Side): DependencyData | null {
  const index = Math.max(0, position - 1);
  const entry = trace.steps[index];
  if (entry === undefined) return null;
  const { layer } = entry;
  const head = side === 'before' ? index : index + 1;
  const left = trace.dependenciesBefore(nextAsked(trace, head, layer));
  const dropped = side === 'before' && position > 0 ? droppedAt(trace, index) : null;
  const shown = dropped?.moment ?? nextAsked(trace, head, layer);
  const { pool, edges } = trace.dependenciesBefore(shown);
  const now = side === 'before' && position > 0 && entry.kind === 'applies' ? entry.effect : null;
  const applied = effectsOf(trace.steps.slice(0, head), 'applies', layer);
  const gone = effectsOf(trace.steps, 'never-applies', layer);
  const nodes = [...new Set([...pool, ...knownAt(trace, head, layer)])].flatMap((key): DependencyNode[] => {
    const effect = trace.effects.get(key);
    if (effect === undefined) return [];
    const waits = left.edges.some((edge) => edge.dependent === key && !edge.inLoop);
    return [
      {
        effect: key,
        state: stateOf({
          now: key === now,
          applied: applied.has(key),
          waits,
          gone: gone.has(key),
          pooled: left.pool.includes(key),
        }),
        timestamp: effect.timestamp + 1,
        text: effect.text,
        isCda: effect.isCda,
        counter: effect.origin === 'counter',
      },
    ];
  });
  return {
    layer,
    nodes: nodes.sort((a, b) => a.timestamp - b.timestamp),
    edges,
    asked: pool,
    entry: shown,
    next: nextApplied(trace, shown),
    dropped: dropped && { effect: dropped.effect, by: dropped.by },
  };
}

/** From an entry on the first one of the layer before which its effects were compared; after the last of them none is left to ask. */
function nextAsked(trace: Trace, from: number, layer: Layer): number {
  for (let at = from; trace.steps[at]?.layer === layer; at += 1)
    if (trace.dependenciesBefore(at).pool.length > 0) return at;
  return trace.steps.length;
}

function nextApplied(trace: Trace, from: number): EffectKey | null {
  const next = trace.steps.slice(from).find((step) => step.kind === 'applies');
  return next?.kind === 'applies' ? next.effect : null;
}

/** What never applies was ended by the application before its entry, or is out before its layer begins. */
function droppedAt(trace: Trace, index: number) {
  const entry = trace.steps[index];
  if (entry?.kind !== 'never-applies' || trace.dependenciesBefore(index).pool.length > 0) return null;
  for (let at = index - 1; trace.steps[at]?.layer === entry.layer; at -= 1) {
    const step = trace.steps[at];
    if (step?.kind === 'applies') return { effect: entry.effect, by: step.effect, moment: at };
  }
  return { effect: entry.effect, by: null, moment: null };
}

/** The effects of a layer that are there at a moment: all that it will come to, but not what is granted only later. */
function knownAt(trace: Trace, from: number, layer: Layer): readonly EffectKey[] {
  const later = effectsOf(trace.steps.slice(from), 'applies', layer);
  const grantedLater = (key: EffectKey) => later.has(trace.effects.get(key)?.grantedBy ?? key);
  const all = [...effectsOf(trace.steps, 'applies', layer), ...effectsOf(trace.steps, 'never-applies', layer)];
  return all.filter((key) => trace.effects.get(key)?.grantedBy === null || !grantedLater(key));
}

const effectsOf = (
  steps: readonly TraceStep[],
  kind: 'applies' | 'never-applies',
  layer: Layer,
): ReadonlySet<EffectKey> =>
  new Set(steps.flatMap((step) => (step.kind === kind && step.layer === layer ? [step.effect] : [])));

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

/** The pair to show: the one asked for where it was compared, else the first dependency, else the first two effects compared. */
export function pairToShow(data: DependencyData, asked: Pair | null): Pair | null {
  const known = (key: EffectKey) => data.asked.includes(key);
  if (asked !== null && known(asked.dependent) && known(asked.on)) return asked;
  const [edge] = data.edges;
  if (edge !== undefined) return { dependent: edge.dependent, on: edge.on };
  const [first, second] = data.nodes.filter((node) => known(node.effect));
  return first !== undefined && second !== undefined ? { dependent: first.effect, on: second.effect } : null;
}

export const edgeOf = (data: DependencyData, pair: Pair): DependencyEdge | undefined =>
  data.edges.find((edge) => edge.dependent === pair.dependent && edge.on === pair.on);
