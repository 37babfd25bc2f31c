import { expect, test } from 'vitest';
import { builtInCards } from '../../../cards';
import type { Board } from '../../../engine';
import { createEvaluator } from '../../../evaluate';
import { boardOf, creature, enchantment } from '../../../testing/board-of';
import { editionRuns } from './edition-runs';
import { NUMBERINGS } from './numberings';

const evaluate = createEvaluator(builtInCards);
const runsOf = (board: Board) => editionRuns((edition) => evaluate(board, edition));
const verdicts = (board: Board) => Object.fromEntries(runsOf(board).map(({ edition, verdict }) => [edition, verdict]));

test('an anthem alone has another number in the summary and the same result everywhere', () => {
  const board = boardOf({ anthem: 'Glorious Anthem', bear: 'Grizzly Bears' });
  expect(verdicts(board)).toEqual({ current: 'current', older: 'same', summary: 'other-numbers' });
});

test('a counter older than an anthem is applied after it by the older numbering', () => {
  const bear = { card: 'Grizzly Bears', counters: { '+1/+1': 1 } };
  const board = boardOf({ bear, anthem: 'Glorious Anthem' }, { timestamps: ['bear', 'bear#+1/+1', 'anthem'] });
  expect(verdicts(board)).toEqual({ current: 'current', older: 'other-order', summary: 'other-numbers' });
});

test('a bonus that looks at power makes the results differ', () => {
  const bonus = { card: enchantment('Each creature with power 3 or greater gets +1/+1.') };
  const [, older] = runsOf(boardOf({ bonus, bear: { card: creature(), counters: { '+1/+1': 1 } } }));
  expect(older?.verdict).toBe('other-result');
  expect(older?.differences.map(({ object, aspect }) => [object, aspect])).toEqual([['bear', 'size']]);
});

test('613.2: a face-down permanent that copies: only the current rules say what comes first', () => {
  const board = boardOf({ bear: 'Grizzly Bears', morph: { card: 'Serra Angel', faceDown: true, copyOf: 'bear' } });
  expect(verdicts(board)).toEqual({ current: 'current', older: 'other-numbers', summary: 'not-decided' });
});

test('the table of numbers says what each text has where', () => {
  const cells = NUMBERINGS.map((row) => [row.what, row.in('current'), row.in('older'), row.in('summary')]);
  expect(cells).toEqual([
    ['modifiers', '7c', '7c', '7d'],
    ['counters', '7c', '7d', '7c'],
    ['switching', '7d', '7e', '7e'],
    ['keyword-counters', '6', null, null],
    ['layer-1', '1a, 1b', '1', '1'],
    ['continuing', '613.6', '613.5', null],
    ['timestamps', '613.7', '613.6', '613.7'],
    ['dependency', '613.8', '613.7', '613.8'],
    ['copying', '707', '706', null],
  ]);
});
