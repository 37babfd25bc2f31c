import { expect, test } from 'vitest';
import { randomCompiled } from '../../../testing/random/random-compiled';
import { rowNow } from '../history';
import type { Resolution } from '../resolution';
import { watchLayers } from '../resolve-layers';
import { hasBit } from './bits';
import { NONE } from './columns';

test('before every application each column says what the rows say', () => {
  const wrong: string[] = [];
  for (let seed = 0; seed < 90; seed++) {
    watchLayers(randomCompiled(seed), (layer, resolution) => {
      for (const atom of disagreements(resolution)) wrong.push(`seed ${seed}, layer ${layer}: ${atom}`);
    });
  }
  expect(wrong.slice(0, 3)).toEqual([]);
}, 120_000);

/** Atoms whose column is not what their question says of some row. */
function disagreements({ columns, history }: Resolution): readonly string[] {
  const places = history.ids.map((_, place) => place);
  return columns.atoms.flatMap(({ id, key, field, test: asks }) => {
    const flags = columns.flags[id] ?? null;
    const numbers = columns.numbers[id] ?? null;
    const isWrong = places.some((place) => {
      const row = rowNow(history, place);
      if (flags !== null && asks !== null) return hasBit(flags, place) !== asks(row);
      return numbers !== null && numbers[place] !== (row[field] ?? NONE);
    });
    return isWrong ? [key] : [];
  });
}
