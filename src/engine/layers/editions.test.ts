/** The six boards on which the numberings are compared: expected values are worked out by hand from each text. */
import { expect, test } from 'vitest';
import { builtInCards } from '../../cards';
import { compileBoard } from '../../compiler';
import { boardOf, creature, enchantment } from '../../testing/board-of';
import type { Board } from '../board/types';
import { EDITIONS, type Edition, layersOf } from '../model/editions';
import { objectId } from '../model/ids';
import { resolveLayers } from './resolve-layers';

const traceOf = (board: Board, edition: Edition) =>
  resolveLayers(compileBoard(board, builtInCards), undefined, edition);

/** Power and toughness of `bear` in each edition. */
const sizes = (board: Board) =>
  Object.fromEntries(
    EDITIONS.map((edition) => {
      const row = traceOf(board, edition).final.get(objectId('bear'));
      return [edition, `${row?.power}/${row?.toughness}`];
    }),
  );

/** What is applied, in order, each with its layer as the edition numbers it. */
const steps = (board: Board, edition: Edition) =>
  traceOf(board, edition).steps.flatMap((step) => (step.kind === 'applies' ? [`${step.layer} ${step.effect}`] : []));

const counted = { card: creature(), counters: { '+1/+1': 1 } };

test('613.4b-c: setting comes before counters and modifiers in all three, in which order these stand', () => {
  const board = boardOf(
    {
      bear: { card: creature('', 2, 2), counters: { '+1/+1': 1 } },
      line: { card: enchantment('Creatures you control get +0/+2.') },
    },
    {
      effects: [
        { id: 'boost', text: 'Target creature gets +4/+4 until end of turn.', targets: ['bear'] },
        { id: 'base', text: 'Target creature becomes 0/1 until end of turn.', targets: ['bear'] },
      ],
      timestamps: ['bear', 'bear#+1/+1', 'boost', 'line', 'base'],
    },
  );
  expect(sizes(board)).toEqual({ older: '5/8', summary: '5/8', current: '5/8' });
  const counter = 'bear#+1/+1';
  expect(steps(board, 'older')).toEqual(['7b base', '7c boost', '7c line/0', `7d ${counter}`]);
  expect(steps(board, 'summary')).toEqual(['7b base', `7c ${counter}`, '7d boost', '7d line/0']);
  expect(steps(board, 'current')).toEqual(['7b base', `7c ${counter}`, '7c boost', '7c line/0']);
});

test('613.2: layer 1 is one step in the older texts; a face-down creature that becomes a copy is 2/2 in each', () => {
  const board = boardOf({
    lorian: 'Grizzly Bears',
    bear: { card: 'Serra Angel', faceDown: true, copyOf: 'lorian' },
  });
  expect(sizes(board)).toEqual({ older: '2/2', summary: '2/2', current: '2/2' });
  const layers = (edition: Edition) => traceOf(board, edition).steps.map(({ layer }) => layer);
  expect([layers('current'), layers('older'), layers('summary')]).toEqual([
    ['1a', '1b'],
    ['1', '1'],
    ['1', '1'],
  ]);
  for (const edition of EDITIONS) expect(traceOf(board, edition).final.get(objectId('bear'))?.name).toBe('');
});

test('613.8a: a dependency within a sublayer has the sublayer of its edition', () => {
  const board = boardOf({
    bonus: { card: enchantment('Each creature with power 4 or greater gets +1/+1.') },
    anthem: 'Glorious Anthem',
    bear: counted,
  });
  const { steps: entries, dependenciesBefore } = traceOf(board, 'summary');
  const anthem = entries.findIndex((step) => step.kind === 'applies' && step.effect === 'anthem/0');
  const { layer, edges } = dependenciesBefore(anthem);
  expect([layer, edges.map(({ dependent, on }) => `${dependent} > ${on}`)]).toEqual(['7d', ['bonus/0 > anthem/0']]);
});

test('eleven layers in each edition', () => {
  expect(layersOf('older').join(' ')).toBe('1 2 3 4 5 6 7a 7b 7c 7d 7e');
  expect(EDITIONS.map((edition) => layersOf(edition).length)).toEqual([11, 11, 11]);
});

test('613.4c: a bonus for power 3 or greater finds the counter or does not', () => {
  const bonus = { card: enchantment('Each creature with power 3 or greater gets +1/+1.') };
  expect(sizes(boardOf({ bonus, bear: counted }))).toEqual({ older: '3/3', summary: '4/4', current: '4/4' });
});

test('613.4c: a bonus for power 2 or less', () => {
  const bonus = { card: enchantment('Each creature with power 2 or less gets +1/+1.') };
  expect(sizes(boardOf({ bonus, bear: counted }))).toEqual({ older: '4/4', summary: '3/3', current: '3/3' });
});

test('613.8a: one effect at a time, so only the summary lets the bonus wait for the anthem', () => {
  const board = boardOf({
    bonus: { card: enchantment('Each creature with power 4 or greater gets +1/+1.') },
    anthem: 'Glorious Anthem',
    bear: counted,
  });
  expect(sizes(board)).toEqual({ older: '4/4', summary: '5/5', current: '4/4' });
});

test('613.4d: switching is last in all three, under another letter', () => {
  const board = boardOf(
    { bear: { card: creature('', 1, 3) } },
    {
      effects: [
        { id: 'one', text: 'Target creature gets +0/+1 until end of turn.', targets: ['bear'] },
        { id: 'two', text: "Switch target creature's power and toughness until end of turn.", targets: ['bear'] },
        { id: 'three', text: 'Target creature gets +5/+0 until end of turn.', targets: ['bear'] },
      ],
    },
  );
  expect(sizes(board)).toEqual({ older: '4/6', summary: '4/6', current: '4/6' });
  expect(steps(board, 'older')).toEqual(['7c one', '7c three', '7e two']);
  expect(steps(board, 'summary')).toEqual(['7d one', '7d three', '7e two']);
  expect(steps(board, 'current')).toEqual(['7c one', '7c three', '7d two']);
});

test('613.1f: keyword counters have a place in the current text only', () => {
  const board = boardOf({ bear: { card: creature(), counters: { flying: 1 } } });
  const flies = (edition: Edition) =>
    traceOf(board, edition)
      .final.get(objectId('bear'))
      ?.abilities.some(({ keyword }) => keyword === 'flying');
  expect([flies('current'), flies('older'), flies('summary')]).toEqual([true, false, false]);
});
