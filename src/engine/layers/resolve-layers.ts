import type { CompiledBoard } from '../board/compiled';
import type { Row } from '../model/characteristics';
import type { ObjectId } from '../model/ids';
import { LAYERS } from '../model/layers';
import { traceOf } from '../trace/log';
import type { Trace } from '../trace/types';
import { copyInstances } from './copy-instances';
import { counterInstances } from './counter-instances';
import type { Instance } from './instance';
import { boardOlderThan, resolvedInstance } from './locked';
import { printedRow } from './printed-row';
import { newResolution, type Resolution, takeUp } from './resolution';
import { resolveLayer } from './resolve-layer';
import { ruleInstances } from './rule-instances';

/**
 * Rule 613: all continuous effects of a board, layer by layer. The trace has a step for each application and a note for
 * what did not apply, with reasons; its tables are put together when they are asked for. Pure: equal boards, equal traces.
 */
export function resolveLayers(board: CompiledBoard): Trace {
  return resolveWith(board, new Map(), null);
}

/** The same pass, looked at before every application. */
export function watchLayers(board: CompiledBoard, watch: NonNullable<Resolution['watch']>): void {
  resolveWith(board, new Map(), watch);
}

/** `settled` are effects of resolutions whose objects and values are known already (611.2c). */
function resolveWith(board: CompiledBoard, settled: Map<string, Instance>, watch: Resolution['watch']): Trace {
  const start = new Map([...board.objects].map(([id, { card, object }]) => [id, printedRow(card, object)] as const));
  const resolution = newResolution(board, new Map(start), watch);
  registerCopying(resolution);
  settle(resolution, start, settled);
  for (const layer of ['1a', '1b'] as const) resolveLayer(layer, resolution);
  const copiableAt = resolution.log.length;
  registerRest(resolution);
  for (const layer of LAYERS.slice(2)) resolveLayer(layer, resolution);
  return traceOf(
    start,
    resolution.log,
    copiableAt,
    new Map([...resolution.instances].map(([key, { effect }]) => [key, effect])),
  );
}

/** What works in layer 1: copies, merged and face-down permanents, and static abilities that make copies. */
function registerCopying(resolution: Resolution): void {
  for (const compiled of resolution.board.objects.values()) {
    for (const one of copyInstances(compiled, resolution.board, resolution.facts, resolution.instances.size))
      add(one, resolution);
    const row = resolution.rows.get(compiled.object.id);
    if (row !== undefined)
      takeUp(compiled.object.id, { ...row, abilities: row.abilities.filter(isCopying) }, null, resolution);
  }
}

const isCopying = ({ effect }: Row['abilities'][number]): boolean =>
  effect?.clauses.some(({ parts }) => parts.some(({ kind }) => kind === 'become-copy')) ?? false;

/** From layer 2 on: the abilities that objects have by now, copied ones too (D18), counters, and what rules do. */
function registerRest(resolution: Resolution): void {
  const { facts, rows, instances } = resolution;
  for (const [id, object] of facts.objects) {
    const row = rows.get(id);
    if (row === undefined) continue;
    takeUp(id, row, null, resolution);
    for (const one of counterInstances(object, facts, instances.size)) add(one, resolution);
    for (const one of ruleInstances(object, row, facts, instances.size)) add(one, resolution);
  }
}

/** Effects of resolutions, oldest first: each sees the board of what is older than itself (D16). */
function settle(resolution: Resolution, start: ReadonlyMap<ObjectId, Row>, settled: Map<string, Instance>): void {
  const { board, facts } = resolution;
  const inOrder = [...board.effects.values()].toSorted(
    (one, other) => (facts.timestamps.get(one.effect.id) ?? 0) - (facts.timestamps.get(other.effect.id) ?? 0),
  );
  for (const compiled of inOrder) {
    const { id } = compiled.effect;
    const instance =
      settled.get(id) ??
      resolvedInstance(
        compiled,
        facts,
        resolution.instances.size,
        start,
        (timestamp) => resolveWith(boardOlderThan(board, timestamp, facts), settled, null).final,
      );
    settled.set(id, instance);
    add(instance, resolution);
  }
}

const add = (instance: Instance, { instances }: Resolution): void => {
  instances.set(instance.effect.key, instance);
};
