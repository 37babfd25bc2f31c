import { expect, test } from 'vitest';
import { builtInCards } from '../../../cards';
import { type Board, objectId, playerId } from '../../../engine';
import { changeBoardBy, emptyBoard, evaluateBoard, newEffect, newObject } from '../../../state';
import { drop } from './drop';
import type { Held } from './held';

const bear = objectId('bear');
const forest = objectId('forest');
const board: Board = {
  ...emptyBoard,
  objects: [
    newObject(emptyBoard, 'Grizzly Bears', { id: bear }),
    newObject(emptyBoard, 'Forest', { id: forest }),
    newObject(emptyBoard, 'Savannah Lions', { id: objectId('lions'), controller: playerId('B') }),
  ],
};
const on = (object: string) => ({ kind: 'object', object: objectId(object) }) as const;
const effect = (text: string, onSet = false): Held => ({
  kind: 'effect',
  label: text,
  layer: '7c',
  effect: { text, source: null, controller: playerId('A'), x: null, choices: {} },
  targets: [],
  onSet,
});
const card = (name: string): Held => {
  const found = builtInCards.find(name);
  if (!found) throw new Error(`no ${name}`);
  return { kind: 'card', card: found, name, inLibrary: true };
};
const sizeAfter = (held: Held, place: Parameters<typeof drop>[1], object: string) => {
  const result = drop(held, place, evaluateBoard(board));
  if (!result.ok) return result.reason.key;
  const row = evaluateBoard(changeBoardBy(board, result.changes)).trace.final.get(objectId(object));
  return `${row?.power}/${row?.toughness}`;
};

test('115.1: an effect that says "creature" goes onto a creature and says why it does not go onto a land', () => {
  const boost = effect('Target creature gets +3/+3 until end of turn.');
  expect(sizeAfter(boost, on('bear'), 'bear')).toBe('5/5');
  expect(drop(boost, on('forest'), evaluateBoard(board))).toMatchObject({ ok: false });
});

test('611.2c: an effect on a set locks in what matches as it begins', () => {
  const result = drop(
    effect('Creatures you control get +1/+1 until end of turn.', true),
    { kind: 'side', player: 'A' },
    evaluateBoard(board),
  );
  expect(result).toMatchObject({ ok: true, changes: [{ kind: 'add-effect', effect: { affected: ['bear'] } }] });
});

test('an Aura goes onto what it may enchant, any other card onto a side', () => {
  expect(drop(card('Grizzly Bears'), on('bear'), evaluateBoard(board))).toMatchObject({ ok: false });
  expect(drop(card('Grizzly Bears'), { kind: 'side', player: 'B' }, evaluateBoard(board))).toMatchObject({
    ok: true,
    changes: [{ kind: 'add-object', object: { controller: 'B', card: 'Grizzly Bears' } }],
  });
});

test('a chip that is dropped off every tile ends, on another tile it affects that one', () => {
  const growth = newEffect(board, 'Target creature gets +3/+3 until end of turn.', { targets: [bear] });
  const grown = evaluateBoard({ ...board, effects: [growth] });
  const chip: Held = { kind: 'chip', chip: 'effect', key: growth.id, label: '+3/+3', from: bear };
  expect(drop(chip, { kind: 'nowhere' }, grown)).toMatchObject({ changes: [{ kind: 'remove', id: 'e1' }] });
  expect(drop(chip, on('lions'), grown)).toMatchObject({ changes: [{ kind: 'retarget', to: 'lions' }] });
  expect(drop(chip, on('forest'), grown).ok).toBe(false);
});

test('707.2b: a copy is written as a card, so that it stays when the original changes', () => {
  const result = drop({ kind: 'copy', of: objectId('lions'), name: 'copy' }, on('bear'), evaluateBoard(board));
  expect(result).toMatchObject({ changes: [{ kind: 'set-copy', of: { name: 'Savannah Lions', power: 2 } }] });
});

test('613.4c: +1/+1 counters go onto creatures', () => {
  const counter: Held = { kind: 'counter', counter: '+1/+1', count: 2, layer: '7c' };
  expect(sizeAfter(counter, on('bear'), 'bear')).toBe('4/4');
  expect(sizeAfter(counter, on('forest'), 'forest')).toBe('refuse.not-a-creature');
});

test('608.2n: an instant dropped on its target lies in the graveyard, and its effect applies', () => {
  expect(sizeAfter(card('Giant Growth'), on('bear'), 'bear')).toBe('5/5');
  expect(drop(card('Giant Growth'), on('bear'), evaluateBoard(board))).toMatchObject({
    changes: [
      { kind: 'add-object', object: { zone: 'graveyard' } },
      { kind: 'add-effect', effect: { source: 'giant-growth', targets: ['bear'] } },
    ],
  });
  expect(drop(card('Giant Growth'), on('forest'), evaluateBoard(board)).ok).toBe(false);
});

test('303.4a: an Aura goes onto what its enchant ability says, 301.5: Equipment onto creatures', () => {
  const places = (name: string) => ['bear', 'forest'].map((id) => drop(card(name), on(id), evaluateBoard(board)).ok);
  expect(places('Control Magic')).toEqual([true, false]);
  expect(places('Colossus Hammer')).toEqual([true, false]);
  const magic = newObject(board, 'Control Magic', { id: objectId('magic'), attachedTo: bear });
  const held: Held = { kind: 'object', object: magic.id, name: 'Control Magic' };
  const attached = evaluateBoard({ ...board, objects: [...board.objects, magic] });
  expect(drop(held, on('lions'), attached)).toMatchObject({ ok: true, changes: [{ kind: 'attach', to: 'lions' }] });
  expect(drop(held, on('forest'), attached).ok).toBe(false);
});

test('the order of tiles: one that is carried to the right stands after, to the left before', () => {
  const carried = (from: string, to: string) =>
    drop({ kind: 'object', object: objectId(from), name: '' }, on(to), evaluateBoard(board));
  expect(carried('bear', 'forest')).toMatchObject({
    changes: [{ kind: 'arrange', objects: ['forest', 'bear', 'lions'] }],
  });
  expect(carried('forest', 'bear')).toMatchObject({
    changes: [{ kind: 'arrange', objects: ['forest', 'bear', 'lions'] }],
  });
  expect(carried('bear', 'bear').ok).toBe(false);
  expect(carried('bear', 'lions').ok).toBe(false);
});

test('611.2c: an effect on its source alone locks no set in', () => {
  const vault = newObject(board, 'Mutavault', { id: objectId('vault') });
  const held: Held = {
    kind: 'effect',
    label: 'animate',
    layer: null,
    effect: {
      text: 'This land becomes a 2/2 creature with all creature types until end of turn.',
      source: vault.id,
      controller: playerId('A'),
      x: null,
      choices: {},
    },
    targets: [],
    onSet: true,
  };
  const result = drop(
    held,
    { kind: 'side', player: 'A' },
    evaluateBoard({ ...board, objects: [...board.objects, vault] }),
  );
  expect(result).toMatchObject({ changes: [{ kind: 'add-effect', effect: { affected: null } }] });
});
