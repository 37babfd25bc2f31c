import type { ObjectId } from '../../model/ids';
import type { Filter } from '../../model/phrases';
import type { Asking } from '../../query/asking';
import { matches } from '../../query/matches';
import { type Bits, noBits, setBit } from './bits';
import type { Find, Reading } from './reading';

/** A filter that asks facts alone: answered once. */
export function fixed(filter: Filter, reading: Reading): Find {
  const bits = constant(filter, reading);
  return () => bits;
}

export function constant(filter: Filter, { columns, asking, constants }: Reading): Bits {
  const { voice } = asking;
  const key = RELATIVE.has(filter.kind)
    ? `${JSON.stringify(filter)} ${voice.source ?? ''} ${voice.controller ?? ''} ${voice.effect}`
    : JSON.stringify(filter);
  const known = constants.get(key);
  if (known !== undefined) return known;
  const bits = noBits(columns.words);
  let place = 0;
  for (const object of asking.facts.objects.values()) {
    const isIn = filter.kind === 'in-zone' ? filter.zones.includes(object.zone) : matches(filter, object.id, asking);
    if (isIn) setBit(bits, place);
    place++;
  }
  constants.set(key, bits);
  return bits;
}

/** Fact filters whose answer depends on who speaks. */
const RELATIVE = new Set<Filter['kind']>(['owned-by', 'attached-to', 'exiled-with-source']);

export const placesIn = (ids: readonly ObjectId[], { facts }: Asking): readonly number[] =>
  ids.flatMap((id) => facts.place.get(id) ?? []);
