import { many, type Reader, reader } from '../reader';

/**
 * Words about what happened in the game, which no board can show: "you gained life this turn", "cards you've drawn this turn".
 * They are taken as they are, in lower case, and hold where a board assumes them. Words that a board could answer must be read,
 * so at least one of them has to speak of the past or of a moment of the turn.
 */
export const unseenWords: Reader<string> = reader((input, at) => {
  const found = many(plainToken, 2).read(input, at);
  return found.flatMap(({ value, next }) =>
    value.some((text) => PAST.has(text)) ? [{ value: value.join(' ').replaceAll(" '", "'"), next }] : [],
  );
});

const plainToken: Reader<string> = reader((input, at) => {
  const here = input.tokens[at];
  if (here === undefined || here.kind === 'punct' || here.kind === 'quote' || CHANGES.has(here.text)) return [];
  const isCounter = here.kind === 'change' && /^counters?$/.test(input.tokens[at + 1]?.text ?? '');
  return here.kind === 'change' && !isCounter
    ? []
    : [{ value: here.raw.toLowerCase().replaceAll('’', "'"), next: at + 1 }];
});

/** What changes characteristics now, and how long, is no history. */
const CHANGES = new Set(['get', 'gets', 'gain', 'gains', 'lose', 'loses', 'become', 'becomes', 'until']);

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
