import { expect, test } from 'vitest';
import { evaluationOf } from '../testing/board-of';
import { moonEvaluation } from '../testing/moon-board';
import type { TextForm } from './markdown';
import { namesOf } from './names';
import { traceText } from './trace-text';
import { createWords } from './words';

const words = createWords('en');
const textOf = (run: typeof moonEvaluation, positions: readonly number[], form: TextForm) =>
  traceText(run, positions, form, words, namesOf(run.compiled, run.trace, words)).split('\n');

test('each step says what it made of whom, and the end what they have come to', () => {
  const run = evaluationOf(
    { humility: 'Humility', opalescence: 'Opalescence', angel: 'Serra Angel' },
    { title: 'Humility, then Opalescence' },
  );
  expect(textOf(run, [1, 2, 3, 4, 5], 'plain')).toEqual([
    'Humility, then Opalescence',
    '',
    expect.stringMatching(/^- \[4\] Opalescence \(613\.7\): .*Humility: Enchantment → Enchantment Creature\.$/),
    expect.stringMatching(/^- \[6\] Humility \(613\.7\): .*Serra Angel: loses “Flying, vigilance”\.$/),
    expect.stringMatching(/^- \[7b\] Humility goes on \(613\.6\): .*goes on\.$/),
    expect.stringMatching(/^- \[7b\] Humility \(613\.7\): .*Serra Angel: 4\/4 → 1\/1\.$/),
    expect.stringMatching(/^- \[7b\] Opalescence \(613\.7\): .*Humility: 1\/1 → 4\/4\.$/),
    '',
    'Result',
    '',
    '- Humility: Enchantment Creature; 4/4',
    '- Serra Angel: Creature — Angel; 1/1',
    '',
  ]);
});

test('in Markdown what is important is strong; what never applies has no result', () => {
  const [title, , before] = textOf(moonEvaluation, [1], 'markdown');
  expect(title).toMatch(/^### /);
  expect(before).toMatch(/^- `4` \*\*Blood Moon before Urborg\*\* \(613\.8b\): Urborg is older but waits\. /);
  expect(before).toContain('Bayou: Land — Swamp Forest → Land — Mountain');
  const never = textOf(moonEvaluation, [2], 'markdown');
  expect(never[2]).toMatch(/^- `4` \*\*Urborg never applies\*\*/);
  expect(never).not.toContain('**Result**');
});

test('what cards have of Markdown’s marks is written out', () => {
  const run = evaluationOf({ goyf: 'Tarmogoyf' }, { title: '*/1+* and [links]' });
  expect(textOf(run, [1], 'markdown')[0]).toBe('### \\*/1+\\* and \\[links\\]');
});

test('of many objects of which a step makes the same it says how many there are', () => {
  const bears = Object.fromEntries(Array.from({ length: 7 }, (_, n) => [`bear${n}`, 'Grizzly Bears']));
  const run = evaluationOf({ anthem: 'Glorious Anthem', ...bears });
  expect(textOf(run, [1], 'plain')[2]).toMatch(/7 creatures: 2\/2 → 3\/3\.$/);
});
