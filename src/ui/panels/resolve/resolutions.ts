import type { Ability, EffectSpec, ObjectId, ObjectRef, Part, Quantity, Subject } from '../../../engine';
import type { Evaluation } from '../../../evaluate';

/** An ability of an object, or a spell, whose resolution makes a continuous effect. */
export type Resolution = {
  readonly ability: Ability;
  /** The words that resolve: without cost or trigger. */
  readonly text: string;
  /** How many targets it asks for. */
  readonly targets: number;
  readonly asksX: boolean;
  /** It affects a set rather than targets or itself (611.2c). */
  readonly onSet: boolean;
};

/** Everything of an object that can be resolved onto the board. */
export function resolutionsOf(evaluation: Evaluation, object: ObjectId): readonly Resolution[] {
  const abilities = evaluation.trace.final.get(object)?.abilities ?? [];
  return abilities.filter((ability) => ability.resolves.length > 0).map(resolutionOf);
}

function resolutionOf(ability: Ability): Resolution {
  const clauses = ability.resolves.flatMap((spec: EffectSpec) => spec.clauses);
  const targets = clauses.flatMap((clause) => targetsIn(clause.subject));
  return {
    ability,
    text: resolvingText(ability),
    targets: targets.length === 0 ? 0 : Math.max(...targets) + 1,
    asksX: /\bX\b/.test(resolvingText(ability)) || clauses.some((clause) => clause.parts.some(usesX)),
    onSet: clauses.some((clause) => clause.subject.kind === 'all'),
  };
}

/** Activated: what follows the colon (602.1). Triggered: what follows the first comma (603.1). A spell: all of it. */
export function resolvingText(ability: Pick<Ability, 'kind' | 'text'>): string {
  const { kind, text } = ability;
  if (kind === 'activated') return capitalized(text.slice(text.indexOf(': ') + 2));
  if (kind === 'triggered') return capitalized(text.slice(text.indexOf(', ') + 2));
  return text;
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function targetsIn(subject: Subject): readonly number[] {
  switch (subject.kind) {
    case 'object':
      return targetOf(subject.object);
    case 'targets':
      return [subject.from + (subject.atMost ?? 1) - 1];
    case 'union':
      return subject.subjects.flatMap(targetsIn);
    case 'all':
    case 'clause':
      return [];
  }
}

const targetOf = (ref: ObjectRef): readonly number[] => (ref.kind === 'target' ? [ref.index] : []);

function usesX(part: Part): boolean {
  switch (part.kind) {
    case 'modify-pt':
    case 'set-pt':
    case 'define-pt':
      return [part.power, part.toughness].some((quantity) => quantity !== null && isX(quantity));
    default:
      return false;
  }
}

const isX = (quantity: Quantity): boolean => quantity.kind === 'x' || (quantity.kind === 'times' && isX(quantity.of));
