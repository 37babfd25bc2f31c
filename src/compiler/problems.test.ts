import { expect, test } from 'vitest';
import { builtInCards } from '../cards';
import { parseBoard, problemMessage } from '../engine';
import { createWords } from '../messages';
import { compileBoard } from './compile-board';

const bear = { name: 'Bear', manaCost: '{1}{G}', typeLine: 'Creature — Bear', power: 2, toughness: 2 };
const words = createWords();

/** All that is wrong with a board, in words. */
function problemsOf(objects: readonly object[], effects: readonly object[] = []): readonly string[] {
  const written = objects.map((object, index) => ({ id: `o${index}`, card: bear, ...object }));
  const board = parseBoard({ format: 'layers-board', version: 1, objects: written, effects });
  if (!board.ok) throw new Error(JSON.stringify(board.error));
  return compileBoard(board.value, builtInCards).problems.map((problem) => words.plain(problemMessage(problem)));
}
const effectProblems = (effect: object) => problemsOf([{}, {}], [{ id: 'e', ...effect }]);
const nothing: readonly string[] = [];

test('115.1: targets that the text names and the board does not, and the other way round', () => {
  const text = 'Target creature gets +1/+1 until end of turn.';
  expect(effectProblems({ text, targets: ['o0'] })).toEqual(nothing);
  expect(effectProblems({ text, affected: ['o0'] })).toEqual(nothing);
  expect(effectProblems({ text })).toEqual([
    'effects[0].targets: targets in the text: 1, targets here: 0; part of the text is about nothing.',
  ]);
  expect(effectProblems({ text, targets: ['o0', 'o1'] })).toHaveLength(1);
  expect(effectProblems({ text: 'Creatures you control gain flying until end of turn.', targets: ['o0'] })).toEqual([
    'effects[0].targets: targets in the text: 0, targets here: 1; no word is about the others.',
  ]);
});

test('"up to" and "any number" leave the number of targets open; what points back takes targets as what it means', () => {
  const upTo = 'Up to two target creatures each get +1/+1 until end of turn.';
  expect(effectProblems({ text: upTo })).toEqual(nothing);
  expect(effectProblems({ text: upTo, targets: ['o0', 'o1'] })).toEqual(nothing);
  expect(effectProblems({ text: 'It gains flying until end of turn.', targets: ['o0'] })).toEqual(nothing);
});

test('107.3: an X without a value', () => {
  const text = 'Target creature gets +X/+X until end of turn.';
  expect(effectProblems({ text, targets: ['o0'], x: 3 })).toEqual(nothing);
  expect(effectProblems({ text, targets: ['o0'] })).toEqual([
    'effects[0].x: the text has an X without a value; it counts as 0.',
  ]);
});

test('"that creature" beside a target of its own means what was chosen, which has to be named', () => {
  const text = 'Target creature becomes a copy of that creature until end of turn.';
  expect(effectProblems({ text, targets: ['o0'], choices: { object: 'o1' } })).toEqual(nothing);
  expect(effectProblems({ text, targets: ['o0'] })).toEqual([
    'effects[0].choices: the text needs to know what was chosen ("object").',
  ]);
});

test('614.12: what a permanent asks for as it enters', () => {
  const card = { ...bear, text: 'This creature has protection from the chosen color.' };
  expect(problemsOf([{ card, choices: { color: 'red' } }])).toEqual(nothing);
  expect(problemsOf([{ card, zone: 'hand' }])).toEqual(nothing);
  expect(problemsOf([{ card, faceDown: true }])).toEqual(nothing);
  expect(problemsOf([{ card }])).toEqual(['objects[0].choices: the text needs to know what was chosen ("color").']);
});

test('613.2a: the form that a permanent was chosen to be', () => {
  const text = 'As this creature enters, it becomes your choice of a 3/3 creature or a 1/6 creature with defender.';
  const card = { ...bear, text };
  expect(problemsOf([{ card, choices: { mode: '1/6 with defender' } }])).toEqual(nothing);
  expect(problemsOf([{ card, choices: { mode: 'a 3/3 creature' } }])).toEqual(nothing);
  expect(problemsOf([{ card }])).toEqual(['objects[0].choices: the text needs to know what was chosen ("mode").']);
  expect(problemsOf([{ card, choices: { mode: '5/5' } }])).toEqual([
    'objects[0].choices.mode: 5/5 is nothing that the text lets choose: 3/3 and 1/6 with defender.',
  ]);
});

