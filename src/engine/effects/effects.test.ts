import { expect, test } from 'vitest';
import { PARTS_SEEN } from '../../testing/parts-seen';
import { randomCompiled } from '../../testing/random/random-compiled';
import { rowNow } from '../layers/history';
import { watchLayers } from '../layers/resolve-layers';
import { FIELDS } from '../model/characteristics';
import { PART_RULES, ruleOf } from '.';

test('what a part changes is what its rule declares', () => {
  const wrong = new Set<string>();
  for (let seed = 0; seed < 15; seed++) {
    watchLayers(randomCompiled(seed), (_, { history, planner }) => {
      const last = history.applications.at(-1);
      if (last === undefined) return;
      for (const [place, id] of history.ids.entries()) {
        const row = rowNow(history, place);
        for (const part of PARTS_SEEN) {
          const rule = ruleOf(part);
          const at = { ...planner.asking(last.instance), it: id };
          const after = rule.apply(row, rule.fill(part, at), at);
          const writes = rule.writes(part);
          for (const field of FIELDS) {
            const isSame = JSON.stringify(row[field]) === JSON.stringify(after[field]);
            if (!isSame && !writes.includes(field)) wrong.add(`${part.kind} changes ${field}`);
          }
        }
      }
    });
  }
  expect([...wrong]).toEqual([]);
}, 60_000);

test('every kind of part has a sample here', () => {
  expect(new Set(PARTS_SEEN.map(({ kind }) => kind))).toEqual(new Set(Object.keys(PART_RULES)));
});
