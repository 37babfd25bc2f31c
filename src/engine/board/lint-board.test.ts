import { expect, test } from 'vitest';
import { lintBoard } from './lint-board';
import { parseBoard } from './parse-board';

const plain = { name: 'Bear', manaCost: '{1}{G}', typeLine: 'Creature — Bear', power: 2, toughness: 2 };

/** Code, path and the word meant, of all that is odd about one card. */
function oddities(card: object): readonly (readonly unknown[])[] {
  const board = parseBoard({ format: 'layers-board', version: 1, objects: [{ id: 'o', card: { ...plain, ...card } }] });
  if (!board.ok) throw new Error(JSON.stringify(board.error));
  return lintBoard(board.value).map(({ code, place, values }) => [
    code,
    place.kind === 'path' ? place.path : '',
    ...(values?.nearest === undefined ? [] : [values.nearest]),
  ]);
}

test.each([
  { typeLine: 'Legendary Snow Artifact Creature — Equipment Time Lord Bear' },
  { typeLine: 'Tribal Instant — Elf' },
  { typeLine: 'Creature — Xorblaxian' }, // a type of one's own
  { typeLine: 'Instant // Sorcery' },
  { typeLine: '' },
  { manaCost: '{X}{X}{12}{2/W}{G/U/P}{C}{S}{HW}' },
  { manaCost: '{1}{R} // {2}{G}' },
  { manaCost: '' },
  { power: '*', toughness: '1+*' },
  { power: '-1', toughness: '3½' },
])('205, 107.4, 208.2: nothing is odd about %o', (card) => {
  expect(oddities(card)).toEqual([]);
});

test.each([
  [{ typeLine: 'Creture — Bear' }, ['unknown-type-near', 'objects[0].card.typeLine', 'Creature']],
  [{ typeLine: 'creature — Bear' }, ['unknown-type-near', 'objects[0].card.typeLine', 'Creature']],
  [{ typeLine: 'Xyzzy' }, ['unknown-type', 'objects[0].card.typeLine']],
  [{ typeLine: 'Creature — Gobiln' }, ['unknown-type-near', 'objects[0].card.typeLine', 'Goblin']],
  [{ manaCost: '2WW' }, ['odd-mana-cost', 'objects[0].card.manaCost']],
  [{ manaCost: '{Q}' }, ['odd-mana-cost', 'objects[0].card.manaCost']],
  [{ power: 'two' }, ['odd-size', 'objects[0].card.power']],
])('%o is noted', (card, note) => {
  expect(oddities(card)).toEqual([note]);
});

test('copied, face-down and merged cards are looked at too', () => {
  const odd = { typeLine: 'Creture' };
  const objects = [{ id: 'o', card: plain, copyOf: odd, faceDown: odd, merged: [plain, odd] }];
  const board = parseBoard({ format: 'layers-board', version: 1, objects });
  expect(board.ok && lintBoard(board.value).map(({ place }) => place)).toMatchObject([
    { path: 'objects[0].copyOf.typeLine' },
    { path: 'objects[0].faceDown.typeLine' },
    { path: 'objects[0].merged[1].typeLine' },
  ]);
});
