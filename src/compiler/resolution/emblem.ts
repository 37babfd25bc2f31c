import { playerPhrase } from '../phrases/players';
import { oneOf, type Reader, reader, separated, sequence, word, words } from '../reader';

/** "You get an emblem with "…" and "…"" (114.1): the positions of the quotation tokens. */
export const emblem: Reader<readonly number[]> = sequence(
  playerPhrase,
  word('get', 'gets'),
  words('an emblem with'),
  separated(quotation(), oneOf(words(', and'), word('and', ','))),
).map(([, , , quotes]) => quotes);

function quotation(): Reader<number> {
  return reader((input, at) => (input.tokens[at]?.kind === 'quote' ? [{ value: at, next: at + 1 }] : []));
}
