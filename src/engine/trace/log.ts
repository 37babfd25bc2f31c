import { FIELDS, type Row } from '../model/characteristics';
import type { EffectKey, ObjectId } from '../model/ids';
import type { Change, DependencyMoment, LayerEffect, Table, Trace, TraceStep } from './types';

/** One entry of the log: a step, the rows that it changed, and the dependencies asked just before it. */
export type LogEntry = {
  readonly step: TraceStep;
  readonly changed: ReadonlyMap<ObjectId, Row>;
  readonly moment: () => DependencyMoment;
};

/** A trace is a log read backwards and forwards: rows are shared, tables are put together when asked for. */
export function traceOf(
  start: Table,
  entries: readonly LogEntry[],
  copiableAt: number,
  effects: ReadonlyMap<EffectKey, LayerEffect>,
): Trace {
  const tableAt = tableReader(start, entries);
  return {
    objects: [...start.keys()],
    effects,
    steps: entries.map(({ step }) => step),
    tableAt,
    changesOf: (n, object) => changesIn(tableAt(n), entries[n]?.changed ?? new Map(), object),
    dependenciesBefore: (n) => entries[n]?.moment() ?? { layer: '7d', pool: [], edges: [] },
    copiable: tableAt(copiableAt),
    final: tableAt(entries.length),
  };
}

/** Tables by position, worked out from the nearest one that is known. */
function tableReader(start: Table, entries: readonly LogEntry[]): (n: number) => Table {
  const known = new Map<number, Table>([[0, start]]);
  return (n) => {
    const at = Math.max(0, Math.min(n, entries.length));
    let from = at;
    while (!known.has(from)) from--;
    let table = known.get(from) ?? start;
    if (from < at) {
      const rows = new Map(table);
      for (const { changed } of entries.slice(from, at)) for (const [id, row] of changed) rows.set(id, row);
      table = rows;
      known.set(at, table);
    }
    return table;
  };
}

function changesIn(
  before: Table,
  changed: ReadonlyMap<ObjectId, Row>,
  object: ObjectId | undefined,
): readonly Change[] {
  const ids = object === undefined ? [...changed.keys()] : changed.has(object) ? [object] : [];
  return ids.flatMap((id) => changesOfRow(id, before.get(id), changed.get(id)));
}

/** The fields in which two rows differ, in the order of FIELDS. */
function changesOfRow(object: ObjectId, before: Row | undefined, after: Row | undefined): readonly Change[] {
  if (before === undefined || after === undefined) return [];
  return FIELDS.filter((field) => !sameValue(before[field], after[field])).map((field) => ({
    object,
    field,
    before: before[field],
    after: after[field],
  }));
}

/** Rows share what did not change; where a value was made anew, its content decides. */
export function sameValue(one: Row[keyof Row], other: Row[keyof Row]): boolean {
  if (one === other) return true;
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
  return one.every(
    (value: unknown, index) => value === other[index] || JSON.stringify(value) === JSON.stringify(other[index]),
  );
}
