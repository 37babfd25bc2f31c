import { many, memo, type Reader, reader, type Token, wordsOf } from '../reader';

/**
 * Words about what happened in the game, which no board can show: "you gained life this turn", "cards you've drawn this turn".
 * They are taken as they are, in lower case, and hold where a board assumes them. Words that a board could answer must be read,
 * so at least one of them has to speak of the past or of a moment of the turn.
 */
export const unseenWords: Reader<string> = memo(
  reader((input, at) =>
    many(plainToken, 2)
      .read(input, at)
      .filter(({ next }) => input.tokens.slice(at, next).some(({ text }) => PAST.has(text)))
      .map(({ next }) => ({ value: printed(input.tokens.slice(at, next)), next }))
      // A duration behind it is none of its words.
      .filter(({ value }) => !value.includes('for as long as')),
  ),
);

const plainToken: Reader<null> = reader((input, at) => {
  const here = input.tokens[at];
  if (here === undefined || here.kind === 'punct' || here.kind === 'quote' || CHANGES.has(here.text)) return [];
  const isCounter = here.kind === 'change' && /^counters?$/.test(input.tokens[at + 1]?.text ?? '');
  return here.kind === 'change' && !isCounter ? [] : [{ value: null, next: at + 1 }];
});

/** The words as the card prints them, in lower case. */
const printed = (tokens: readonly Token[]): string => wordsOf(tokens).toLowerCase().replaceAll('’', "'");

/** What changes characteristics now, and how long, is no history. */
const CHANGES = new Set(['get', 'gets', 'gain', 'gains', 'lose', 'loses', 'become', 'becomes', 'until', "can't"]);

/** "this turn" is told by `turn`; a participle or past tense tells the rest. */
const PAST = new Set([
  'turn',
  'was',
  'were',
  "'ve",
  'entered',
  'died',
  'dealt',
  'cast',
  'attacked',
  'blocked',
  'gained',
  'lost',
  'discarded',
  'drawn',
  'drew',
  'sacrificed',
  'way',
  'game',
  'been',
  'spent',
  'paid',
  'combat',
  'phase',
  'step',
  'revealed',
  'kicked',
  'milled',
  'won',
  'chose',
  'put',
  'created',
  'played',
  'tapped',
  'noted',
  'destroyed',
  'dungeon',
  'prevented',
  'completed',
  'removed',
  'speed',
  'had',
  'yet',
  'unspent',
  "you've",
  "hasn't",
  "haven't",
  "didn't",
  'noted',
  'blocking',
  'story',
  'draft',
  'defending',
]);
