import type { CompiledBoard } from '../board/compiled';
import type { Row } from '../model/characteristics';
import type { EffectKey, ObjectId } from '../model/ids';
import type { Layer } from '../model/layers';
import type { Facts } from '../query/facts';
import { factsOf } from '../query/facts';
import type { LogEntry } from '../trace/log';
import type { DependencyMoment, TraceStep } from '../trace/types';
import { exists, type Instance } from './instance';
import type { Sets } from './outcome';
import { staticInstance } from './static-instance';

/** All that changes while layers are resolved. Made, filled and dropped within one call of `resolveLayers`. */
export type Resolution = {
  readonly board: CompiledBoard;
  readonly facts: Facts;
  readonly rows: Map<ObjectId, Row>;
  readonly instances: Map<EffectKey, Instance>;
  /** The sets of what has begun to apply (613.6). */
  readonly begun: Map<EffectKey, Sets>;
  /** Which application took an effect's ability away. */
  readonly endedBy: Map<EffectKey, EffectKey>;
  /** Effects of which the log has said that they never apply. */
  readonly dismissed: Set<EffectKey>;
  readonly log: LogEntry[];
  /** Called before every application, with the layer: for questions about a moment that the trace does not answer. */
  readonly watch: ((layer: Layer, resolution: Resolution) => void) | null;
};

export function newResolution(
  board: CompiledBoard,
  rows: Map<ObjectId, Row>,
  watch: Resolution['watch'] = null,
): Resolution {
  return {
    board,
    facts: factsOf(board),
    rows,
    instances: new Map(),
    begun: new Map(),
    endedBy: new Map(),
    dismissed: new Set(),
    log: [],
    watch,
  };
}

/** Does it exist now, or has it begun and so cannot cease (D9)? */
export function isAlive(instance: Instance, { begun, rows }: Resolution): boolean {
  return begun.has(instance.effect.key) || exists(instance, (source) => rows.get(source)?.abilities);
}

/** Puts changed rows on the table, ends effects whose ability went with them, and takes up those that came (D11, D14). */
export function putRows(
  changed: ReadonlyMap<ObjectId, Row>,
  by: Instance,
  resolution: Resolution,
): readonly Instance[] {
  const came: Instance[] = [];
  for (const [id, row] of changed) {
    const before = resolution.rows.get(id);
    resolution.rows.set(id, row);
    if (before === undefined || before.abilities === row.abilities) continue;
    noteEnded(before, row, by, resolution);
    came.push(...takeUp(id, row, by, resolution));
  }
  return came;
}

function noteEnded(before: Row, after: Row, by: Instance, { instances, begun, endedBy }: Resolution): void {
  const left = new Set(after.abilities.map(({ id }) => id));
  for (const { id } of before.abilities) {
    const key = id as EffectKey; // a static ability's effect has the key of the ability
    if (!left.has(id) && instances.has(key) && !begun.has(key)) endedBy.set(key, by.effect.key);
  }
}

/** Registers the effects of abilities that an object has and that are not known yet, or whose words layer 3 changed. */
export function takeUp(id: ObjectId, row: Row, by: Instance | null, resolution: Resolution): readonly Instance[] {
  const { facts, instances, begun } = resolution;
  const object = facts.objects.get(id);
  if (object === undefined) return [];
  return row.abilities.flatMap((ability) => {
    if (ability.effect === null) return [];
    const known = instances.get(ability.id as EffectKey); // as above
    if (known?.ability?.spec === ability.effect || begun.has(ability.id as EffectKey)) return [];
    const instance = staticInstance(
      ability,
      object,
      row,
      facts,
      known?.order ?? instances.size,
      ability.origin.kind === 'granted' ? by : null,
    );
    if (instance === null) return [];
    instances.set(instance.effect.key, instance);
    return known === undefined ? [instance] : [];
  });
}

/** Writes one entry. What dependencies there were is kept as a question and answered when someone asks. */
export function write(
  step: TraceStep,
  resolution: Resolution,
  changed: ReadonlyMap<ObjectId, Row>,
  moment: () => DependencyMoment,
): void {
  resolution.log.push({ step, changed, moment });
}

/** A note at a place: nothing changes. */
export function note(step: TraceStep, resolution: Resolution, moment?: () => DependencyMoment): void {
  write(step, resolution, new Map(), moment ?? (() => ({ layer: step.layer, pool: [], edges: [] })));
}

/** Says once that an effect never applies, at its layer, and who took its ability if someone did. */
export function dismiss(instance: Instance, layer: Layer, resolution: Resolution): void {
  const { key } = instance.effect;
  if (resolution.dismissed.has(key)) return;
  resolution.dismissed.add(key);
  note(
    {
      kind: 'never-applies',
      layer,
      effect: key,
      why: instance.idle ?? 'ability-gone',
      because: resolution.endedBy.get(key) ?? null,
    },
    resolution,
  );
}
