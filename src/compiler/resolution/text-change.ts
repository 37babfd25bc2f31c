import { BASIC_LAND_TYPES } from '../../engine';
import { colorWord } from '../phrases/colors';
import type { ClauseDraft } from '../phrases/draft';
import { name } from '../phrases/names';
import { subject } from '../phrases/subjects';
import { subtypeWord } from '../phrases/type-words';
import { lazy, oneOf, optional, type Reader, sequence, word, words } from '../reader';
import { sentenceTemplate } from '../templates/template';
import { referenceOf } from './control';
import { clauseOf, type SimplePart } from './instruction';

/** Layer 3: words of a text are replaced (612.2). */
export const replacesWords = sentenceTemplate({
  name: 'replaces-words',
  reads: [
    'Change the text of target permanent by replacing all instances of black with red.',
    'Change the text of target spell or permanent by replacing all instances of one color word with another.',
  ],
  refuses: [
    'Change the text of target permanent.',
    'Change the text of target permanent by replacing all instances of flying.',
  ],
  sentence: lazy(() => replaced()),
});

/** Layer 3: two objects exchange their text boxes (612.5). */
export const exchangesTexts = sentenceTemplate({
  name: 'exchanges-texts',
  reads: ['Exchange the text boxes of two target creatures.', "You may exchange its text box and another creature's."],
  refuses: ['Exchange the text boxes.'],
  sentence: lazy(() => exchanged()),
});

type Replacement = Extract<SimplePart, { readonly kind: 'replace-word' }>;

function replaced(): Reader<ClauseDraft> {
  return sequence(
    word('change'),
    words('the text of'),
    subject,
    words('by replacing all instances of'),
    replacement,
    optional(
      sequence(oneOf(words('or'), words(', or'), words('and')), replacement).map(([, more]) => more),
      null,
    ),
  ).map(([, , whom, , first, more], from, to) => ({
    clauses: [{ subject: whom, parts: more === null ? [first] : [first, more] }],
    duration: null,
    spans: [{ from, to, layers: ['3'] }],
  }));
}

/** "one color word with another": the board's choices say which. "Mountain with Island": the text does. */
const replacement: Reader<Replacement> = oneOf(
  chosen('color word', 'color'),
  chosen('basic land type', 'land-type'),
  chosen('creature type', 'creature-type'),
  sequence(colorWord, word('with'), colorWord).map(
    ([from, , to]): Replacement => ({ kind: 'replace-word', what: 'color', from, to }),
  ),
  sequence(subtypeWord, word('with'), subtypeWord).map(
    ([from, , to]): Replacement => ({ kind: 'replace-word', what: subtypeKind(from), from, to }),
  ),
  sequence(words('one creature type with'), subtypeWord).map(
    ([, to]): Replacement => ({ kind: 'replace-word', what: 'creature-type', from: null, to }),
  ),
  sequence(name, word('with'), name).map(
    ([from, , to]): Replacement => ({ kind: 'replace-word', what: 'name', from, to }),
  ),
);

function chosen(text: string, what: Replacement['what']): Reader<Replacement> {
  return sequence(words(`one ${text} with another`), optional(words(text), null)).map(
    (): Replacement => ({ kind: 'replace-word', what, from: null, to: null }),
  );
}

const subtypeKind = (subtype: string): Replacement['what'] =>
  BASIC_LAND_TYPES.some((known) => known === subtype) ? 'land-type' : 'creature-type';

/** "exchange his text box and another creature's", "exchange the text boxes of two target creatures". */
function exchanged(): Reader<ClauseDraft> {
  const verb = sequence(optional(words('you may'), null), word('exchange'));
  const its = word('its', 'his', 'her').map((text) => ({ kind: 'back', words: text }) as const);
  return oneOf(
    sequence(
      verb,
      oneOf(
        its,
        sequence(subject, word("'s")).map(([whose]) => whose),
      ),
      words('text box and'),
      oneOf(
        sequence(subject, word("'s")).map(([whose]) => whose),
        words("another creature 's").map(() => CHOSEN_ONE),
      ),
    ).map(([, one, , other], from, to) =>
      clauseOf(one, { kind: 'exchange-text', with: referenceOf(other) }, '3', from, to),
    ),
    sequence(verb, words('the text boxes of'), subject).map(([, , both], from, to) =>
      clauseOf(both, { kind: 'exchange-text', with: referenceOf(both) }, '3', from, to),
    ),
  );
}

const CHOSEN_ONE = { kind: 'object', object: { kind: 'chosen-object' } } as const;
