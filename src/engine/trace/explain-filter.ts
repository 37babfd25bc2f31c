/** Why a filter does not mean an object: the one thing it asks for and the object does not have. */
import type { ObjectId } from '../model/ids';
import type { Message, MessageValue } from '../model/messages';
import type { Filter, NumberField } from '../model/phrases';
import { type Asking, about } from '../query/asking';
import { extremeOf, fieldOf } from '../query/compare';
import { count } from '../query/count';
import { matches, objectsMatching } from '../query/matches';

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
  return isAnotherKindOfThing ? null : lacking(only, true, id, asking);
}

/** What an object lacks for a single filter; `wanted` false: what it has and should not. */
function lacking(filter: Filter, wanted: boolean, id: ObjectId, asking: Asking): Message {
  const say = (what: string, values: Record<string, MessageValue> = {}): Message => ({
    key: `miss.${what}.${wanted ? 'lacks' : 'has'}`,
    values,
  });
  switch (filter.kind) {
    case 'not':
      return lacking(filter.filter, !wanted, id, asking);
    case 'card-type':
      return say('card-type', { a: { key: `noun.a.${filter.cardType}` } });
    case 'supertype':
      return say('type', { type: filter.supertype });
    case 'subtype':
      return say('subtype', { type: filter.subtype });
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
    case 'compare': {
      const asked = { key: `compare.${filter.comparison}`, values: { number: count(filter.than, about(asking, id)) } };
      return say('compare', {
        field: { key: `field.${filter.field}` },
        value: numberOf(filter.field, id, asking),
        asked,
      });
    }
    case 'greatest': {
      const most = extremeOf(filter.field, objectsMatching(filter.among, asking), filter.least, asking);
      const key = filter.least === true ? 'least' : 'greatest';
      return say(key, { field: { key: `field.${filter.field}` }, value: numberOf(filter.field, id, asking), most });
    }
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

/** Its number as the filter sees it (D25). */
function numberOf(field: NumberField, id: ObjectId, asking: Asking): number {
  const row = asking.rows.get(id);
  return (row && fieldOf(row, field)) ?? 0;
}
