import { expect, test } from 'vitest';
import { moonEvaluation } from '../../testing/moon-board';
import { stepChanges } from './step-changes';

const { trace } = moonEvaluation;

test('305.7: types stand as one line, of abilities only what went and what came', () => {
  const [urborg, bayou] = stepChanges(trace, 0);
  expect(urborg).toMatchObject({ object: 'urborg', changes: [{ aspect: 'types' }, { aspect: 'abilities' }] });
  expect(bayou?.changes[0]).toEqual({
    kind: 'type-line',
    aspect: 'types',
    words: [
      { word: 'Land', state: 'kept' },
      { word: '—', state: 'kept' },
      { word: 'Swamp', state: 'lost' },
      { word: 'Forest', state: 'lost' },
      { word: 'Mountain', state: 'gained' },
    ],
  });
});

test('305.7: what came in the place of lost words stands right behind them', () => {
  const dryad = stepChanges(trace, 0).find(({ object }) => object === 'arbor');
  expect(dryad?.changes[0]).toMatchObject({
    words: [
      { word: 'Land', state: 'kept' },
      { word: 'Creature', state: 'kept' },
      { word: '—' },
      { word: 'Forest', state: 'lost' },
      { word: 'Mountain', state: 'gained' },
      { word: 'Dryad', state: 'kept' },
    ],
  });
});

test('613.4c: a boost is one size before and after', () => {
  expect(stepChanges(trace, 3)).toEqual([
    {
      object: 'bear',
      changes: [
        {
          kind: 'value',
          aspect: 'size',
          before: { key: 'value.is', values: { value: '3/3' } },
          after: { key: 'value.is', values: { value: '6/6' } },
        },
      ],
    },
  ]);
});

test('an effect that never applies changes nothing', () => {
  expect(stepChanges(trace, 1)).toEqual([]);
});
