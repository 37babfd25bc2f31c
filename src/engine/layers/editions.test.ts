/** The six boards on which the numberings are compared: expected values are worked out by hand from each text. */
import { expect, test } from 'vitest';
import { builtInCards } from '../../cards';
import { compileBoard } from '../../compiler';
import { boardOf, creature, enchantment } from '../../testing/board-of';
import type { Board } from '../board/types';
import { objectId } from '../model/ids';
import { EDITIONS, type Edition, editionCode } from './editions';
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

const counted = { card: creature(), counters: { '+1/+1': 1 } };

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
  const codes = (edition: Edition) => {
    const { steps, effects } = traceOf(board, edition);
    return steps.flatMap((step) => {
      const effect = step.kind === 'applies' ? effects.get(step.effect) : undefined;
      return effect ? [`${editionCode(step.layer, effect, edition)} ${effect.key}`] : [];
    });
  };
  expect(codes('older')).toEqual(['7c one', '7c three', '7e two']);
  expect(codes('summary')).toEqual(['7d one', '7d three', '7e two']);
  expect(codes('current')).toEqual(['7c one', '7c three', '7d two']);
});

test('613.1f: keyword counters have a place in the current text only', () => {
  const board = boardOf({ bear: { card: creature(), counters: { flying: 1 } } });
  const flies = (edition: Edition) =>
    traceOf(board, edition)
      .final.get(objectId('bear'))
      ?.abilities.some(({ keyword }) => keyword === 'flying');
  expect([flies('current'), flies('older'), flies('summary')]).toEqual([true, false, false]);
});
