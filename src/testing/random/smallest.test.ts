import { expect, test } from 'vitest';
import { parseBoard } from '../../engine';
import { smallest } from './smallest';

const card = (text: string) => ({ name: 'Test Card', typeLine: 'Creature', power: 1, toughness: 1, text });
const BOARD = {
  format: 'layers-board',
  version: 1,
  objects: [
    { id: 'a', card: card('Flying\nHaste'), tapped: true },
    { id: 'b', card: card('Trample'), attachedTo: 'a', controller: 'B' },
    { id: 'c', card: card(''), copyOf: 'b' },
  ],
  effects: [{ id: 'e', text: 'Target creature gains flying until end of turn.', targets: ['c'] }],
  timestamps: ['b', 'c', 'a', 'e'],
};

test('only what is wrong is left, and it is still a board', () => {
  const left = smallest(BOARD, (board) => parseBoard(board).ok && JSON.stringify(board).includes('Haste'));
  expect(left).toEqual({ ...BOARD, objects: [{ id: 'a', card: card('Haste') }], effects: [], timestamps: ['a'] });
});

test('what is needed together stays together', () => {
  const left = smallest(BOARD, (board) => JSON.stringify(board).includes('"copyOf":"b"'));
  expect(left).toMatchObject({ objects: [{ id: 'b' }, { id: 'c', copyOf: 'b' }], timestamps: ['b', 'c'] });
});
