import type { CompiledEffect } from '../board/compiled';
import { effectKey, type ObjectId } from '../model/ids';
import type { Message, MessageValue } from '../model/messages';
import type { Filter, Subject } from '../model/phrases';
import type { Asking, Rows } from './asking';
import type { Facts } from './facts';
import { isMeant, matches, namesZone } from './matches';

export type Applicability = { readonly ok: true } | { readonly ok: false; readonly reason: Message };

/**
 * May this object be the effect's target (115.1)? A refusal says which part of "target …" it fails. `index` is the target
 * asked about, from 0. An effect without targets affects what it affects: any object will do.
 */
export function canApply(
  { effect, spec }: Pick<CompiledEffect, 'effect' | 'spec'>,
  object: ObjectId,
  facts: Facts,
  rows: Rows,
  index = 0,
): Applicability {
  const asked = spec.clauses.map(({ subject }) => targetFilter(subject, index)).find((found) => found !== null) ?? null;
  if (asked === null) return { ok: true };
  const filter = shown(asked);
  const { controller, source, targets, x, choices } = effect;
  const voice = { effect: effectKey(effect.id), source, controller, targets, x, choices, granter: null };
  const asking: Asking = { facts, rows, voice, it: object };
  if (isMeant(filter, object, asking)) return { ok: true };
  return { ok: false, reason: refusal(filter, object, asking) };
}

/** What no board can show ("that dealt damage this turn") is not held against an object. */
function shown(filter: Filter): Filter {
  if (filter.kind === 'assumed') return { kind: 'any' };
  return filter.kind === 'all-of'
    ? { ...filter, filters: filter.filters.filter(({ kind }) => kind !== 'assumed') }
    : filter;
}

/** What "target …" asks for at a position, where the subject targets at all. */
function targetFilter(subject: Subject, index: number): Filter | null {
  switch (subject.kind) {
    case 'object':
      return subject.object.kind === 'target' && subject.object.index === index
        ? (subject.filter ?? { kind: 'any' })
        : null;
    case 'targets':
      return index >= subject.from && (subject.atMost === null || index < subject.from + subject.atMost)
        ? subject.filter
        : null;
    case 'union':
      return subject.subjects.map((part) => targetFilter(part, index)).find((found) => found !== null) ?? null;
    case 'all':
    case 'clause':
      return null;
  }
}

/** The first thing that the filter asks for and the object does not have, in the order of the text. */
function refusal(filter: Filter, id: ObjectId, asking: Asking): Message {
  if (filter.kind === 'all-of') {
    const failing = filter.filters.find((part) => !matches(part, id, asking));
    if (failing !== undefined) return refusal(failing, id, asking);
  }
  const isElsewhere = matches(filter, id, asking) && !namesZone(filter);
  return isElsewhere ? { key: 'refusal.zone' } : lacking(filter, true);
}

function lacking(filter: Filter, wanted: boolean): Message {
  const say = (what: string, values: { readonly [name: string]: MessageValue } = {}): Message => ({
    key: `refusal.${what}.${wanted ? 'lacks' : 'has'}`,
    values,
  });
  switch (filter.kind) {
    case 'not':
      return lacking(filter.filter, !wanted);
    case 'card-type':
      return say('card-type', { a: { key: `noun.a.${filter.cardType}` }, noun: { key: `noun.${filter.cardType}` } });
    case 'supertype':
      return say('type', { type: filter.supertype.toLowerCase() });
    case 'subtype':
      return say('type', { type: filter.subtype });
    case 'color':
      return say('color', { color: { key: `color.${filter.color}` } });
    case 'controlled-by':
      return say('controlled');
    case 'has-keyword':
      return say('keyword', { keyword: { cardText: filter.keyword } });
    case 'in-zone':
      return { key: 'refusal.zone' };
    case 'is':
      return say('self');
    default:
      return { key: 'refusal.words' };
  }
}
