import type { CompiledBoard } from '../board/compiled';
import type { EffectSpec } from '../model/abilities';
import type { Condition } from '../model/phrases';

/** The words of every condition on a board that no board can show: each holds where `assume` says so. In board order. */
export function assumedConditions(compiled: CompiledBoard): readonly string[] {
  const specs = [
    ...[...compiled.objects.values()].flatMap(({ card, copied }) =>
      [...card.faces, ...(copied?.faces ?? [])].flatMap((face) =>
        face.abilities.flatMap((ability) => (ability.effect ? [ability.effect] : [])),
      ),
    ),
    ...[...compiled.effects.values()].map(({ spec }) => spec),
  ];
  return [...new Set([...specs.flatMap(wordsOfSpec), ...compiled.board.assume])];
}

function wordsOfSpec(spec: EffectSpec): readonly string[] {
  const lasting = spec.duration.kind === 'for-as-long-as' ? wordsOf(spec.duration.condition) : [];
  return [...spec.clauses.flatMap(({ condition }) => (condition ? wordsOf(condition) : [])), ...lasting];
}

function wordsOf(condition: Condition): readonly string[] {
  switch (condition.kind) {
    case 'assumed':
      return [condition.words];
    case 'not':
      return wordsOf(condition.condition);
    case 'all-of':
    case 'any-of':
      return condition.conditions.flatMap(wordsOf);
    case 'always':
    case 'compare':
    case 'matches':
    case 'your-turn':
    case 'most-common-color':
    case 'player-designation':
    case 'chosen-mode':
      return [];
  }
}
