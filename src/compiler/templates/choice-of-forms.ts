import { description } from '../phrases/description';
import { partsOf } from '../phrases/description-parts';
import type { ClauseDraft, DraftClause, SubjectDraft } from '../phrases/draft';
import { selfReference } from '../phrases/references';
import { layersOf } from '../phrases/settle';
import { type Input, lazy, oneOf, optional, type Reader, reader, separated, sequence, word, words } from '../reader';
import { sentenceTemplate } from './template';

/**
 * Layers 4 to 7b: what an object was chosen to be as it entered. The board names the form (`choices.mode`) by its words without
 * article and card types: "1/6 Wall with defender".
 */
export const choiceOfForms = sentenceTemplate({
  name: 'choice-of-forms',
  reads: [
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

/** A description and the words that call it. */
const form: Reader<{ readonly what: What; readonly mode: string }> = reader((input, at) =>
  sequence(optional(word('a', 'an'), null), description)
    .read(input, at)
    .map(({ value: [, what], next }) => ({ value: { what, mode: modeOf(input, at, next) }, next })),
);

const LEFT_OUT = new Set(['a', 'an', 'artifact', 'creature', 'in', 'addition', 'to', 'its', 'other', 'types']);

const modeOf = (input: Input, from: number, to: number): string =>
  input.tokens
    .slice(from, to)
    .filter(({ text }) => !LEFT_OUT.has(text))
    .map(({ text }) => text)
    .join(' ');
