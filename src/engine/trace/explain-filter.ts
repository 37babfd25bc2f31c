/** Why a filter does not mean an object: the one thing it asks for and the object does not have. */
import type { ObjectId } from '../model/ids';
import type { Message, MessageValue } from '../model/messages';
import type { Filter } from '../model/phrases';
import type { Asking } from '../query/asking';
import { matches } from '../query/matches';

/**
 * The words for a near miss: of several things that the filter asks for, the object lacks exactly one. Null for all
 * others, for "Blood Moon does not affect Grizzly Bears: no land" is nothing that anybody wonders about.
 */
export function nearMiss(filter: Filter, id: ObjectId, asking: Asking): Message | null {
  if (filter.kind !== 'all-of' || filter.filters.length < 2) return null;
  const isMissed = (part: Filter): boolean => !matches(part, id, asking);
  const only = filter.filters.find(isMissed);
  if (only === undefined || filter.filters.findLast(isMissed) !== only) return null;
  if (only.kind === 'all-of') return nearMiss(only, id, asking);
  const isAnotherKindOfThing = only.kind === 'card-type' || only.kind === 'subtype';
  return isAnotherKindOfThing ? null : lacking(only, true);
}

/** What an object lacks for a single filter; `wanted` false: what it has and should not. */
export function lacking(filter: Filter, wanted: boolean): Message {
  const say = (what: string, values: Record<string, MessageValue> = {}): Message => ({
    key: `miss.${what}.${wanted ? 'lacks' : 'has'}`,
    values,
  });
  switch (filter.kind) {
    case 'not':
      return lacking(filter.filter, !wanted);
    case 'card-type':
      return say('type', { type: filter.cardType });
    case 'supertype':
      return say('type', { type: filter.supertype });
    case 'subtype':
      return say('type', { type: filter.subtype });
    case 'color':
      return say('color', { color: { key: `color.${filter.color}` } });
    case 'controlled-by':
      return say(filter.player.kind === 'you' ? 'controlled' : 'controller');
    case 'owned-by':
      return say('owned');
    case 'is':
      return say(filter.object.kind === 'self' ? 'self' : 'other-object');
    case 'has-keyword':
      return say('keyword', { keyword: { cardText: filter.keyword } });
    case 'has-no-abilities':
      return say('no-abilities');
    case 'has-counter':
      return say('counter', { counter: filter.counter ?? '' });
    case 'named':
      return say('named', { name: { cardText: filter.name } });
    case 'in-zone':
      return say('zone');
    case 'compare':
    case 'greatest':
      return say(filter.field === 'power' || filter.field === 'toughness' ? filter.field : 'number');
    case 'color-count':
    case 'chosen-color':
      return say('colors');
    case 'status':
    case 'designation':
    case 'attached-to':
      return say('status');
    case 'any':
    case 'all-of':
    case 'any-of':
    case 'chosen-type':
    case 'chosen-card-type':
    case 'chosen-name':
    case 'shares':
    case 'has-mana-symbol':
    case 'exiled-with-source':
    case 'has-ability-kind':
    case 'on-top':
    case 'has-attached':
    case 'attached-to-match':
    case 'assumed':
      return say('words');
  }
}
