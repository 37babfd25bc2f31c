import { type BoardEffect, canApply, factsOf, type Message, type ObjectId } from '../../../engine';
import type { Evaluation } from '../../../evaluate';
import { newEffect, readEffect } from '../../../state';
import type { Held } from './held';

/** Why an effect cannot be put on an object, or null where it can (115.1: the words after "target" decide). */
export function refusal(
  held: Extract<Held, { kind: 'effect' | 'chip' }>,
  object: ObjectId,
  evaluation: Evaluation,
): Message | null {
  const effect = held.kind === 'chip' ? existing(held.key, evaluation) : coming(held, evaluation);
  if (!effect) return null;
  const { compiled, trace } = evaluation;
  const index = held.kind === 'chip' ? Math.max(0, effect.targets.indexOf(held.from)) : held.targets.length;
  const spec = compiled.effects.get(effect.id)?.spec ?? readEffect(effect.text);
  const answer = canApply({ effect, spec }, object, factsOf(compiled), trace.final, index);
  return answer.ok ? null : answer.reason;
}

const existing = (key: string, { board }: Evaluation): BoardEffect | undefined =>
  board.effects.find((effect) => effect.id === key);

const coming = (held: Extract<Held, { kind: 'effect' }>, { board }: Evaluation): BoardEffect =>
  newEffect(board, held.effect.text, { ...held.effect, targets: held.targets });
