import { FIELDS, type Row } from '../model/characteristics';
import type { EffectKey, ObjectId } from '../model/ids';
import type { Facts } from '../query/facts';
import type { Change, DependencyMoment, LayerEffect, Table, Trace, TraceStep } from './types';

/** One entry of the log: a step, how many applications there were after it, and the dependencies asked just before it. */
export type LogEntry = {
  readonly step: TraceStep;
  readonly applied: number;
  readonly moment: () => DependencyMoment;
};

/** Rows through time, as the log needs them: after n applications, and which objects the nth (from 0) touched. */
export type Past = {
  readonly facts: Facts;
  readonly objects: readonly ObjectId[];
  readonly rowAfter: (object: ObjectId, applications: number) => Row | undefined;
  readonly touchedBy: (application: number) => readonly ObjectId[];
  readonly isTouchedBy: (application: number, object: ObjectId) => boolean;
};

/** A trace is a log over rows that are worked out when someone asks: a table is a view of one moment. */
export function traceOf(
  past: Past,
  entries: readonly LogEntry[],
  copiableAt: number,
  effects: ReadonlyMap<EffectKey, LayerEffect>,
): Trace {
  const appliedBefore = (n: number): number => entries[Math.min(n, entries.length) - 1]?.applied ?? 0;
  const tableAt = (n: number): Table => new LazyTable(past, appliedBefore(n));
  const affects = (n: number, object: ObjectId): boolean => {
    const before = appliedBefore(n);
    return (entries[n]?.applied ?? before) > before && past.isTouchedBy(before, object);
  };
  const changes = new Map<number, readonly Change[]>(); // by step, of those that someone has asked about as a whole
  const changesOf = (n: number, object?: ObjectId): readonly Change[] => {
    const before = appliedBefore(n);
    if (entries[n] === undefined || entries[n].applied === before) return [];
    const asked = object === undefined ? past.touchedBy(before) : affects(n, object) ? [object] : [];
    return asked.flatMap((id) => changesOfRow(id, past.rowAfter(id, before), past.rowAfter(id, before + 1)));
  };
  return {
    objects: past.objects,
    facts: past.facts,
    effects,
    steps: entries.map(({ step }) => step),
    tableAt,
    affects,
    changesOf: (n, object) => {
      if (object !== undefined) return changesOf(n, object);
      const found = changes.get(n) ?? changesOf(n);
      changes.set(n, found);
      return found;
    },
    dependenciesBefore: (n) => entries[n]?.moment() ?? { layer: '7d', pool: [], edges: [] },
    copiable: tableAt(copiableAt),
    final: tableAt(entries.length),
  };
}

/** A table that makes each row when it is first read. */
class LazyTable implements ReadonlyMap<ObjectId, Row> {
  readonly #past: Past;
  readonly #applied: number;

  constructor(past: Past, applied: number) {
    this.#past = past;
    this.#applied = applied;
  }

  get size(): number {
    return this.#past.objects.length;
  }

  get(id: ObjectId): Row | undefined {
    return this.#past.rowAfter(id, this.#applied);
  }

  has(id: ObjectId): boolean {
    return this.get(id) !== undefined;
  }

  forEach(visit: (row: Row, id: ObjectId, table: ReadonlyMap<ObjectId, Row>) => void): void {
    for (const [id, row] of this) visit(row, id, this);
  }

  *entries(): MapIterator<[ObjectId, Row]> {
    for (const id of this.#past.objects) {
      const row = this.get(id);
      if (row !== undefined) yield [id, row];
    }
    return undefined;
  }

  *keys(): MapIterator<ObjectId> {
    yield* this.#past.objects;
    return undefined;
  }

  *values(): MapIterator<Row> {
    for (const [, row] of this.entries()) yield row;
    return undefined;
  }

  [Symbol.iterator](): MapIterator<[ObjectId, Row]> {
    return this.entries();
  }
}

/** The fields in which two rows differ, in the order of FIELDS. */
function changesOfRow(object: ObjectId, before: Row | undefined, after: Row | undefined): readonly Change[] {
  if (before === undefined || after === undefined || before === after) return [];
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
