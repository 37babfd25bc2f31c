import { firstChange } from '../lines/inert';
import { many, oneOf, type Reader, reader, sequence, token, unless, word, words } from '../reader';
import { predicateTemplate } from './template';

/**
 * Predicates that change no characteristic, so that "gets +2/+2 and can't block" can be read to its end: restrictions,
 * permissions and requirements (613.11). No word of theirs may be able to change one.
 */
export const changesNothing = predicateTemplate({
  name: 'changes-nothing',
  reads: [
    "Enchanted creature gets +2/+2 and can't block.",
    'Creatures you control get +1/+0 and attack each combat if able.',
  ],
  refuses: [
    "Enchanted creature gets +2/+2 and can't have nothing.",
    '~ gets +2/+2 and deals 2 damage and gains the lead.',
  ],
  predicate: harmless(
    sequence(verb(), many(token((here) => (here.text === '.' || here.kind === 'quote' ? null : here.text)))),
  ).map(() => []),
});

function verb(): Reader<unknown> {
  return oneOf(
    unless(oneOf(words("doesn't copy"), words("don't copy")), word("doesn't", "don't")),
    word('attack', 'attacks', 'block', 'blocks', 'must', 'assign', 'assigns', 'untap', 'untaps', 'deal', 'deals'),
    unless(oneOf(words("can't have"), words("can't gain")), word("can't", 'can', 'may')),
    sequence(word('is', 'are', "'s"), word('goaded')),
    sequence(word('enter', 'enters'), word('tapped', 'untapped')),
    words('able to block'),
    word('do', 'does'),
    word('cost', 'costs', 'dies', 'leaves'),
  );
}

/** Only readings in whose words nothing can change a characteristic. */
export function harmless<Value>(one: Reader<Value>): Reader<Value> {
  return reader(
    (input, at) => one.read(input, at).filter(({ next }) => firstChange(input.tokens.slice(at, next)) === null),
    one.beginning,
  );
}
