import { many, oneOf, sequence, token, unless, word, words } from '../reader';
import { predicateTemplate } from './template';

/** Words with which the next predicate begins: what stands before them is over. */
const NEXT_PREDICATE = [
  'and has',
  'and have',
  'and gets',
  'and get',
  'and gains',
  'and gain',
  'and loses',
  'and lose',
  'and is',
  'and are',
  'and becomes',
  ', has',
  ', and has',
  ', and is',
];
const SIZE_WORDS: ReadonlySet<string> = new Set(['change', 'pt']);

/**
 * Predicates that change no characteristic, so that "gets +2/+2 and can't block" can be read to its end: restrictions,
 * permissions and requirements (613.11). They run to the next predicate of the sentence.
 */
export const changesNothing = predicateTemplate({
  name: 'changes-nothing',
  reads: [
    "Enchanted creature gets +2/+2 and can't block.",
    'Creatures you control get +1/+0 and attack each combat if able.',
  ],
  refuses: ["Enchanted creature gets +2/+2 and can't have nothing."],
  predicate: sequence(
    oneOf(
      word(
        'attack',
        'attacks',
        'block',
        'blocks',
        'must',
        "doesn't",
        "don't",
        'assign',
        'assigns',
        'untap',
        'untaps',
        'deal',
        'deals',
      ),
      unless(oneOf(words("can't have"), words("can't gain")), word("can't", 'can', 'may')),
      sequence(word('is', 'are', "'s"), word('goaded')),
      sequence(word('enter', 'enters'), word('tapped', 'untapped', 'with')),
      sequence(word('cost', 'costs')),
    ),
    many(
      unless(
        oneOf(...NEXT_PREDICATE.map(words)),
        token((here) => (here.text === '.' || here.kind === 'quote' || SIZE_WORDS.has(here.kind) ? null : here.text)),
      ),
    ),
  ).map(() => []),
});
