/** Two runs side by side: which values differ at the end, and where the runs part. */
import type { Row } from '../model/characteristics';
import type { ObjectId } from '../model/ids';
import type { Message } from '../model/messages';
import { type Aspect, CASCADE_ROWS } from './aspects';
import { valueAt } from './explain-value';
import { hasSize } from './has-size';
import type { TraceStep } from './types';
import type { Explained } from './why';

export type Difference = {
  readonly object: ObjectId;
  readonly aspect: Aspect;
  /** Null where the object is not on that board. */
  readonly a: Message | null;
  readonly b: Message | null;
};

/** What is compared, in the order of a card. */
const COMPARED = CASCADE_ROWS.flatMap((row): readonly Aspect[] => (row === 'types' ? ['supertypes', row] : [row]));

/** The values that differ at the end of two runs, objects in the order of board A, then those that only B has. */
export function diffTraces(a: Explained, b: Explained): readonly Difference[] {
  const objects = [...new Set([...a.trace.objects, ...b.trace.objects])];
  return objects.flatMap((object) =>
    aspectsFor(object, a, b).flatMap((aspect): Difference[] => {
      if (isSame(comparedValue(a, object, aspect), comparedValue(b, object, aspect))) return [];
      return [{ object, aspect, a: finalValue(a, object, aspect), b: finalValue(b, object, aspect) }];
    }),
  );
}

/** Of an object that only one board has, its name says all. */
const aspectsFor = (object: ObjectId, a: Explained, b: Explained): readonly Aspect[] =>
  a.trace.final.has(object) && b.trace.final.has(object) ? COMPARED : ['name'];

/** The values that are the same in both runs, for "show equal values". */
export function equalValues(a: Explained, b: Explained): readonly Difference[] {
  return a.trace.objects.flatMap((object) =>
    COMPARED.flatMap((aspect): Difference[] => {
      const value = finalValue(a, object, aspect);
      if (value === null || NOTHING.has(value.key)) return [];
      if (!isSame(comparedValue(a, object, aspect), comparedValue(b, object, aspect))) return [];
      return [{ object, aspect, a: value, b: value }];
    }),
  );
}
const NOTHING: ReadonlySet<string> = new Set(['value.none', 'value.no-size']);

export function finalValue(run: Explained, object: ObjectId, aspect: Aspect): Message | null {
  const row = run.trace.final.get(object);
  return row ? valueAt(aspect, row, hasSize(row, object, run.compiled)) : null;
}

/** The value that is compared: a Swamp Forest is what a Forest Swamp is, whichever it became first. */
export function comparedValue(run: Explained, object: ObjectId, aspect: Aspect): Message | null {
  const row = run.trace.final.get(object);
  return row ? valueAt(aspect, inOneOrder(row), hasSize(row, object, run.compiled)) : null;
}

const inOneOrder = (row: Row): Row => ({
  ...row,
  subtypes: row.subtypes.toSorted(),
  abilities: row.abilities.toSorted((one, other) => one.text.localeCompare(other.text, 'en')),
});

/** All compared values of a run, to tell runs apart by what comes out. */
export function comparedValues(run: Explained): readonly (Message | null)[] {
  return run.trace.objects.flatMap((object) => COMPARED.map((aspect) => comparedValue(run, object, aspect)));
}

/** How many entries of the trace the two runs share from the start: they part at the next. */
export function sharedSteps(a: Explained, b: Explained): number {
  const length = Math.min(a.trace.steps.length, b.trace.steps.length);
  for (let index = 0; index < length; index++) {
    const one = a.trace.steps[index];
    const other = b.trace.steps[index];
    if (!one || !other || !sameStep(one, other) || !sameChanges(a, b, index)) return index;
  }
  return length;
}

/** The same effect in the same layer; why it was next may differ. */
function sameStep(one: TraceStep, other: TraceStep): boolean {
  if (one.kind !== other.kind || one.layer !== other.layer) return false;
  if (one.kind === 'applies' && other.kind === 'applies') {
    return one.effect === other.effect && one.continues === other.continues;
  }
  return JSON.stringify(one) === JSON.stringify(other);
}

function sameChanges(a: Explained, b: Explained, index: number): boolean {
  return JSON.stringify(a.trace.changesOf(index)) === JSON.stringify(b.trace.changesOf(index));
}

const isSame = (one: Message | null, other: Message | null): boolean => JSON.stringify(one) === JSON.stringify(other);
