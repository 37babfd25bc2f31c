import { description } from '../phrases/description';
import { partsOf } from '../phrases/description-parts';
import type { ClauseDraft, DraftClause, SubjectDraft } from '../phrases/draft';
import { selfReference } from '../phrases/references';
import { layersOf } from '../phrases/settle';
import {
  lazy,
  oneOf,
  optional,
  type Reader,
  reader,
  separated,
  sequence,
  type Token,
  tokenize,
  word,
  words,
} from '../reader';
import { sentenceTemplate } from './template';

/**
 * What an object was chosen to be as it entered, which belongs to its copiable values (613.2a). The board names the form
 * (`choices.mode`) by its words; articles and card types may be left out: "1/6 Wall with defender".
 */
export const choiceOfForms = sentenceTemplate({
  name: 'choice-of-forms',
  reads: [
    'As ~ enters, it becomes your choice of a 3/3 creature, a 2/2 creature with flying, or a 1/6 creature with defender.',
    'As ~ enters, it becomes your choice of a 3/3 artifact creature, a 2/2 artifact creature with flying, or a 1/6 Wall artifact creature with defender in addition to its other types.',
  ],
  refuses: [
    'As ~ enters, it becomes your choice of a big creature or a small creature.',
    'As ~ enters, it becomes your choice.',
  ],
  sentence: lazy(() =>
    sequence(
      word('as'),
      selfReference,
      oneOf(words('enters'), words('is turned face up'), words('enters or is turned face up')),
      word(','),
      oneOf(selfReference, word('it')),
      words('becomes your choice of'),
      separated(form, oneOf(words(', or'), word(',', 'or'))),
    ).map(([, , , , , , forms], from, to): ClauseDraft => {
      const parts = forms.map(({ what }) => partsOf(inAddition(what, forms.at(-1)?.what)));
      const clauses = forms.map(
        ({ mode }, index): DraftClause => ({
          subject: SELF,
          condition: { kind: 'chosen-mode', mode },
          parts: parts[index] ?? [],
        }),
      );
      return { clauses, duration: null, spans: [{ from, to, layers: layersOf(parts.flat()) }] };
    }),
  ),
});

const SELF: SubjectDraft = { kind: 'object', object: { kind: 'self' } };

type What = Parameters<typeof partsOf>[0];

/** "in addition to its other types" stands once, behind the last form. */
const inAddition = (what: What, last: What | undefined): What =>
  last === undefined ? what : { ...what, keeps: [...what.keeps, ...last.keeps] };

/** A description and the words that call it. A comma or "or" begins the next one. */
const form: Reader<{ readonly what: What; readonly mode: string }> = reader((input, at) =>
  sequence(optional(word('a', 'an'), null), description)
    .read(input, at)
    .filter(({ next }) => !input.tokens.slice(at, next).some(({ text }) => text === ',' || text === 'or'))
    .map(({ value: [, what], next }) => ({ value: { what, mode: modeOf(input.tokens.slice(at, next)) }, next })),
);

/** The words that call a form, as the compiled text and boards say them. */
export const formNamed = (words: string): string => modeOf(tokenize(words));

const LEFT_OUT = new Set([
  'a',
  'an',
  'artifact',
  'creature',
  'in',
  'addition',
  'to',
  'its',
  'other',
  'types',
  '.',
  ',',
]);

const modeOf = (tokens: readonly Token[]): string =>
  tokens
    .filter(({ text }) => !LEFT_OUT.has(text))
    .map(({ text }) => text)
    .join(' ');
