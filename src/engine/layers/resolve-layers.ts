import type { CompiledBoard } from '../board/compiled';
import { timestampOrder } from '../board/timestamp-order';
import type { Board } from '../board/types';
import type { Field } from '../model/characteristics';
import type { Edition } from '../model/editions';
import type { EffectKey } from '../model/ids';
import { LAYERS, type Layer } from '../model/layers';
import type { Rows } from '../query/asking';
import { type Past, traceOf } from '../trace/log';
import { renumbered } from '../trace/renumbered';
import type { OtherOrder, Trace } from '../trace/types';
import { hasBit, placesOf, union } from './columns/bits';
import { internTypes } from './columns/type-columns';
import { copyInstances } from './copy-instances';
import { counterInstances } from './counter-instances';
import { fieldsOnBoard } from './fields-on-board';
import { rowAt, rowNow } from './history';
import type { Instance } from './instance';
import { keepQuestions, tableOf, takeQuestions } from './kept-table';
import { boardOlderThan, resolvedInstance } from './locked';
import { createLayerMemory, type LayerMemory } from './memory';
import { plannedFor } from './plan';
import { newResolution, noWork, type Resolution, takeUp, type Work } from './resolution';
import { resolveLayer } from './resolve-layer';
import { ruleInstances } from './rule-instances';
import { isCopying } from './start-rows';

/**
 * Rule 613: all continuous effects of a board, layer by layer. The trace has a step for each application and a note for
 * what did not apply, with reasons; its tables are put together when they are asked for. Pure: equal boards, equal traces.
 * `work` is counted up, for those who want to know how much there was to do; `edition` is for looking at older rules.
 * A `memory` that is kept between calls saves working out again what follows from texts alone.
 */
export function resolveLayers(
  board: CompiledBoard,
  work: Work = noWork(),
  edition: Edition = 'current',
  memory: LayerMemory = createLayerMemory(),
): Trace {
  const found = renumbered(resolveWith(board, new Map(), memory, work, null, edition), edition);
  const others = new Map<string, Trace>(); // by order: one value after another asks for the same
  const inOrder = (order: OtherOrder): Trace => {
    const key = JSON.stringify(order);
    const other = others.get(key) ?? renumbered(resolveInOrder(order, board, found, memory, edition), edition);
    others.set(key, other);
    return other;
  };
  return { ...found, inOrder };
}

/** The same objects and effects in another order than the rules have it. */
function resolveInOrder(
  order: OtherOrder,
  compiled: CompiledBoard,
  { effects }: Trace,
  memory: LayerMemory,
  edition: Edition,
): Trace {
  const isExchange = order.kind === 'exchanged';
  const board = isExchange ? { ...compiled, board: exchanged(compiled.board, order.effects, effects) } : compiled;
  return resolveWith(board, new Map(), memory, noWork(), null, edition, !isExchange);
}

/** The timestamps of these effects in reverse among each other, those of all others as they are. */
function exchanged(board: Board, keys: readonly EffectKey[], effects: Trace['effects']): Board {
  const order = timestampOrder(board);
  const ages = [...new Set(keys.flatMap((key) => effects.get(key)?.timestamp ?? []))].sort((a, b) => a - b);
  const takes = new Map(ages.map((age, index) => [age, ages.at(-1 - index) ?? age]));
  return { ...board, timestamps: order.map((key, age) => order[takes.get(age) ?? age] ?? key) };
}

/** The same pass, looked at before every application. */
export function watchLayers(board: CompiledBoard, watch: NonNullable<Resolution['watch']>): void {
  resolveWith(board, new Map(), createLayerMemory(), noWork(), watch, 'current');
}

/** `settled` are effects of resolutions whose objects and values are known already (611.2c). */
function resolveWith(
  board: CompiledBoard,
  settled: Map<string, Instance>,
  memory: LayerMemory,
  work: Work,
  watch: Resolution['watch'],
  edition: Edition,
  ignoresDependency = false,
): Trace {
  const resolution = newResolution(board, tableOf(board, memory), memory, work, watch, ignoresDependency);
  registerCopying(resolution);
  settle(resolution, settled, edition);
  for (const layer of ['1a', '1b'] as const) resolveLayer(layer, resolution, edition);
  const copiableAt = resolution.log.length;
  registerRest(resolution);
  for (const layer of ['2', '3'] as const) resolveLayer(layer, resolution, edition);
  plan(resolution);
  for (const layer of LAYERS.slice(LAYERS.indexOf('4'))) resolveLayer(layer, resolution, edition);
  const effects = new Map([...resolution.instances].map(([key, { effect }]) => [key, effect]));
  return traceOf(pastOf(resolution), resolution.log, copiableAt, effects);
}

