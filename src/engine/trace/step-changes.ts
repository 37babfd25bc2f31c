/** What one entry changed, object by object and aspect by aspect, before and after: for lists beside the board. */
import type { Field, Row } from '../model/characteristics';
import type { ObjectId } from '../model/ids';
import type { Message } from '../model/messages';
import { byPrint } from '../model/type-line';
import { ASPECTS, type Aspect, FIELDS_OF } from './aspects';
import { abilitiesValue, valueAt } from './explain-value';
import type { Trace } from './types';

export type AspectChange =
  | { readonly kind: 'value'; readonly aspect: Aspect; readonly before: Message | null; readonly after: Message | null }
  /** The type line, word by word; what is lost stands before what came in its place, and both before what stays. */
  | { readonly kind: 'type-line'; readonly aspect: 'types'; readonly words: readonly TypeLineWord[] };

export type TypeLineWord = { readonly word: string; readonly state: 'kept' | 'gained' | 'lost' };
export type ObjectChanges = { readonly object: ObjectId; readonly changes: readonly AspectChange[] };

/** The changes of an entry (from 0). Types stand as one type line; of abilities only what went and what came. */
export function stepChanges(trace: Trace, index: number): readonly ObjectChanges[] {
  const objects = [...new Set(trace.changesOf(index).map((change) => change.object))];
  return objects.map((object) => ({ object, changes: changesOf(trace, index, object) }));
}

const TYPE_LINE: readonly Aspect[] = ['supertypes', 'types', 'subtypes'];
const PARTS_OF_SIZE: readonly Aspect[] = ['power', 'toughness', 'base-size'];

function changesOf(trace: Trace, index: number, object: ObjectId): readonly AspectChange[] {
  const [before, after] = [trace.tableAt(index).get(object), trace.tableAt(index + 1).get(object)];
  if (before === undefined || after === undefined) return [];
  const fields = new Set<Field>(trace.changesOf(index, object).map((change) => change.field));
  const touched = ASPECTS.filter((aspect) => FIELDS_OF[aspect].some((field) => fields.has(field)));
  const alone = touched.filter((aspect) => !TYPE_LINE.includes(aspect) && !PARTS_OF_SIZE.includes(aspect));
  const types: readonly AspectChange[] = touched.some((aspect) => TYPE_LINE.includes(aspect))
    ? [{ kind: 'type-line', aspect: 'types', words: typeLineWords(before, after) }]
    : [];
  return [
    ...types,
    ...alone.map((aspect): AspectChange => {
      if (aspect === 'abilities') return abilitiesChange(before.abilities, after.abilities);
      return { kind: 'value', aspect, before: valueAt(aspect, before, true), after: valueAt(aspect, after, true) };
    }),
  ];
}

type Abilities = Parameters<typeof abilitiesValue>[0];

function abilitiesChange(before: Abilities, after: Abilities): AspectChange {
  const without = (some: Abilities, others: Abilities) =>
    some.filter(({ id }) => !others.some((other) => other.id === id));
  const [lost, gained] = [without(before, after), without(after, before)];
  return {
    kind: 'value',
    aspect: 'abilities',
    before: lost.length === 0 ? null : abilitiesValue(lost),
    after: gained.length === 0 ? null : abilitiesValue(gained),
  };
}

function typeLineWords(before: Row, after: Row): readonly TypeLineWord[] {
  const left = (['supertypes', 'cardTypes'] as const).flatMap((field) =>
    wordChanges(before[field].toSorted(byPrint), after[field].toSorted(byPrint)),
  );
  const right = wordChanges(before.subtypes, after.subtypes);
  return right.length === 0 ? left : [...left, { word: '—', state: 'kept' }, ...right];
}

function wordChanges(before: readonly string[], after: readonly string[]): readonly TypeLineWord[] {
  const lost = before.filter((word) => !after.includes(word)).map((word): TypeLineWord => ({ word, state: 'lost' }));
  const now = after.map((word): TypeLineWord => ({ word, state: before.includes(word) ? 'kept' : 'gained' }));
  if (lost.length === 0) return now;
  const [kept, gained] = [now.filter(({ state }) => state === 'kept'), now.filter(({ state }) => state === 'gained')];
  return [...lost, ...gained, ...kept];
}
