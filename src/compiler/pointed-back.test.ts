import { expect, test } from 'vitest';
import { builtInCards } from '../cards';
import { parseBoard } from '../engine';
import { compileBoard } from './compile-board';

const bear = {
  name: 'Grizzly Bears',
  typeLine: 'Creature — Bear',
  power: 2,
  toughness: 2,
};
const compiled = (effect: object) => {
  const parsed = parseBoard({
    format: 'layers-board',
    version: 1,
    objects: [
      { id: 'bear', card: bear },
      { id: 'other', card: bear },
    ],
    effects: [{ id: 'it', ...effect }],
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const board = compileBoard(parsed.value, builtInCards);
  return { read: [...board.effects.values()][0], problems: board.problems };
};

const TEXT = 'That creature has base power and toughness 4/4 until end of turn.';
const unreadWords = (effect: object) =>
  compiled(effect).problems.flatMap(({ code, place }) =>
    code === 'unread-text' && place.kind === 'text' ? [place.words] : [],
  );

test('608.2c: words that point back at nothing in the text mean the targets that the board names', () => {
  const one = compiled({ text: TEXT, targets: ['bear'] });
  expect(one.read?.status).toBe('compiled');
  expect(one.read?.spec.clauses).toMatchObject([{ subject: { kind: 'targets', from: 0, atMost: 1 } }]);
  const all = compiled({ text: 'They gain flying until end of turn.', targets: ['bear', 'other'] });
  expect(all.read?.spec.clauses).toMatchObject([{ subject: { kind: 'targets', from: 0, atMost: null } }]);
});

test('… or the objects that it names as affected, or as chosen', () => {
  expect(compiled({ text: TEXT, affected: ['bear'] }).read?.spec.clauses).toMatchObject([
    { subject: { kind: 'union', subjects: [{ kind: 'object', object: { kind: 'object', id: 'bear' } }] } },
  ]);
  expect(compiled({ text: TEXT, choices: { object: 'bear' } }).read?.spec.clauses).toMatchObject([
    { subject: { kind: 'object', object: { kind: 'chosen-object' } } },
  ]);
});

test.each([
  [TEXT, 'That creature'],
  ['It gets +1/+1 until end of turn.', 'It'],
  ['They gain flying until end of turn.', 'They'],
  ['Those creatures gain flying until end of turn.', 'Those creatures'],
])('where the board names nothing, the words are unread: %s', (text, words) =>
  expect(unreadWords({ text })).toEqual([words]),
);

test('"it" is the source, "that creature" never is', () => {
  const it = compiled({ text: 'It gets +1/+1 until end of turn.', source: 'bear', targets: ['other'] });
  expect(it.read?.spec.clauses).toMatchObject([{ subject: { kind: 'object', object: { kind: 'self' } } }]);
  expect(unreadWords({ text: TEXT, source: 'bear' })).toEqual(['That creature']);
});