const pastOf = ({ history, facts }: Resolution): Past => ({
  facts,
  objects: history.ids,
  rowAfter: (object, applications) => {
    const place = facts.place.get(object);
    return place === undefined ? undefined : rowAt(history, place, applications);
  },
  isTouchedBy: (application, object) =>
    hasBit(history.applications[application]?.set ?? [], facts.place.get(object) ?? -1),
  touchedBy: (application) =>
    placesOf(history.applications[application]?.set ?? []).flatMap((place) => history.ids[place] ?? []),
});

/** What works in layer 1: copies, merged and face-down permanents, and static abilities that make copies. */
function registerCopying(resolution: Resolution): void {
  const { board, facts, start, instances, table } = resolution;
  for (const place of start.copying) {
    const compiled = table.objects[place];
    if (compiled === undefined) continue;
    for (const one of copyInstances(compiled, board, facts, instances.size)) add(one, resolution);
    if (!start.shapeOf(place).copies) continue;
    const row = start.rowOf(place);
    takeUp(compiled.object.id, { ...row, abilities: row.abilities.filter(isCopying) }, null, resolution);
  }
}

/** From layer 2 on: the abilities that objects have by now, copied ones too (D18), counters, and what rules do. */
function registerRest(resolution: Resolution): void {
  const { facts, history, instances, start, table } = resolution;
  for (const place of placesOf(union(start.acting, history.touched))) {
    const object = table.objects[place]?.object;
    if (object === undefined) continue;
    const isChanged = hasBit(history.touched, place);
    if (isChanged || start.shapeOf(place).acts) takeUp(object.id, rowNow(history, place), null, resolution);
    for (const one of counterInstances(object, facts, instances.size)) add(one, resolution);
    const row = isChanged ? rowNow(history, place) : start.shapeOf(place).row;
    for (const one of ruleInstances(object, row, facts, instances.size)) add(one, resolution);
  }
}

/** Columns for everything that some effect will ask of layers 4 to 7; from here on who "you" are does not change. */
function plan(resolution: Resolution): void {
  const { columns, instances, planner, table } = resolution;
  const isKept = takeQuestions(resolution, table);
  internTypes(columns);
  for (const instance of instances.values()) {
    if (instance.idle !== null || instance.locked !== null) continue;
    for (const layer of instance.effect.layers) if (LATE.has(layer)) plannedFor(instance, layer, null, planner);
  }
  if (!isKept) keepQuestions(resolution, table);
}

const LATE: ReadonlySet<Layer> = new Set(LAYERS.slice(LAYERS.indexOf('4')));

/** Effects of resolutions, oldest first: each sees the board of what is older than itself (D16). */
function settle(resolution: Resolution, settled: Map<string, Instance>, edition: Edition): void {
  const { board, facts, history, instances, memory, work } = resolution;
  const age = (id: string): number => facts.timestamps.get(id) ?? 0;
  let written: ReadonlySet<Field> | null = null;
  const printed: Rows = {
    get: (id) => {
      const place = facts.place.get(id);
      return place === undefined ? undefined : rowNow(history, place);
    },
  };
  for (const compiled of [...board.effects.values()].toSorted(
    (one, other) => age(one.effect.id) - age(other.effect.id),
  )) {
    const { id } = compiled.effect;
    const before = (timestamp: number, reads: ReadonlySet<Field>): Rows => {
      written ??= fieldsOnBoard(board);
      if ([...reads].every((field) => !written?.has(field)))
        return { get: (object) => (age(object) < timestamp ? printed.get(object) : undefined) };
      return resolveWith(
        boardOlderThan(board, timestamp, facts),
        settled,
        { ...memory, table: { kept: null } },
        work,
        null,
        edition,
      ).final;
    };
    const instance = settled.get(id) ?? resolvedInstance(compiled, facts, instances.size, printed, before);
    settled.set(id, instance);
    add(instance, resolution);
  }
}

const add = (instance: Instance, { instances }: Resolution): void => {
  instances.set(instance.effect.key, instance);
};
