import { expect, test } from 'vitest';
import { evaluationOf, finalRow } from '../../testing/board-of';

const exchange = (id: string) => ({
  id,
  text: 'Exchange control of two target permanents.',
  targets: ['mine', 'yours'],
});

/** Who controls the two permanents after some exchanges. */
function controllers(...ids: readonly string[]) {
  const objects = { mine: 'Grizzly Bears', yours: { card: 'Forest', controller: 'B' } };
  const evaluation = evaluationOf(objects, { effects: ids.map(exchange) });
  return [finalRow(evaluation, 'mine').controller, finalRow(evaluation, 'yours').controller];
}

test('701.12b: each of two permanents gets the controller of the other', () => {
  expect(controllers('e0')).toEqual(['B', 'A']);
});

test('611.2c: a second exchange sees what the first one did, and gives both back', () => {
  expect(controllers('e0', 'e1')).toEqual(['A', 'B']);
});
