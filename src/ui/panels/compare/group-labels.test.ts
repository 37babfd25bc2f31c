import { expect, test } from 'vitest';
import { allWords, createWords, NO_NAMES } from '../../../messages';
import { evaluationOf } from '../../../testing/board-of';
import { groupLabels } from './group-labels';

const { plain } = createWords('en', 'current', allWords);
const labels = (runs: Parameters<typeof groupLabels>[0]) =>
  groupLabels(runs).map((label) =>
    label.map(({ object, values }) => [object, ...values.map((value) => plain(value, NO_NAMES))]),
  );

const spell = (id: string, does: string) => ({
  id,
  text: `Target creature ${does} until end of turn.`,
  targets: ['bear'],
});
const effects = [
  spell('none', 'loses all abilities'),
  spell('flying', 'gains flying'),
  spell('small', 'has base power and toughness 0/1'),
  spell('big', 'has base power and toughness 4/4'),
];
const run = (...timestamps: readonly string[]) =>
  evaluationOf({ bear: 'Grizzly Bears' }, { effects, timestamps: ['bear', ...timestamps] });

test('of an object that is one size in two groups it says what else differs', () => {
  expect(
    labels([
      run('none', 'flying', 'small', 'big'),
      run('flying', 'none', 'small', 'big'),
      run('none', 'flying', 'big', 'small'),
    ]),
  ).toEqual([[['bear', '4/4', '“flying”']], [['bear', '4/4', 'no abilities']], [['bear', '0/1', '“flying”']]]);
});

test('where sizes tell all apart nothing else is said', () => {
  const two = [run('none', 'flying', 'small', 'big'), run('flying', 'none', 'big', 'small')];
  expect(labels(two)).toEqual([[['bear', '4/4']], [['bear', '0/1']]]);
});
