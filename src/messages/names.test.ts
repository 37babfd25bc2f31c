import { expect, test } from 'vitest';
import { builtInCards } from '../cards';
import type { Board } from '../engine';
import { createEvaluator } from '../evaluate';
import { emptyBoard, newEffect, newObject } from '../state';
import { createNaming, namesOfRuns } from './names';
import { createWords } from './words';

const evaluate = createEvaluator(builtInCards);

/** Names of one board after the other, as a page asks for them. */
function naming() {
  const name = createNaming(createWords('en'));
  return (board: Board) => {
    const { compiled, trace } = evaluate(board);
    return name(compiled, trace);
  };
}

const adding = (board: Board, card: string): Board => {
  const object = newObject(board, card);
  return { ...board, objects: [...board.objects, object], timestamps: [...board.timestamps, object.id] };
};
const bears = adding(emptyBoard, 'Grizzly Bears');
const effect = newEffect(bears, 'All creatures get +1/+1.', {});
const grown: Board = { ...bears, effects: [effect], timestamps: [...bears.timestamps, effect.id] };

test('names stay one object as long as nothing is called otherwise, and learn what is new', () => {
  const name = naming();
  const before = name(bears);
  const after = name(grown);
  expect(after).toBe(before);
  expect(after.effect(effect.id)).toContain('+1/+1');
  expect(name(bears)).toBe(before);
});

test('a second object of a name gives both a number, so the names are others', () => {
  const name = naming();
  const before = name(bears);
  const two = adding(bears, 'Grizzly Bears');
  const after = name(two);
  expect(after).not.toBe(before);
  expect(before.object('grizzly-bears')).toBe('Grizzly Bears');
  expect(two.objects.map(({ id }) => after.object(id))).toEqual(['Grizzly Bears 1', 'Grizzly Bears 2']);
});

test('an effect whose words were edited is called by the new ones', () => {
  const name = naming();
  const before = name(grown);
  const edited = name({ ...grown, effects: [{ ...effect, text: 'All creatures get +2/+2.' }] });
  expect(edited).not.toBe(before);
  expect(edited.effect(effect.id)).toContain('+2/+2');
});

test('side by side each run knows what only the other has, and numbers are the same in both', () => {
  const [one, two] = [adding(bears, 'Grizzly Bears'), adding(emptyBoard, 'Grizzly Bears')].map((board) =>
    evaluate(board),
  );
  if (!one || !two) throw new Error('two boards were evaluated');
  const [a, b] = namesOfRuns([one, two], createWords('en'));
  const ids = one.board.objects.map(({ id }) => id);
  expect(ids.map((id) => a?.object(id))).toEqual(['Grizzly Bears 1', 'Grizzly Bears 2']);
  expect(ids.map((id) => b?.object(id))).toEqual(['Grizzly Bears 1', 'Grizzly Bears 2']);
  const [, gone] = namesOfRuns([evaluate(grown), evaluate(emptyBoard)], createWords('en'));
  expect([gone?.object('grizzly-bears'), gone?.effect(effect.id)]).toEqual([
    'Grizzly Bears',
    expect.stringContaining('+1/+1'),
  ]);
});
