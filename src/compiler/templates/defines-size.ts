import type { Quantity } from '../../engine';
import type { ClauseDraft, PartDraft, SubjectDraft } from '../phrases/draft';
import { quantity } from '../phrases/quantity';
import { attachedReference, selfReference } from '../phrases/references';
import { oneOf, optional, type Reader, sequence, word, words } from '../reader';
import { sentenceTemplate } from './template';

/** Layer 7a where an object says it of itself (604.3), otherwise 7b: power and toughness that are worked out. */
export const definesSize = sentenceTemplate({
  name: 'defines-size',
  reads: [
    "~'s power and toughness are each equal to the number of cards in your hand.",
    "~'s power is equal to the number of creature cards in all graveyards and its toughness is equal to that number plus 1.",
    "~'s toughness is equal to the number of Plains you control.",
  ],
  refuses: ["~'s power and toughness are each equal to.", "~'s loyalty is equal to the number of cards in your hand."],
  sentence: sequence(owner(), sizes()).map(([subject, size], from, to): ClauseDraft => {
    const isSelf = subject.kind === 'object' && subject.object.kind === 'self';
    const part: PartDraft = { kind: isSelf ? 'define-pt' : 'set-pt', ...size };
    return {
      clauses: [{ subject, parts: [part] }],
      duration: null,
      spans: [{ from, to, layers: [isSelf ? '7a' : '7b'] }],
    };
  }),
});

function owner(): Reader<SubjectDraft> {
  return oneOf(
    sequence(
      oneOf(selfReference, attachedReference).map((object): SubjectDraft => ({ kind: 'object', object })),
      word("'s"),
    ).map(([subject]) => subject),
    word('its', 'their').map((text): SubjectDraft => ({ kind: 'back', words: text })),
  );
}

type Size = { readonly power: Quantity | null; readonly toughness: Quantity | null };

function sizes(): Reader<Size> {
  const equal = sequence(
    word('is', 'are'),
    optional(word('each'), null),
    optional(words('equal to'), null),
    quantity,
  ).map(([, , , of]) => of);
  const base = optional(word('base'), null);
  return oneOf(
    sequence(base, words('power and'), base, words('toughness'), equal).map(([, , , , of]) => ({
      power: of,
      toughness: of,
    })),
    sequence(base, words('power'), equal).map(([, , power]) => ({ power, toughness: null })),
    sequence(base, words('toughness'), equal).map(([, , toughness]) => ({ power: null, toughness })),
    sequence(base, words('power'), equal, words('and its toughness'), equal).map(([, , power, , toughness]) => ({
      power,
      toughness: sameNumber(toughness, power),
    })),
    sequence(base, words('toughness'), equal, words('and its power'), equal).map(([, , toughness, , power]) => ({
      power: sameNumber(power, toughness),
      toughness,
    })),
  );
}

/** "that number plus 1": the number said before. */
function sameNumber(of: Quantity, before: Quantity): Quantity {
  if (of.kind === 'unseen' && of.words === 'that number') return before;
  return of.kind === 'sum' ? { kind: 'sum', terms: of.terms.map((term) => sameNumber(term, before)) } : of;
}
