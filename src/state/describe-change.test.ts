import { expect, test } from 'vitest';
import { objectId, playerId } from '../engine';
import { createWords } from '../messages';
import { boardOf } from '../testing/board-of';
import type { Change } from './changes';
import { describeChange } from './describe-change';

const bear = objectId('bear');
const board = boardOf({ bear: 'Grizzly Bears', moon: 'Blood Moon' });
const words = createWords('en');
const names = { object: (id: string) => `[${id}]`, player: (id: string) => `[${id}]`, effect: (key: string) => key };

test.each<[string, Change]>([
  ['[bear] is face down.', { kind: 'turn', object: bear, faceDown: true }],
  ['[bear] is face up.', { kind: 'turn', object: bear, faceDown: false }],
  ['[moon] is switched off.', { kind: 'set-off', id: 'moon', off: true }],
  ['[moon] is switched on.', { kind: 'set-off', id: 'moon', off: false }],
  ['+1/+1 counters on [bear]: 2.', { kind: 'set-counters', object: bear, counter: '+1/+1', count: 2 }],
  ['[bear] is untapped.', { kind: 'set-status', object: bear, status: 'tapped', value: false }],
  ['[B] owns [bear] now.', { kind: 'set-owner', object: bear, owner: playerId('B') }],
  ['[bear] is moved. Zone: Graveyard.', { kind: 'move', object: bear, zone: 'graveyard', controller: playerId('A') }],
  ['Blood Moon removed.', { kind: 'remove', id: objectId('moon') }],
  ['Taken to be true: this creature was kicked.', { kind: 'assume', words: 'this creature was kicked', holds: true }],
])('an edit is said: %s', (sentence, change) => {
  const label = describeChange(change, board);
  expect(label && words.plain(label, names)).toBe(sentence);
});
