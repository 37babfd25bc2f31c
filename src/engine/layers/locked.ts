import type { CompiledBoard, CompiledEffect } from '../board/compiled';
import { fillPart } from '../effects';
import { FIELDS, type Field } from '../model/characteristics';
import type { EffectId, ObjectId } from '../model/ids';
import { effectKey } from '../model/ids';
import type { Condition, Subject } from '../model/phrases';
import type { Asking, Rows, Voice } from '../query/asking';
import type { Facts } from '../query/facts';
import { holds } from '../query/holds';
import { listOf } from '../query/refs';
import { objectsOf } from '../query/subjects';
import { fieldsRead } from './columns/fields-read';
import { type Instance, type Locked, layersOf, type PlacedClause, placed } from './instance';
import { partFor, withPartners } from './outcome';

/** The table that an effect of a resolution saw when it began (D16). `reads`: all it asks about. */
export type BoardBefore = (timestamp: number, reads: ReadonlySet<Field>) => Rows;

/** The table then, for finding a set; for reading off a target, with printed values where a named object came later. */
type Then = { readonly finding: Asking; readonly reading: Asking };

/** An effect that a spell or ability left behind (611.2): its objects and values are settled as it begins. */
export function resolvedInstance(
  compiled: CompiledEffect,
  facts: Facts,
  order: number,
  printed: Rows,
  boardBefore: BoardBefore,
): Instance {
  const { effect, spec } = compiled;
  const key = effectKey(effect.id);
  const voice: Voice = {
    effect: key,
    source: effect.source,
    controller: effect.controller,
    targets: effect.targets,
    x: effect.x,
    choices: choicesOf(compiled, facts),
    granter: null,
  };
  const clauses = placed(spec, false);
  const timestamp = facts.timestamps.get(effect.id) ?? 0;
  const rows = lazily(() => boardBefore(timestamp, fieldsAsked(clauses, spec)));
  const isOlder = (id: string): boolean => (facts.timestamps.get(id) ?? 0) < timestamp;
  const named = namedBy(compiled, facts);
  const older: Rows = { get: (id) => (isOlder(id) ? rows.get(id) : undefined) };
  const there: Rows = { get: (id) => (named.includes(id) ? (rows.get(id) ?? printed.get(id)) : older.get(id)) };
  const finding: Asking = { facts, rows: older, voice, it: null };
  const then: Then = { finding, reading: { ...finding, rows: there } };
  return {
    effect: {
      key,
      origin: 'resolved',
      source: effect.source,
      line: null,
      text: effect.text,
      isCda: false,
      timestamp,
      layers: layersOf(clauses),
      grantedBy: null,
      controller: effect.controller,
    },
    voice,
    clauses,
    ability: null,
    locked: lock(clauses, then, effect.affected),
    sees: null,
    idle: isOver(spec.duration, then.reading) ? 'duration-over' : null,
    order,
  };
}

/** The objects that an effect names: they were there, even if they have a later timestamp by now (613.7e-g). Others were not. */
function namedBy(compiled: CompiledEffect, facts: Facts): readonly string[] {
  const { targets, affected, source } = compiled.effect;
  const of = source === null ? [] : [source];
  return [...targets, ...(affected ?? []), ...of, ...listOf(choicesOf(compiled, facts).object)];
}

/** Everything that settling an effect looks at. */
const fieldsAsked = (clauses: readonly PlacedClause[], { duration }: CompiledEffect['spec']): ReadonlySet<Field> =>
  new Set([
    ...clauses.flatMap((clause) => [
      ...fieldsRead(
        clause,
        clause.parts.map(({ part }) => part),
      ),
    ]),
    ...(duration.kind === 'for-as-long-as' ? FIELDS : []),
  ]);

/** For each clause its objects and their instructions, asked of the board as it was (611.2c, 611.2d). */
function lock(clauses: readonly PlacedClause[], then: Then, affected: readonly ObjectId[] | null): Locked {
  const sets: (readonly ObjectId[])[] = [];
  return clauses.map((clause) => {
    const given = affected !== null && isAboutASet(clause.subject) ? affected : null;
    const applies = clause.condition === null || holds(clause.condition, then.finding);
    const objects = applies
      ? (given ?? withPartners(objectsOf(clause.subject, then.finding, sets), clause, then.finding))
      : [];
    sets.push(objects);
    const parts = objects.map((id) => [id, partsFor(clause, id, objects, then.reading)] as const);
    return { objects, parts: new Map(parts) };
  });
}

const partsFor = (clause: PlacedClause, id: ObjectId, set: readonly ObjectId[], asking: Asking) =>
  clause.parts.map(({ layer, part }) => ({ layer, part: fillPart(partFor(part, id, set), { ...asking, it: id }) }));

/** Only a set that was not targeted can be given with the effect as it was locked in. */
function isAboutASet(subject: Subject): boolean {
  return subject.kind === 'all' || (subject.kind === 'union' && subject.subjects.some(isAboutASet));
}

/** 611.2b, D17: what a board lists is in force, unless the board shows that its duration was over before it began. */
function isOver(duration: CompiledEffect['spec']['duration'], asking: Asking): boolean {
  if (duration.kind !== 'for-as-long-as' || !isOnTheBoard(duration.condition)) return false;
  return !holds(duration.condition, asking);
}

/** Can a condition be read off the board at all? */
function isOnTheBoard(condition: Condition): boolean {
  switch (condition.kind) {
    case 'assumed':
    case 'chosen-mode':
      return false;
    case 'all-of':
    case 'any-of':
      return condition.conditions.every(isOnTheBoard);
    case 'not':
      return isOnTheBoard(condition.condition);
    case 'always':
    case 'compare':
    case 'matches':
    case 'your-turn':
    case 'most-common-color':
    case 'player-designation':
      return true;
  }
}

const choicesOf = ({ effect }: CompiledEffect, facts: Facts): Voice['choices'] => ({
  ...(effect.source === null ? {} : facts.objects.get(effect.source)?.choices),
  ...effect.choices,
});

/** The table is worked out only if a clause asks for it: a single target with a written number needs none. */
function lazily(make: () => Rows): Rows {
  let rows: Rows | null = null;
  return {
    get: (id) => {
      rows ??= make();
      return rows.get(id);
    },
  };
}

/**
 * The board as an effect with this timestamp saw it when it began: what is older, and what it or an older effect names,
 * for that was there, even if it has a later timestamp by now (613.7e-g).
 */
export function boardOlderThan(board: CompiledBoard, timestamp: number, facts: Facts): CompiledBoard {
  const age = (key: string): number => facts.timestamps.get(key) ?? 0;
  const begun = [...board.effects.values()].filter(({ effect }) => age(effect.id) <= timestamp);
  const named = new Set(begun.flatMap((compiled) => namedBy(compiled, facts)));
  return {
    ...board,
    objects: new Map([...board.objects].filter(([id]) => age(id) < timestamp || named.has(id))),
    effects: new Map([...board.effects].filter(([id]: [EffectId, unknown]) => age(id) < timestamp)),
  };
}
