import type { CompiledBoard } from '../board/compiled';
import { FIELDS, type Row } from '../model/characteristics';
import type { EffectKey, ObjectId, PlayerId } from '../model/ids';
import type { Layer } from '../model/layers';
import type { Asking, Rows } from '../query/asking';
import type { Facts } from '../query/facts';
import { you } from '../query/refs';
import type { LogEntry } from '../trace/log';
import type { DependencyMoment, TraceStep } from '../trace/types';
import { type Bits, hasBit, placesOf } from './columns/bits';
import { type Columns, fieldAtom, newColumns } from './columns/columns';
import { type History, newHistory, rowNow, rowsAsCopied, rowsNow } from './history';
import type { Instance } from './instance';
import type { KeptTable } from './kept-table';
import type { LayerMemory } from './memory';
import type { Sets } from './outcome';
import type { StartRows } from './start-rows';
import { staticInstance } from './static-instance';
import type { Planner } from './words';

/** How much was done, for tests that guard the amount of work instead of the time. */
export type Work = { pairs: number; selections: number; loopSearches: number };

export const noWork = (): Work => ({ pairs: 0, selections: 0, loopSearches: 0 });

/**
 * Effects of granted abilities that one board may have. Each creature that grants to each creature what it grants on squares
 * and cubes their number; no real board comes near, and beyond it nothing that is granted comes to apply.
 */
export const MOST_GRANTED = 5_000;

/** All that changes while layers are resolved. Made, filled and dropped within one call of `resolveLayers`. */
export type Resolution = {
  readonly board: CompiledBoard;
  readonly facts: Facts;
  readonly start: StartRows;
  readonly table: KeptTable;
  readonly history: History;
  readonly columns: Columns;
  readonly planner: Planner;
  readonly instances: Map<EffectKey, Instance>;
  readonly memory: LayerMemory;
  /** The sets of what has begun to apply, clause by clause (613.6). */
  readonly begun: Map<EffectKey, readonly (Bits | null)[]>;
  /** Effects whose ability is gone, and which application took it. */
  readonly endedBy: Map<EffectKey, EffectKey>;
  /** How many effects have other words than they had, by layers 1 and 3. */
  readonly rewritten: { count: number };
  /** How many effects came with granted abilities. */
  readonly granted: { count: number };
  /** Effects of which the log has said that they never apply. */
  readonly dismissed: Set<EffectKey>;
  readonly log: LogEntry[];
  readonly work: Work;
  /** By timestamps alone, as if no effect depended on another: for asking whether that matters. */
  readonly ignoresDependency: boolean;
  /** Looks at the resolution before every application. */
  readonly watch: ((layer: Layer, resolution: Resolution) => void) | null;
};

export function newResolution(
  board: CompiledBoard,
  table: KeptTable,
  memory: LayerMemory,
  work: Work,
  watch: Resolution['watch'],
  ignoresDependency: boolean,
): Resolution {
  const { facts, start } = table;
  const history = newHistory(facts, start.rowOf);
  const columns = newColumns(facts.objects.size, {
    shapeAt: start.shapeAt,
    shapes: start.shapes,
    isTouched: (place) => hasBit(history.touched, place),
    rowNow: (place) => rowNow(history, place),
  });
  for (const field of FIELDS) fieldAtom(columns, field);
  const rows = rowsNow(history);
  const planner: Planner = {
    columns,
    asking: ({ voice }: Instance): Asking => ({ facts, rows, voice, it: null }),
    you: whoYouAre(facts, rows),
    constants: new Map(),
    copiable: rowsAsCopied(history),
    texts: memory.texts,
    numbers: new Map(table.questions?.numbers),
    words: new Map(),
    writes: new Map(),
    plans: new Map(),
  };
  return {
    board,
    facts,
    start,
    table,
    history,
    columns,
    planner,
    instances: new Map(),
    memory,
    begun: new Map(),
    endedBy: new Map(),
    rewritten: { count: 0 },
    granted: { count: 0 },
    dismissed: new Set(),
    log: [],
    work,
    watch,
    ignoresDependency,
  };
}

