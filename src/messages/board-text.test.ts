import { expect, test } from 'vitest';
import { builtInCards } from '../cards';
import { objectId } from '../engine';
import { evaluate } from '../evaluate';
import { evaluationOf } from '../testing/board-of';
import { boardText } from './board-text';
import type { TextForm } from './markdown';
import { namesOf } from './names';
import { createWords } from './words';

const words = createWords('en');
const run = evaluationOf({ urborg: 'Urborg, Tomb of Yawgmoth', moon: 'Blood Moon', bayou: 'Bayou' }, { title: 'Moon' });

function lines(form: TextForm): readonly string[] {
  const options = { selected: objectId('bayou'), level: 'plain', link: 'https://here', form } as const;
  const text = boardText(
    run,
    { ...options, evaluate: (board) => evaluate(board, builtInCards) },
    words,
    namesOf(run.compiled, run.trace, words),
  );
  return text.split('\n');
}

test('the question is the one that the inspector asks: what one wonders that it lacks', () => {
  expect(lines('plain')).toContain('Bayou: Why is it a Mountain?');
  const forest = evaluationOf({ urborg: 'Urborg, Tomb of Yawgmoth', moon: 'Blood Moon', nonbasic: 'Wasteland' });
  const text = boardText(
    forest,
    {
      ...{ selected: objectId('nonbasic'), level: 'plain', link: '', form: 'plain' },
      evaluate: (board) => evaluate(board, builtInCards),
    },
    words,
    namesOf(forest.compiled, forest.trace, words),
  );
  expect(text).toContain('Wasteland: Why is it not a Swamp?');
});

test('in Markdown reasons are one list: each line begins with its number, a full stop and a space', () => {
  const text = lines('markdown');
  const from = text.indexOf('**Bayou: Why is it a Mountain?**');
  const list = text.slice(from + 2, text.indexOf('', from + 2));
  expect(text[from + 1]).toBe('');
  expect(list.length).toBeGreaterThan(1);
  for (const [index, line] of list.entries()) expect(line).toMatch(new RegExp(`^${index + 1}\\. \\S`));
  expect(list.filter((line) => line.endsWith('← this decides'))).toHaveLength(1);
});
