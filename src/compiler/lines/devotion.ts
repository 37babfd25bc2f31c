import { numeral } from '../phrases/numbers';
import { oneOf, optional, type Reader, readWhole, sequence, type Token, word, words } from '../reader';

/** By how much a static ability raises its controller's devotion to every color (700.5a); 0 for any other. It acts on a player, so no layer knows it (613.10). */
export function devotionRaised(tokens: readonly Token[]): number {
  const reading = readWhole(sentence, tokens);
  return reading.ok ? reading.value : 0;
}

const sentence: Reader<number> = sequence(
  words('your devotion to each color'),
  optional(words('and each combination of colors'), null),
  oneOf(words('is increased by'), words('increases by')),
  numeral,
  optional(word('.'), null),
).map(([, , , number]) => number);
