import { expect, test } from 'vitest';
import { evaluationOf } from '../../testing/board-of';
import { effectKey } from '../model/ids';
import { compareOutcomes } from './compare-outcome';

/** The outcomes just before the first entry about an effect. */
function compared(evaluation: ReturnType<typeof evaluationOf>, dependent: string, on: string) {
  const { trace, compiled } = evaluation;
  const keys = [effectKey(dependent), effectKey(on)] as const;
  const entry = trace.steps.findIndex((step) => step.kind === 'applies' && keys.includes(step.effect));
  return compareOutcomes(compiled, entry, ...keys);
}

test('613.8a existence: alone Urborg affects every land; after Blood Moon it has no ability', () => {
  const board = evaluationOf({ urborg: 'Urborg, Tomb of Yawgmoth', forest: 'Forest', moon: 'Blood Moon' });
  const found = compared(board, 'urborg/0', 'moon/0');
  expect(found?.alone).toMatchObject({ exists: true, objects: ['urborg', 'forest'] });
  expect(found?.alone.parts[0]).toMatchObject({ kind: 'add-types' });
  expect(found?.after).toMatchObject({ exists: false, objects: [] });
});

test('613.8a, asked the other way round: Blood Moon is the same with and without Urborg', () => {
  const board = evaluationOf({ urborg: 'Urborg, Tomb of Yawgmoth', forest: 'Forest', moon: 'Blood Moon' });
  const found = compared(board, 'moon/0', 'urborg/0');
  expect(found?.after).toEqual(found?.alone);
});

test('613.8a applies to: what Kormus Bell affects grows by what Urborg makes a Swamp', () => {
  const board = evaluationOf({
    bell: 'Kormus Bell',
    urborg: 'Urborg, Tomb of Yawgmoth',
    forest: 'Forest',
    swamp: 'Swamp',
  });
  const found = compared(board, 'bell/0', 'urborg/0');
  expect(found?.alone.objects).toEqual(['swamp']);
  expect(found?.after.objects).toEqual(['urborg', 'forest', 'swamp']);
  expect(found?.witness).toBe('urborg');
});

test('whether an effect does the same to all its objects', () => {
  const { compiled, trace } = evaluationOf({
    opal: 'Opalescence',
    anthem: 'Glorious Anthem', // mana value 3
    honor: 'Honor of the Pure', // mana value 2
    humility: 'Humility',
  });
  const entry = trace.steps.findIndex((step) => step.layer === '7b');
  const found = compareOutcomes(compiled, entry, effectKey('opal/0'), effectKey('humility/0'));
  expect(found?.alone).toMatchObject({ objects: ['anthem', 'honor', 'humility'], alike: false });
  const other = compareOutcomes(compiled, entry, effectKey('humility/0'), effectKey('opal/0'));
  expect(other?.alone.alike).toBe(true);
});

test('effects that are not in one layer cannot be compared', () => {
  const board = evaluationOf({ moon: 'Blood Moon', anthem: 'Glorious Anthem' });
  expect(compared(board, 'moon/0', 'anthem/0')).toBeNull();
});
