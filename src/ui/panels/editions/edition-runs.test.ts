import { expect, test } from 'vitest';
import { creature, enchantment, evaluationOf } from '../../../testing/board-of';
import { editionRuns } from './edition-runs';

const verdicts = (evaluation: Parameters<typeof editionRuns>[0]) =>
  Object.fromEntries(editionRuns(evaluation).map(({ edition, verdict }) => [edition, verdict]));

test('an anthem alone has another number in the summary and the same result everywhere', () => {
  const evaluation = evaluationOf({ anthem: 'Glorious Anthem', bear: 'Grizzly Bears' });
  expect(verdicts(evaluation)).toEqual({ current: 'current', older: 'same', summary: 'other-numbers' });
});

test('a counter older than an anthem is applied after it by the older numbering', () => {
  const bear = { card: 'Grizzly Bears', counters: { '+1/+1': 1 } };
  const evaluation = evaluationOf(
    { bear, anthem: 'Glorious Anthem' },
    { timestamps: ['bear', 'bear#+1/+1', 'anthem'] },
  );
  expect(verdicts(evaluation)).toEqual({ current: 'current', older: 'other-order', summary: 'other-numbers' });
});

test('a bonus that looks at power makes the results differ', () => {
  const bonus = { card: enchantment('Each creature with power 3 or greater gets +1/+1.') };
  const evaluation = evaluationOf({ bonus, bear: { card: creature(), counters: { '+1/+1': 1 } } });
  const [, older] = editionRuns(evaluation);
  expect(older?.verdict).toBe('other-result');
  expect(older?.differences.map(({ object, aspect }) => [object, aspect])).toEqual([['bear', 'size']]);
});
