import type { ObjectId } from '../model/ids';
import type { Subject } from '../model/phrases';
import type { Asking } from './asking';
import { isObject } from './facts';
import { objectsMatching } from './matches';
import { objectsNamed } from './refs';

/** The objects that a subject means now, in board order; `earlier` are the sets of the clauses before it ("it", "they"). */
export function objectsOf(
  subject: Subject,
  asking: Asking,
  earlier: readonly (readonly ObjectId[])[],
): readonly ObjectId[] {
  switch (subject.kind) {
    case 'object':
      return objectsNamed(subject.object, asking); // D34: a reference, no filter
    case 'all':
      return objectsMatching(subject.filter, asking);
    case 'union':
      return [...new Set(subject.subjects.flatMap((part) => objectsOf(part, asking, earlier)))].toSorted(
        byPlace(asking),
      );
    case 'targets': {
      const targets = asking.voice.targets.slice(
        subject.from,
        subject.atMost === null ? undefined : subject.from + subject.atMost,
      );
      return targets.flatMap((target) => (isObject(asking.facts, target) ? [target] : []));
    }
    case 'clause':
      return earlier[subject.clause] ?? [];
  }
}

const byPlace =
  ({ facts }: Asking) =>
  (one: ObjectId, other: ObjectId): number =>
    (facts.place.get(one) ?? 0) - (facts.place.get(other) ?? 0);
