import type { ObjectRef } from '../../engine';
import type { PartDraft } from '../phrases/draft';
import { objectReference } from '../phrases/references';
import { many, oneOf, optional, type Reader, sequence, word, words } from '../reader';
import { predicateTemplate } from './template';

/** Layers 4 and 7b: characteristics taken from another object: "has the power, toughness, and creature types of …" */
export const hasValuesOf = predicateTemplate({
  name: 'has-values-of',
  reads: ['~ has the power, toughness, and creature types of the last creature card exiled with ~.'],
  refuses: ['~ has the power of greed.'],
  predicate: sequence(
    word('has', 'have', 'gains', 'gain'),
    optional(word('the'), null),
    value(),
    many(sequence(oneOf(words(', and'), word(',', 'and')), value()).map(([, one]) => one)),
    word('of'),
    objectReference,
  ).map(([, , first, rest, , from]) => [first, ...rest].map((part) => part(from))),
});

function value(): Reader<(from: ObjectRef) => PartDraft> {
  return oneOf(
    words('power and toughness').map(
      () =>
        (of: ObjectRef): PartDraft => ({
          kind: 'set-pt',
          power: { kind: 'field', field: 'power', of },
          toughness: { kind: 'field', field: 'toughness', of },
        }),
    ),
    word('power').map(
      () =>
        (of: ObjectRef): PartDraft => ({
          kind: 'set-pt',
          power: { kind: 'field', field: 'power', of },
          toughness: null,
        }),
    ),
    word('toughness').map(
      () =>
        (of: ObjectRef): PartDraft => ({
          kind: 'set-pt',
          power: null,
          toughness: { kind: 'field', field: 'toughness', of },
        }),
    ),
    words('creature types').map(
      () =>
        (from: ObjectRef): PartDraft => ({
          kind: 'add-types-of',
          from,
          which: 'creature-types',
          replace: true,
        }),
    ),
  );
}
