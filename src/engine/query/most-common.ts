import { COLORS } from '../model/characteristics';
import type { Condition } from '../model/phrases';
import type { Asking } from './asking';
import { objectsMatching } from './matches';
import { listOf } from './refs';

type MostCommon = Extract<Condition, { readonly kind: 'most-common-color' }>;

/** Does this colour (or the chosen one) come more often among the objects than any other, or as often where a tie will do? */
export function isMostCommon({ color, among, tied }: MostCommon, asking: Asking): boolean {
  const wanted = color === null ? listOf(asking.voice.choices.color) : [color];
  const rows = objectsMatching(among, asking).flatMap((id) => asking.rows.get(id) ?? []);
  const times = COLORS.map((one) => ({ color: one, times: rows.filter(({ colors }) => colors.includes(one)).length }));
  return wanted.some((one) => {
    const own = times.find((entry) => entry.color === one)?.times ?? 0;
    const others = times.filter((entry) => entry.color !== one);
    return others.every((entry) => (tied ? entry.times <= own : entry.times < own));
  });
}
