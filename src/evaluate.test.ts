import { expect, test } from 'vitest';
import { builtInCards } from './cards';
import { type Board, objectId, parseBoard } from './engine';
import { createEvaluator, evaluate } from './evaluate';
import { boardOf, creature, enchantment, evaluationOf } from './testing/board-of';
import { randomBoard } from './testing/random/random-board';

const crowd = (text: string, count: number) => ({
  source: { card: enchantment(text) },
  ...Object.fromEntries(Array.from({ length: count }, (_, index) => [`c${index}`, { card: creature() }])),
});

test('equal boards give equal evaluations, with a cache and without', () => {
  const board = boardOf({ moon: 'Blood Moon', urborg: 'Urborg, Tomb of Yawgmoth', bear: 'Runeclaw Bear' });
  const kept = createEvaluator(builtInCards);
  kept(boardOf({ bear: 'Runeclaw Bear' }));
  const [one, other] = [kept(board), evaluate(board, builtInCards)];
  expect(one.trace.steps).toEqual(other.trace.steps);
  expect([...one.trace.final]).toEqual([...other.trace.final]);
  expect(one.compiled.problems).toEqual(other.compiled.problems);
});

test('abilities that grant abilities that grant abilities come to an end, with a word about it', () => {
  const granting = 'Creatures have "Creatures have \'Creatures get +1/+1.\'"';
  const { compiled, trace } = evaluationOf(crowd(granting, 100));
  expect(compiled.problems).toMatchObject([
    { code: 'too-many-granted', severity: 'warning', values: { limit: 5_000 } },
  ]);
  expect(trace.final.get(objectId('c0'))?.power).toBeGreaterThan(2);
});

test('a crowd that each grants to all is no problem', () => {
  const { compiled, trace } = evaluationOf(crowd('Creatures have "Creatures get +1/+1."', 100));
  expect(compiled.problems).toEqual([]);
  expect(trace.final.get(objectId('c0'))?.power).toBe(102);
});

test('what is switched off is not there; its copy keeps its values (707.2b)', () => {
  const objects = { bear: { card: creature('Flying', 3, 3) }, copy: { card: creature(), copyOf: 'bear' } };
  const { trace } = evaluationOf(objects, { off: ['bear'] });
  expect(trace.objects).toEqual(['copy']);
  expect(trace.final.get(objectId('copy'))).toMatchObject({ power: 3, toughness: 3 });
});

test('an unknown card takes its object off the board and nothing else', () => {
  const { compiled, trace } = evaluationOf({ x: 'Blood Mon', bear: 'Runeclaw Bear' });
  expect(trace.objects).toEqual(['bear']);
  expect(compiled.problems).toMatchObject([{ code: 'unknown-card-near', values: { nearest: 'Blood Moon' } }]);
});

test('a text of the greatest length and a board of nonsense are answered in time', () => {
  const long = 'Creatures you control get +1/+1 and '.repeat(270);
  const { compiled } = evaluationOf({ a: { card: enchantment(long) } });
  expect(compiled.problems.length).toBeGreaterThan(0);
  const names = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`n${index}`, `Nonsense ${index}`]));
  expect(evaluationOf(names).compiled.problems).toHaveLength(500);
});

test('other ids, the same answer under those ids', () => {
  // o1 becomes id-o1-x; timestamps, targets and what it is attached to follow, and so do keys of effects and abilities.
  const renamed = (text: string) => text.replace(/"([oe]\d)(?=["#/:+<])/g, '"id-$1-x');
  for (let seed = 0; seed < 50; seed++) {
    const [board, other] = [randomBoard(seed), JSON.parse(renamed(JSON.stringify(randomBoard(seed))))].map(parsed);
    const [one, same] = [answerTo(board), answerTo(other)];
    expect(same).toEqual(JSON.parse(renamed(JSON.stringify(one)).replaceAll(/\+([oe]\d)/g, '+id-$1-x')));
  }
});

const evaluator = createEvaluator(builtInCards);

function parsed(document: unknown): Board {
  const board = parseBoard(document);
  if (!board.ok) throw new Error(JSON.stringify(board.error));
  return board.value;
}

/** Order and every row at the end, as plain JSON. */
function answerTo(board: Board | undefined): unknown {
  if (!board) return null;
  const { trace } = evaluator(board);
  const order = trace.steps.map((step) => [step.kind, step.layer, 'effect' in step ? step.effect : null]);
  return JSON.parse(JSON.stringify({ order, final: [...trace.final] })) as unknown;
}
