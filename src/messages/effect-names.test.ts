import { expect, test } from 'vitest';
import { evaluationOf, type Objects } from '../testing/board-of';
import { namesOf } from './names';
import { createWords } from './words';

const words = createWords('en');

/** The names of all effects that ever exist on a board. */
function names(objects: Objects, more: object = {}): readonly string[] {
  const { compiled, trace } = evaluationOf(objects, more);
  return [...trace.effects.keys()].map(namesOf(compiled, trace, words).effect);
}

test('effects of one card that meet in a layer are told apart by their lines; one that is alone has its name', () => {
  expect(names({ arch: 'Archetype of Courage', anthem: 'Glorious Anthem' })).toEqual([
    'Archetype of Courage (line 1)',
    'Archetype of Courage (line 2)',
    'Glorious Anthem',
  ]);
});

test('an ability that was granted is called after what gave it, and the printed one stays as it is', () => {
  const board = {
    hammer: { card: 'Colossus Hammer', attachedTo: 'bear' },
    rune: { card: 'Rune of Flight', attachedTo: 'hammer' },
    bear: 'Grizzly Bears',
  };
  expect(names(board)).toEqual([
    'Colossus Hammer',
    'Rune of Flight (line 3)',
    'Rune of Flight (line 4)',
    'Colossus Hammer (from Rune of Flight)',
  ]);
});

test('levels by their numbers', () => {
  const student = { student: { card: 'Student of Warfare', counters: { level: 2 } } };
  expect(names(student)).toEqual(['Student of Warfare (level 2-6)', 'Student of Warfare (level 7+)']);
});

test('counters of one kind by what they are on, where there are several', () => {
  const countered = { card: 'Grizzly Bears', counters: { '+1/+1': 1 } };
  expect(names({ bear: countered })).toEqual(['+1/+1 counter']);
  expect(names({ bear: countered, angel: { ...countered, card: 'Serra Angel' } })).toEqual([
    '+1/+1 counter (on Grizzly Bears)',
    '+1/+1 counter (on Serra Angel)',
  ]);
});

test('the same words twice are numbered as they stand on the board, whatever their timestamps', () => {
  const growth = { text: 'Target creature gets +3/+3 until end of turn.', targets: ['bear'] };
  const effects = [
    { id: 'x', ...growth },
    { id: 'b', ...growth },
  ];
  const name = (timestamps: readonly string[]) => {
    const { compiled, trace } = evaluationOf({ bear: 'Grizzly Bears' }, { effects, timestamps });
    return ['x', 'b'].map(namesOf(compiled, trace, words).effect);
  };
  expect(name(['bear', 'x', 'b'])).toEqual(['“gets +3/+3” (1)', '“gets +3/+3” (2)']);
  expect(name(['bear', 'b', 'x'])).toEqual(name(['bear', 'x', 'b']));
});
