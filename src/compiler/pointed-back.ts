import type { BoardEffect, Subject, TextSpan } from '../engine';
import type { EffectReading } from './compile-effect-text';
import { statusOf } from './lines/reading';

/**
 * "That creature has base power and toughness 4/4" as the text of an effect: what it points back at stands in words that are
 * not here, so the board names it as target, among the affected objects or as chosen object. Where it names nothing, those words are
 * unread; nothing is guessed.
 */
export function pointedBack(effect: BoardEffect, reading: EffectReading): EffectReading {
  if (effect.targets.length > 0 || !reading.spec.clauses.some(({ subject }) => isPointing(subject, effect)))
    return reading;
  const named = namedBeside(effect);
  const clauses = reading.spec.clauses.map((clause) =>
    isPointing(clause.subject, effect) ? { ...clause, subject: named ?? NOBODY } : clause,
  );
  const spec = { ...reading.spec, clauses };
  if (named !== null) return { ...reading, spec };
  const spans = [...reading.spans, ...pointingWords(effect.text)];
  return { spec, status: statusOf(spans).status, spans };
}

/** Objects are targets without the word "target" only where the text points back. */
const isPointing = (subject: Subject, { text }: BoardEffect): boolean =>
  subject.kind === 'targets' && !/\btargets?\b/i.test(text);

/** Numbers of clauses are spoken of by later ones, so a clause about nobody stays. */
const NOBODY: Subject = { kind: 'union', subjects: [] };

function namedBeside({ affected, choices }: BoardEffect): Subject | null {
  if (affected !== null)
    return {
      kind: 'union',
      subjects: affected.map((id): Subject => ({ kind: 'object', object: { kind: 'object', id } })),
    };
  return choices.object === undefined ? null : { kind: 'object', object: { kind: 'chosen-object' } };
}

function pointingWords(text: string): readonly (TextSpan & { readonly line: number })[] {
  return text.split('\n').flatMap((words, line) => {
    const found = /\b(?:each of )?(?:(?:that|those|the) (?:\w+ )??(?:\w+)|it|they|them|he|she)\b/i.exec(words);
    if (found === null) return [];
    const end = found.index + found[0].length;
    return [{ start: found.index, end, layers: [], unread: 'unread.no-template', line }];
  });
}
