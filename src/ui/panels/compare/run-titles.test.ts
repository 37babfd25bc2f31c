import { expect, test } from 'vitest';
import type { Explained } from '../../../engine';
import { allWords, createWords, namesOfRuns } from '../../../messages';
import { evaluationOf } from '../../../testing/board-of';
import { runTitles } from './run-titles';

const words = createWords('en', 'current', allWords);

function titles(a: Explained, b: Explained, pinned = false): readonly (string | undefined)[] {
  const names = namesOfRuns([a, b], words);
  const { a: first, b: second } = runTitles(a, b, pinned);
  return [words.plain(first.title, names[0]), words.plain(second.title, names[1])];
}

const cards = { humility: 'Humility', opalescence: 'Opalescence', bear: 'Grizzly Bears' };
const a = evaluationOf(cards);

test('what comes first of all in a run gives it its name', () => {
  const b = evaluationOf(cards, { timestamps: ['opalescence', 'humility', 'bear'] });
  expect(titles(a, b)).toEqual(['Humility first', 'Opalescence first']);
  expect(runTitles(a, b, false).b.moved).toEqual(new Set(['humility', 'opalescence']));
});

test('what is not the first of all is only said to be before another', () => {
  const two = { o1: 'Opalescence', humility: 'Humility', o2: 'Opalescence' };
  const b = evaluationOf(two, { timestamps: ['o1', 'o2', 'humility'] });
  expect(titles(evaluationOf(two), b)).toEqual(['Humility before Opalescence 2', 'Opalescence 2 before Humility']);
});

test('what is switched off, or gone, tells the runs apart, by its name in the run that has it', () => {
  const expected = ['With Opalescence', 'Without Opalescence'];
  expect(titles(a, evaluationOf(cards, { off: ['opalescence'] }))).toEqual(expected);
  expect(titles(a, evaluationOf({ humility: 'Humility', bear: 'Grizzly Bears' }))).toEqual(expected);
  expect(titles(a, evaluationOf({}))).toEqual([
    'With Humility, Opalescence, and 1 more',
    expect.stringMatching(/^Without/),
  ]);
});

test('an effect without a source goes by its words, also where it is switched off', () => {
  const effects = [
    { id: 'e1', text: 'Target creature gains flying until end of turn.', targets: ['bear'] },
    { id: 'e2', text: 'Target creature loses all abilities until end of turn.', targets: ['bear'] },
  ];
  const run = (more: object) => evaluationOf({ bear: 'Grizzly Bears' }, { effects, ...more });
  const [one, other] = [run({ timestamps: ['bear', 'e1', 'e2'] }), run({ timestamps: ['bear', 'e2', 'e1'] })];
  expect(titles(one, other)).toEqual([
    '“gains flying” before “loses all abilities”',
    '“loses all abilities” before “gains flying”',
  ]);
  expect(titles(one, run({ off: ['e1'] }))[1]).toBe('Without “gains flying”');
});

test('where nothing of this tells them apart, the pinned one is called so', () => {
  expect(titles(a, a)).toEqual(['As it is', 'As it is']);
  expect(titles(a, a, true)).toEqual(['As pinned', 'As it is now']);
});
