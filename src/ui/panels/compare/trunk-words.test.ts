import { expect, test } from 'vitest';
import { allWords, createWords, NO_NAMES } from '../../../messages';
import { evaluationOf } from '../../../testing/board-of';
import { layoutTrunk } from './trunk-layout';
import { stopLines } from './trunk-words';

const { plain } = createWords('en', 'current', allWords);
const run = evaluationOf({
  humility: 'Humility',
  opalescence: 'Opalescence',
  anthem: 'Glorious Anthem',
  bear: 'Grizzly Bears',
});
const lines = (place: number, room: number) => {
  const stop = layoutTrunk(run, run, run.trace.steps.length).stops[place];
  if (!stop) throw new Error(`there is no stop ${place}`);
  return stopLines(stop, run.trace, room, (message) => plain(message, NO_NAMES));
};

test('a stop names what it changed, in two lines where one is too short', () => {
  expect(lines(0, 200)).toEqual(['humility and anthem']);
  expect(lines(0, 80)).toEqual(['humility and', 'anthem']);
});

test('where names have no room it says how many there are', () => {
  expect(lines(0, 40)).toEqual(['2 creatures']);
});

test('in layer 7 it says the sizes, and that an effect goes on whose ability is gone', () => {
  expect(lines(2, 200)).toEqual(['1/1, goes on']); // Humility has lost its own ability in layer 6 (613.6)
  expect(lines(3, 200)).toEqual(['4/4 and 3/3']);
});
