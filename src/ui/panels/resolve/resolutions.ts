import { type ChoiceAsked, resolvableOf, type TargetAsked } from '../../../compiler';
import type { Ability, ObjectId, TokenSpec } from '../../../engine';
import type { Evaluation } from '../../../evaluate';

/** An ability of an object, or a spell, whose resolution makes a continuous effect. */
export type Resolution = {
  readonly ability: Ability;
  /** The words that resolve: without cost, and without the event where they stand without it. */
  readonly text: string;
  readonly targets: readonly TargetAsked[];
  /** The tokens that it creates. */
  readonly tokens: readonly TokenSpec[];
  /** False where it creates tokens and does nothing else that a board shows. */
  readonly makesEffect: boolean;
  readonly asksX: boolean;
  /** What is chosen as it resolves. */
  readonly choices: readonly ChoiceAsked[];
  /** It affects a set rather than targets or itself (611.2c). */
  readonly onSet: boolean;
};

/** Everything of an object that can be resolved onto the board. */
export function resolutionsOf(evaluation: Evaluation, object: ObjectId): readonly Resolution[] {
  const card = evaluation.compiled.objects.get(object)?.card.card;
  const abilities = evaluation.trace.final.get(object)?.abilities ?? [];
  return card === undefined
    ? []
    : abilities.flatMap((ability) => {
        const asked = resolvableOf(ability, card);
        if (asked === null) return [];
        const onSet = ability.resolves.some((spec) => spec.clauses.some(({ subject }) => subject.kind === 'all'));
        return [{ ...asked, ability, onSet, makesEffect: ability.resolves.length > 0 }];
      });
}
