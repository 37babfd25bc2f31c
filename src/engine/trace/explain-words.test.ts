import { expect, test } from 'vitest';
import { evaluationOf } from '../../testing/board-of';
import { objectId } from '../model/ids';
import { explain } from './explain';

const keysOf = (evaluation: ReturnType<typeof evaluationOf>, object: string, aspect: Parameters<typeof explain>[2]) =>
  explain(evaluation, objectId(object), aspect)?.reasons.map(({ key, rule }) => [key, rule]);

test('109.3: a controller is not printed; it begins with who put the object there', () => {
  const magic = { card: 'Control Magic', attachedTo: 'bear' };
  const evaluation = evaluationOf({ bear: { card: 'Grizzly Bears', controller: 'B' }, magic });
  expect(keysOf(evaluation, 'bear', 'controller')).toEqual([
    ['controller', '613.1b'],
    ['entered-under', '613.1b'],
  ]);
});

test('105.3: a color in addition is told as added', () => {
  const painter = { card: "Painter's Servant", choices: { color: 'white' } };
  const evaluation = evaluationOf({ painter, knight: 'Black Knight', forest: 'Forest' });
  expect(keysOf(evaluation, 'knight', 'colors')?.[0]).toEqual(['colors-added', '105.3']);
  expect(keysOf(evaluation, 'forest', 'colors')?.[0]?.[0]).toBe('colors');
});

test('that one line of a card spares an object is not said where another line changed it', () => {
  const drake = { card: 'Wind Drake', controller: 'B' };
  const evaluation = evaluationOf({ archetype: 'Archetype of Imagination', drake });
  expect(keysOf(evaluation, 'drake', 'abilities')?.map(([key]) => key)).not.toContain('spared');
});
