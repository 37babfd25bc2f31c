import type { CompiledBoard } from '../board/compiled';
import type { ObjectId } from '../model/ids';
import type { Message } from '../model/messages';
import type { Filter, Subject } from '../model/phrases';
import { about } from '../query/asking';
import { askingAs, specOf } from './effect-spec';
import { nearMiss } from './explain-filter';
import type { Trace } from './types';

/**
 * The objects that a step just misses, with what they lack or have: "Forest is basic". Objects that nobody would expect
 * to be affected are left out. `position` counts entries, as in `Trace.tableAt`.
 */
export function sparedAt(compiled: CompiledBoard, trace: Trace, position: number): ReadonlyMap<ObjectId, Message> {
  const entry = trace.steps[position - 1];
  const effect = entry?.kind === 'applies' ? trace.effects.get(entry.effect) : undefined;
  const spec = effect && specOf(effect, compiled, trace);
  if (entry?.kind !== 'applies' || !effect || !spec) return new Map();
  const rows = trace.tableAt(position - 1);
  const asking = askingAs(effect, compiled, trace, rows);
  const filters = spec.clauses.flatMap(({ subject }) => filtersOf(subject));
  const missed = trace.objects.flatMap((id): [ObjectId, Message][] => {
    if (trace.affects(position - 1, id) || compiled.objects.get(id)?.object.zone !== 'battlefield') return [];
    const [reason] = filters.flatMap((filter) => nearMiss(filter, id, about(asking, id)) ?? []);
    return reason ? [[id, reason]] : [];
  });
  return new Map(missed);
}

function filtersOf(subject: Subject): readonly Filter[] {
  switch (subject.kind) {
    case 'all':
      return [subject.filter];
    case 'union':
      return subject.subjects.flatMap(filtersOf);
    case 'object':
    case 'targets':
    case 'clause':
      return [];
  }
}
