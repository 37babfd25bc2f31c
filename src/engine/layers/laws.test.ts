import { expect, test } from 'vitest';
import { randomCompiled } from '../../testing/random/random-compiled';
import { timestampOrder } from '../board/timestamp-order';
import { FIELDS, type Row } from '../model/characteristics';
import type { ObjectId } from '../model/ids';
import type { Trace } from '../trace/types';
import { createLayerMemory } from './memory';
import { noWork } from './resolution';
import { resolveLayers } from './resolve-layers';

const seeds = Array.from({ length: 60 }, (_, seed) => seed);

test('equal boards give equal traces', () => {
  for (const seed of seeds)
    expect(written(resolveLayers(randomCompiled(seed)))).toBe(written(resolveLayers(randomCompiled(seed))));
}, 60_000);

test('what is kept from one order of timestamps changes nothing about another', () => {
  for (const seed of seeds) {
    const compiled = randomCompiled(seed);
    const memory = createLayerMemory();
    for (const order of orders(timestampOrder(compiled.board), seed)) {
      const board = { ...compiled, board: { ...compiled.board, timestamps: order } };
      const kept = resolveLayers(board, noWork(), 'current', memory);
      expect(written(kept), `seed ${seed}`).toBe(written(resolveLayers(board)));
    }
  }
}, 120_000);

/** Some orders of the same keys: as they are, backwards, and cut like a pack of cards. */
function orders(keys: readonly string[], seed: number): readonly (readonly string[])[] {
  const cut = seed % keys.length;
  return [keys, keys.toReversed(), [...keys.slice(cut), ...keys.slice(0, cut)]];
}

test('the changes of all steps, replayed over the start, give the final table', () => {
  for (const seed of seeds) {
    const trace = resolveLayers(randomCompiled(seed));
    const table = new Map<ObjectId, Row>(trace.tableAt(0));
    for (const [index] of trace.steps.entries()) {
      for (const { object, field, after } of trace.changesOf(index)) {
        const row = table.get(object);
        if (row !== undefined) table.set(object, { ...row, [field]: after });
      }
    }
    expect([...table]).toEqual([...trace.final]);
  }
}, 60_000);

test('asked of one object, whom a step applies to is what its list says', () => {
  for (const seed of seeds) {
    const trace = resolveLayers(randomCompiled(seed));
    for (const [index, step] of trace.steps.entries())
      expect(trace.objects.filter((id) => trace.affects(index, id))).toEqual(
        step.kind === 'applies' ? step.objects : [],
      );
  }
}, 60_000);

test('a table is the same whether it is read first or last, and notes change nothing', () => {
  for (const seed of seeds) {
    const compiled = randomCompiled(seed);
    const [forwards, backwards] = [resolveLayers(compiled), resolveLayers(compiled)];
    const positions = Array.from({ length: forwards.steps.length + 1 }, (_, n) => n);
    const last = positions
      .toReversed()
      .map((n) => JSON.stringify([...backwards.tableAt(n)]))
      .toReversed();
    expect(positions.map((n) => JSON.stringify([...forwards.tableAt(n)]))).toEqual(last);
    for (const [index, step] of forwards.steps.entries())
      if (step.kind !== 'applies') expect(forwards.changesOf(index)).toEqual([]);
  }
}, 60_000);

test('changes of one object are those of all that are about it', () => {
  for (const seed of seeds.slice(0, 50)) {
    const trace = resolveLayers(randomCompiled(seed));
    for (const [index] of trace.steps.entries()) {
      const all = trace.changesOf(index);
      for (const id of trace.objects)
        expect(trace.changesOf(index, id)).toEqual(all.filter(({ object }) => object === id));
      for (const { field } of all) expect(FIELDS).toContain(field);
    }
  }
}, 60_000);

const written = (trace: Trace): string =>
  JSON.stringify([trace.steps, [...trace.final], trace.steps.map((_, index) => trace.dependenciesBefore(index))]);