test('614.12b: the anchor word that was chosen', () => {
  const text =
    'As this creature enters, choose Khans or Dragons.\n• Khans — Elves get +1/+1.\n• Dragons — Elves have flying.';
  const card = { ...bear, text };
  expect(problemsOf([{ card, choices: { mode: 'Khans' } }])).toEqual(nothing);
  expect(problemsOf([{ card }])).toEqual(['objects[0].choices: the text needs to know what was chosen ("mode").']);
  expect(problemsOf([{ card, choices: { mode: 'Khanz' } }])).toEqual([
    'objects[0].choices.mode: Khanz is nothing that the text lets choose: khans and dragons.',
  ]);
});

test('every text that an object can have is read: merged, face down, both halves, exceptions of a copy', () => {
  const odd = { ...bear, name: 'Odd', text: 'Creatures glorble.' };
  const unread = [
    'Odd, line 1: "glorble" was not read: Rules text has no such word, so what it would do is not known.',
  ];
  expect(problemsOf([{ merged: [odd] }])).toEqual(unread);
  expect(problemsOf([{ faceDown: odd }])).toEqual(unread);
  expect(problemsOf([{ copyOf: odd }])).toEqual(unread);
  const room = { typeLine: 'Enchantment — Room', layout: 'room', faces: [{ ...bear, name: 'Left' }, odd] };
  expect(problemsOf([{ card: room }])).toHaveLength(1);
  expect(problemsOf([{ copyOf: 'o1', copyExcept: 'except it glorbles' }, {}])).toEqual([
    'objects[0].copyExcept: "except it glorbles" was not read: No known sentence goes on like this.',
  ]);
  expect(problemsOf([{ copyOf: 'o1', copyExcept: 'except it has flying' }, {}])).toEqual(nothing);
});

test('a face that is not there', () => {
  expect(problemsOf([{ face: 1 }])).toEqual(['objects[0].face: this card has no other face, so its only one counts.']);
});

test('what is switched off has no problems', () => {
  const text = 'Target creature gets +1/+1 until end of turn.';
  const board = { format: 'layers-board', version: 1, objects: [], effects: [{ id: 'e', text }], off: ['e'] };
  const parsed = parseBoard(board);
  expect(parsed.ok && compileBoard(parsed.value, builtInCards).problems).toEqual([]);
});

test('614.12: what others are as they enter is no effect on those that are there, and the board is told so', () => {
  const text =
    'Each other creature you control enters with an additional +1/+1 counter on it and as a Mutant in addition to its other types.';
  const shaper = { id: 'shaper', card: { ...bear, name: 'Shaper', text } };
  const note =
    'shaper, line 1: this changes things as they enter, and a board does not tell which entered while it was there; put what it did to them on the board as an effect with this as its source.';
  expect(problemsOf([{}, shaper, {}])).toEqual([note]);
  const flying = 'Creatures you control enter with flying.';
  expect(problemsOf([{ ...shaper, card: { ...bear, text: flying } }])).toEqual([note]);
  // What came of it, as the board then says; and its nearest no's.
  const mutant = 'Target creature becomes a Mutant in addition to its other types.';
  expect(problemsOf([{}, shaper, {}], [{ id: 'e', text: mutant, source: 'shaper', targets: ['o2'] }])).toEqual(nothing);
  expect(problemsOf([{ ...shaper, zone: 'hand' }])).toEqual(nothing);
  for (const other of [
    'Each other creature you control enters with an additional +1/+1 counter on it.',
    'Creatures you control enter as a copy of this creature.',
    'As this creature enters, turn all other nontoken creatures face down.',
    'If this creature was kicked, it enters with two +1/+1 counters on it and with flying.',
    'Each other creature you control is a Mutant in addition to its other types.',
  ])
    expect(problemsOf([{ card: { ...bear, text: other } }])).toEqual(nothing);
});
