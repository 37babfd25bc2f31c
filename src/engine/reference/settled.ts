import type { CompiledBoard } from '../board/compiled';
import type { BoardEffect } from '../board/types';
import { fillPart } from '../effects';
import type { Locked, PlacedClause } from '../layers/instance';
import type { ObjectId } from '../model/ids';
import type { Part } from '../model/parts';
import type { Subject } from '../model/phrases';
import type { Asking, Rows } from '../query/asking';
import type { Facts } from '../query/facts';
import { holds } from '../query/holds';
import { objectsNamed } from '../query/refs';
import { objectsOf } from '../query/subjects';
import type { State } from './state';

/**
 * 611.2c, 611.2d: the objects of each clause of a resolution, and what is done to each with its values filled in. Asked of the
 * table that it saw (D16); what it names was there, even if its timestamp is a later one by now (613.7e-g).
 */
export function settled(clauses: readonly PlacedClause[], effect: BoardEffect, seen: Asking): Locked {
  const { affected, id } = effect;
  const age = (key: string): number => seen.facts.timestamps.get(key) ?? 0;
  const named = namesIn(effect, seen.facts);
  const ofAll = (isThere: (key: ObjectId) => boolean): Asking => ({
    ...seen,
    rows: { get: (key) => (isThere(key) ? seen.rows.get(key) : undefined) },
  });
  const finding = ofAll((key) => age(key) < age(id));
  const reading = ofAll((key) => age(key) < age(id) || named.includes(key));
  const sets: (readonly ObjectId[])[] = [];
  for (const clause of clauses) {
    const applies = clause.condition === null || holds(clause.condition, finding);
    const given = isAboutASet(clause.subject) ? affected : null;
    sets.push(applies ? (given ?? withPartners(clause, objectsOf(clause.subject, finding, sets), finding)) : []);
  }
  return clauses.map(({ parts }, index) => {
    const objects = sets[index] ?? [];
    const doneTo = (id: ObjectId) =>
      parts.map(({ layer, part }) => ({ layer, part: fillPart(forOneOf(objects, id, part), { ...reading, it: id }) }));
    return { objects, parts: new Map(objects.map((id) => [id, doneTo(id)])) };
  });
}

/** The result of what is older than an effect, with what it or such an effect names; worked out only if somebody looks. */
export function seenBy(id: string, { board, facts }: State, finalOf: (older: CompiledBoard) => Rows): Rows {
  const age = (key: string): number => facts.timestamps.get(key) ?? 0;
  const isOlder = (key: string): boolean => age(key) < age(id);
  const isNamed = (key: string): boolean =>
    [...board.effects.values()].some(
      (one) => age(one.effect.id) <= age(id) && namesIn(one.effect, facts).includes(key),
    );
  let rows: Rows | null = null;
  const make = (): Rows =>
    finalOf({
      ...board,
      objects: new Map([...board.objects].filter(([key]) => isOlder(key) || isNamed(key))),
      effects: new Map([...board.effects].filter(([key]) => isOlder(key))),
    });
  return {
    get: (object) => {
      rows ??= make();
      return rows.get(object);
    },
  };
}

function namesIn({ targets, affected, source, choices }: BoardEffect, facts: Facts): readonly (string | null)[] {
  const ofSource = source === null ? undefined : facts.objects.get(source)?.choices.object;
  return [...targets, ...(affected ?? []), source, ...[choices.object ?? ofSource ?? []].flat()];
}

/** Only a set that no target named can be given with the board. */
const isAboutASet = (subject: Subject): boolean =>
  subject.kind === 'all' || (subject.kind === 'union' && subject.subjects.some(isAboutASet));

type Exchange = Extract<Part, { readonly kind: 'exchange-control' | 'exchange-text' }>;

const isExchange = (part: Part): part is Exchange => part.kind === 'exchange-control' || part.kind === 'exchange-text';

/** 701.12b, 612.5: what is exchanged changes at both ends. */
function withPartners({ parts }: PlacedClause, objects: readonly ObjectId[], asking: Asking): readonly ObjectId[] {
  const partners = parts.flatMap(({ part }) => (isExchange(part) ? objectsNamed(part.with, asking) : []));
  return [...new Set([...objects, ...partners])];
}

/** For each of the two the other one is the partner. */
function forOneOf(both: readonly ObjectId[], id: ObjectId, part: Part): Part {
  const partner = both.find((other) => other !== id);
  return isExchange(part) && partner !== undefined ? { ...part, with: { kind: 'object', id: partner } } : part;
}