/** Remembers "you" for each source; asked only when control is settled. */
function whoYouAre(facts: Facts, rows: Rows): Planner['you'] {
  const known = new Map<ObjectId, PlayerId | null>();
  return ({ voice }) => {
    if (voice.controller !== null || voice.source === null) return voice.controller;
    const found = known.get(voice.source);
    if (found !== undefined) return found;
    const player = you({ facts, rows, voice, it: null });
    known.set(voice.source, player);
    return player;
  };
}

/** Does it exist now, or has it begun and so cannot cease (D9)? */
export const isAlive = ({ effect: { key } }: Instance, { begun, endedBy }: Resolution): boolean =>
  begun.has(key) || !endedBy.has(key);

/** The fixed sets of an effect as ids, for questions that are asked of rows; null where it has not begun. */
export function setsBegun(key: EffectKey, { begun, history }: Resolution): Sets | null {
  return (
    begun
      .get(key)
      ?.map((bits) => (bits === null ? null : placesOf(bits).flatMap((place) => history.ids[place] ?? []))) ?? null
  );
}

/** Ends effects whose ability a row no longer has; true if there is one. */
export function noteEnded(before: Row, after: Row, by: Instance, { instances, endedBy }: Resolution): boolean {
  let hasEnded = false;
  const left = new Set(after.abilities.map(({ id }) => id));
  for (const { id } of before.abilities) {
    const key = id as EffectKey; // a static ability's effect has the key of the ability
    if (left.has(id) || !instances.has(key) || endedBy.has(key)) continue;
    endedBy.set(key, by.effect.key);
    hasEnded = true;
  }
  return hasEnded;
}

/** Registers the effects of abilities that an object has and that are not known yet, or whose words layer 3 changed (D14, D20). */
export function takeUp(id: ObjectId, row: Row, by: Instance | null, resolution: Resolution): readonly Instance[] {
  const { facts, instances, begun, endedBy, memory } = resolution;
  const object = facts.objects.get(id);
  if (object === undefined) return [];
  return row.abilities.flatMap((ability) => {
    if (ability.effect === null) return [];
    const known = instances.get(ability.id as EffectKey); // as above
    if (known?.ability?.spec === ability.effect || begun.has(ability.id as EffectKey)) return [];
    const granter = ability.origin.kind === 'granted' ? by : null;
    const instance = staticInstance(
      ability,
      object,
      row,
      facts,
      known?.order ?? instances.size,
      granter,
      memory.placements,
    );
    if (instance === null) return [];
    if (granter !== null && known === undefined && resolution.granted.count++ >= MOST_GRANTED) return [];
    instances.set(instance.effect.key, instance);
    endedBy.delete(instance.effect.key);
    if (known !== undefined) resolution.rewritten.count++;
    return known === undefined ? [instance] : [];
  });
}

/** So many effects were granted that the rest is left out. */
export const isOvergrown = ({ granted }: Resolution): boolean => granted.count > MOST_GRANTED;

/** Writes one entry. What dependencies there were is kept as a question and answered when someone asks. */
export function write(step: TraceStep, resolution: Resolution, moment: () => DependencyMoment): void {
  resolution.log.push({ step, applied: resolution.history.applications.length, moment });
}

/** A note at a place: nothing changes. */
export function note(step: TraceStep, resolution: Resolution, moment?: () => DependencyMoment): void {
  write(step, resolution, moment ?? (() => ({ layer: step.layer, pool: [], edges: [] })));
}

/** Says once that an effect never applies, at its layer, and who took its ability if someone did. */
export function dismiss(instance: Instance, layer: Layer, resolution: Resolution): void {
  const { key } = instance.effect;
  if (resolution.dismissed.has(key)) return;
  resolution.dismissed.add(key);
  const because = resolution.endedBy.get(key) ?? null;
  note({ kind: 'never-applies', layer, effect: key, why: instance.idle ?? 'ability-gone', because }, resolution);
}
