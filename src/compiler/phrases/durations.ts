import type { Duration } from '../../engine';
import { lazy, many, memo, oneOf, optional, type Reader, sequence, token, unless, word, words } from '../reader';
import { condition } from './conditions';

/** How long an effect of a resolution lasts (611.2a): "until end of turn", "for as long as you control ~". */
export const duration: Reader<Duration> = memo(
  oneOf(
    words('until end of turn').map((): Duration => ({ kind: 'end-of-turn' })),
    words('until the end of turn').map((): Duration => ({ kind: 'end-of-turn' })),
    words('this turn').map((): Duration => ({ kind: 'end-of-turn' })),
    words('until end of combat').map((): Duration => ({ kind: 'end-of-combat' })),
    words('this combat').map((): Duration => ({ kind: 'end-of-combat' })),
    words('until your next turn').map((): Duration => ({ kind: 'your-next-turn' })),
    words('for the rest of the game').map((): Duration => ({ kind: 'rest-of-game' })),
    words('until the end of your next turn').map((text): Duration => ({ kind: 'other', words: text })),
    words('until your next end step').map((text): Duration => ({ kind: 'other', words: text })),
    words('until your next upkeep').map((text): Duration => ({ kind: 'other', words: text })),
    sequence(
      words('for as long as'),
      lazy(() => condition),
    ).map(([, holds]): Duration => ({ kind: 'for-as-long-as', condition: holds })),
    sequence(words('for as long as'), plainWords()).map(
      ([, text]): Duration => ({ kind: 'other', words: `for as long as ${text}` }),
    ),
    sequence(words('until'), optional(word('the'), null), plainWords()).map(
      ([, , text]): Duration => ({ kind: 'other', words: `until ${text}` }),
    ),
  ),
);

/** An event that ends a duration: "this creature leaves the battlefield". It is kept as words; a board lists what is in force. */
function plainWords(): Reader<string> {
  const moment = oneOf(words('end of turn'), words('end of combat'), words('your next turn'));
  const plain = token((here) =>
    here.kind === 'punct' || here.kind === 'quote' || NOT_AN_EVENT.has(here.text) ? null : here.text,
  );
  return unless(moment, many(plain, 2)).map((texts) => texts.join(' '));
}

/** Words with which something else than the event begins. */
const NOT_AN_EVENT = new Set(['if', 'unless', 'where', 'gets', 'gains', 'has', 'loses', 'becomes']);
