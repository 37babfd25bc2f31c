/** What stands around subject and predicates: conditions, durations, "where X is". */
import type { Condition, Duration, Quantity } from '../../engine';
import { condition } from '../phrases/conditions';
import { duration } from '../phrases/durations';
import { unseenWords } from '../phrases/history';
import { quantity } from '../phrases/quantity';
import { lazy, oneOf, optional, type Reader, sequence, word, words } from '../reader';

export type Frame =
  | { readonly kind: 'condition'; readonly condition: Condition }
  | { readonly kind: 'duration'; readonly duration: Duration }
  | { readonly kind: 'x'; readonly letter: 'x' | 'y'; readonly quantity: Quantity };

const YOUR_TURN: Condition = { kind: 'your-turn', player: { kind: 'you' } };

const moment: Reader<Condition> = oneOf(
  words('during your turn').map(() => YOUR_TURN),
  words('on your turn').map(() => YOUR_TURN),
  words('during turns other than yours').map((): Condition => ({ kind: 'not', condition: YOUR_TURN })),
  words("during each opponent 's turn").map((): Condition => ({ kind: 'not', condition: YOUR_TURN })),
  words("during your opponents ' turns").map((): Condition => ({ kind: 'not', condition: YOUR_TURN })),
  sequence(word('during'), unseenWords).map(([, text]): Condition => ({ kind: 'assumed', words: `during ${text}` })),
);

const when: Reader<Frame> = lazy(() =>
  oneOf(
    sequence(oneOf(words('as long as'), word('while', 'if')), condition).map(([, holds]) => holds),
    sequence(word('unless'), condition).map(([, holds]): Condition => ({ kind: 'not', condition: holds })),
    moment,
  ).map((holds): Frame => ({ kind: 'condition', condition: holds })),
);

const lasting: Reader<Frame> = lazy(() => duration.map((lasts): Frame => ({ kind: 'duration', duration: lasts })));

/** "As long as …,", "During your turn,", "Until end of turn," */
export const prefix: Reader<Frame> = sequence(oneOf(when, lasting), word(',')).map(([frame]) => frame);

/** ", where X is the number of cards in your hand", "and Y is its toughness" */
const where: Reader<Frame> = lazy(() =>
  sequence(
    oneOf(sequence(optional(word(','), null), word('where')), sequence(optional(word(','), null), word('and'))),
    word('x', 'y'),
    word('is'),
    quantity,
  ).map(([, letter, , of]): Frame => ({ kind: 'x', letter: letter === 'y' ? 'y' : 'x', quantity: of })),
);

/** What stands behind a predicate. */
export const tail: Reader<Frame> = oneOf(when, lasting, where);

/** A condition behind a predicate: "as long as …". */
export const conditionTail: Reader<Frame> = when;
