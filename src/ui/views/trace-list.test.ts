import { describe, expect, test } from 'vitest';
import type { Message } from '../../engine';
import { createWords, namesOf } from '../../messages';
import { moonEvaluation } from '../../testing/moon-board';
import { filterLines, NO_FILTER, traceLines } from './trace-list';

const { trace, compiled } = moonEvaluation;
const words = createWords('en');
const names = namesOf(compiled, trace, words);
const plain = (message: Message) => words.plain(message, names);
const lines = traceLines(trace);
const positions = (filter: Partial<typeof NO_FILTER>) =>
  filterLines(lines, { ...NO_FILTER, ...filter }, trace, plain).map((line) => line.position);

describe('the trace list', () => {
  test('numbers applications alone', () => {
    expect(lines.map((line) => line.number)).toEqual([1, null, 2, 3]);
  });

  test('filters by object, layer, effect, changes and words', () => {
    expect(positions({})).toEqual([1, 2, 3, 4]);
    expect(positions({ object: 'bear' })).toEqual([3, 4]);
    expect(positions({ layer: '4' })).toEqual([1, 2]);
    expect(positions({ effect: 'urborg/0' })).toEqual([2]);
    expect(positions({ onlyChanges: true })).toEqual([1, 3, 4]);
    expect(positions({ search: 'NEVER urborg' })).toEqual([2]);
    expect(positions({ search: '613.8b' })).toEqual([1]);
  });
});
