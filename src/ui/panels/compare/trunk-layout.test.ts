import { expect, test } from 'vitest';
import { sharedSteps } from '../../../engine';
import { evaluationOf } from '../../../testing/board-of';
import { layoutTrunk, TRUNK } from './trunk-layout';

const cards = { humility: 'Humility', opalescence: 'Opalescence', anthem: 'Glorious Anthem', bear: 'Grizzly Bears' };
const a = evaluationOf(cards);
const b = evaluationOf(cards, { timestamps: ['opalescence', 'humility', 'anthem', 'bear'] });

test('shared steps stand on the trunk, the others on their own side below the fork', () => {
  const { stops, fork, end, height } = layoutTrunk(a, b, sharedSteps(a, b));
  expect(stops.map(({ side, x }) => [side, x])).toEqual([
    ['both', TRUNK.middle],
    ['both', TRUNK.middle],
    ['a', TRUNK.left],
    ['a', TRUNK.left],
    ['b', TRUNK.right],
    ['b', TRUNK.right],
  ]);
  expect(fork).toMatchObject({ step: 3, layer: '7b' });
  for (const { side, y } of stops) expect(side === 'both' ? y < (fork?.y ?? 0) : y > (fork?.y ?? 0)).toBe(true);
  expect(height).toBeGreaterThan(end);
});

test('runs that are alike have no fork', () => {
  expect(layoutTrunk(a, a, sharedSteps(a, a)).fork).toBeNull();
});
