import { describe, expect, test } from 'vitest';
import { builtInCards } from '../cards';
import { type Case, checkCase } from '../cases';
import { LAYERS } from '../engine';
import { evaluate } from '../evaluate';
import { allWords, createWords } from '../messages';
import { examples, openExample } from './examples';

const cases = import.meta.glob<Case>('./examples/*.json', { eager: true, import: 'default' });
const caseOf = (id: string): Case | undefined => Object.values(cases).find((one) => one.id === id);
const words = createWords('en', 'current', allWords);

test('ids are unique', () => {
  const ids = examples.map((example) => example.id);
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(examples.map((example) => [example.id, example] as const))('%s', (id, example) => {
  const board = openExample(example, id);

  test('its timestamps are complete, and all its cards are built in', () => {
    const counters = board.objects.flatMap((one) => Object.keys(one.counters).map((kind) => `${one.id}#${kind}`));
    const keys = [...board.objects.map((one) => one.id), ...counters, ...board.effects.map((one) => one.id)];
    expect([...board.timestamps].sort()).toEqual(keys.sort());
    expect(evaluate(board, builtInCards).compiled.problems).toEqual([]);
  });

  test('it has a title and says what to look at', () => {
    expect(words.has(`example.${id}.title`)).toBe(true);
    expect(words.has(`example.${id}.text`)).toBe(true);
  });

  test('what it claims holds', () => {
    const asked = caseOf(id);
    expect(asked && checkCase(asked, evaluate(board, builtInCards))).toEqual([]);
  });

  test('it opens at a step that is there, with an object that is there', () => {
    const { trace } = evaluate(board, builtInCards);
    const [, layer, place] = /^(\w+)\.(\d+)$/.exec(example.step) ?? [];
    const steps = trace.steps.filter((step) => step.kind === 'applies' && step.layer === layer);
    expect(LAYERS).toContain(layer);
    expect(steps.length).toBeGreaterThanOrEqual(Number(place));
    expect(board.objects.map((one) => one.id)).toContain(example.object);
  });
});
