import { expect, test } from 'vitest';
import { evaluationOf } from '../../testing/board-of';
import { diffTraces, sharedSteps } from './diff';

const cards = { humility: 'Humility', opalescence: 'Opalescence', anthem: 'Glorious Anthem', bear: 'Grizzly Bears' };
const a = evaluationOf(cards);
const b = evaluationOf(cards, { timestamps: ['opalescence', 'humility', 'anthem', 'bear'] });

test('613.7: two orders differ in the sizes that the newer effect sets', () => {
  const found = diffTraces(a, b).map((one) => [one.object, one.aspect, one.a?.values?.value, one.b?.values?.value]);
  expect(found).toEqual([
    ['humility', 'size', '4/4', '1/1'],
    ['anthem', 'size', '3/3', '1/1'],
  ]);
});

test('layers 4 and 6 are alike; the runs part in 7b', () => {
  const shared = sharedSteps(a, b);
  expect(a.trace.steps.slice(0, shared).map(({ layer }) => layer)).toEqual(['4', '6']);
  expect(a.trace.steps[shared]?.layer).toBe('7b');
});

test('equal boards share everything', () => {
  expect(diffTraces(a, evaluationOf(cards))).toEqual([]);
  expect(sharedSteps(a, evaluationOf(cards))).toBe(a.trace.steps.length);
});

test('an object that only one board has is said once', () => {
  const without = evaluationOf(cards, { off: ['anthem'] });
  expect(diffTraces(a, without).filter(({ object }) => object === 'anthem')).toMatchObject([
    { aspect: 'name', b: null },
  ]);
});

test('305.6: types and abilities that came in another order are no difference', () => {
  const lands = { urborg: 'Urborg, Tomb of Yawgmoth', yavimaya: 'Yavimaya, Cradle of Growth', plains: 'Plains' };
  const swamp = evaluationOf(lands);
  const forest = evaluationOf(lands, { timestamps: ['yavimaya', 'urborg', 'plains'] });
  expect(diffTraces(swamp, forest)).toEqual([]);
});
