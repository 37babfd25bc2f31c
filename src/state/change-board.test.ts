import { expect, test } from 'vitest';
import { type Board, effectId, objectId, playerId } from '../engine';
import { emptyBoard, newEffect, newObject } from './builders';
import { changeBoard } from './change-board';
import type { Change } from './changes';

const bear = objectId('bear');
const wolf = objectId('wolf');
const board: Board = {
  ...emptyBoard,
  objects: [
    newObject(emptyBoard, 'Grizzly Bears', { id: bear, counters: { '+1/+1': 1 } }),
    newObject(emptyBoard, 'Wolf', { id: wolf }),
    newObject(emptyBoard, 'Bonesplitter', { id: objectId('axe'), attachedTo: bear }),
  ],
  effects: [newEffect(emptyBoard, 'Target creature gets +3/+3 until end of turn.', { targets: [bear] })],
  timestamps: ['bear', 'wolf', 'axe', 'bear#+1/+1', 'e1'],
};
const timestampsAfter = (...changes: readonly Change[]) => changes.reduce(changeBoard, board).timestamps;

test('the list of timestamps is complete after any change', () => {
  const bare = changeBoard({ ...board, timestamps: [] }, { kind: 'set-damage', object: bear, damage: 1 });
  expect(bare.timestamps).toEqual(['bear', 'bear#+1/+1', 'wolf', 'axe', 'e1']);
});

test('613.7d: what enters is the newest', () => {
  const entering = newObject(board, 'Humility');
  expect(timestampsAfter({ kind: 'add-object', object: entering }).at(-1)).toBe('humility');
});

test('613.7e: what becomes attached gets a new timestamp; taken off it keeps the one it has', () => {
  expect(timestampsAfter({ kind: 'attach', object: objectId('axe'), to: wolf }).at(-1)).toBe('axe');
  expect(timestampsAfter({ kind: 'attach', object: objectId('axe'), to: null })).toEqual(board.timestamps);
});

test('613.7f and 613.7g: turning face down and transforming give new timestamps', () => {
  expect(timestampsAfter({ kind: 'turn', object: bear, faceDown: true }).at(-1)).toBe('bear');
  expect(timestampsAfter({ kind: 'transform', object: bear }).at(-1)).toBe('bear');
});

test('613.7c: a counter put on renews its kind, one taken off does not', () => {
  const counters = (count: number): Change => ({ kind: 'set-counters', object: bear, counter: '+1/+1', count });
  expect(timestampsAfter(counters(2)).at(-1)).toBe('bear#+1/+1');
  expect(timestampsAfter(counters(2), counters(1))).toEqual(timestampsAfter(counters(2)));
  expect(timestampsAfter(counters(0))).not.toContain('bear#+1/+1');
});

test('tapping, arranging tiles and switching off never touch a timestamp', () => {
  const changes: readonly Change[] = [
    { kind: 'set-status', object: bear, status: 'tapped', value: true },
    { kind: 'arrange', objects: [wolf, bear] },
    { kind: 'set-off', id: 'bear', off: true },
    { kind: 'set-controller', object: bear, controller: playerId('B') },
  ];
  expect(timestampsAfter(...changes)).toEqual(board.timestamps);
  expect(changeBoard(board, { kind: 'arrange', objects: [wolf, bear] }).objects.map(({ id }) => id)).toEqual([
    'wolf',
    'bear',
    'axe',
  ]);
});

test('an effect that moves to another object keeps its timestamp', () => {
  const after = changeBoard(board, { kind: 'retarget', effect: effectId('e1'), from: bear, to: wolf });
  expect(after.effects[0]?.targets).toEqual(['wolf']);
  expect(after.timestamps).toEqual(board.timestamps);
});

test('with an object go its counters, its attachments and the effects that have no other target', () => {
  const after = changeBoard(board, { kind: 'remove', id: bear });
  expect(after.effects).toEqual([]);
  expect(after.objects.map(({ id, attachedTo }) => [id, attachedTo])).toEqual([
    ['wolf', null],
    ['axe', null],
  ]);
  expect(after.timestamps).toEqual(['wolf', 'axe']);
});

test('an effect with another target goes on when one is removed', () => {
  const two = newEffect(board, 'One or two target creatures each get +1/+0 until end of turn.', {
    targets: [bear, wolf],
  });
  const after = changeBoard(changeBoard(board, { kind: 'add-effect', effect: two }), { kind: 'remove', id: bear });
  expect(after.effects.map(({ targets }) => targets)).toEqual([['wolf']]);
});

test('400.7: what changes zones is a new object without what was on the old one', () => {
  const after = changeBoard(board, { kind: 'move', object: bear, zone: 'graveyard', controller: playerId('A') });
  expect(after.objects[0]).toMatchObject({ zone: 'graveyard', counters: {}, damage: 0 });
  expect(after.timestamps.at(-1)).toBe('bear');
});

test('one key of the order moves, the others keep theirs', () => {
  expect(timestampsAfter({ kind: 'move-timestamp', key: 'e1', to: 1 })).toEqual([
    'bear',
    'e1',
    'wolf',
    'axe',
    'bear#+1/+1',
  ]);
});

test('an order with unknown and missing keys is mended', () => {
  expect(timestampsAfter({ kind: 'reorder', timestamps: ['e1', 'nobody', 'wolf'] })).toEqual([
    'e1',
    'wolf',
    'bear',
    'bear#+1/+1',
    'axe',
  ]);
});
