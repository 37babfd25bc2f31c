import type { CompiledBoard } from '../board/compiled';

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
  return [...new Set([...specs.flatMap(wordsIn), ...compiled.board.assume])];
}

/** Such words stand in conditions and filters, anywhere in the data of an effect. What it grants has words of its own. */
function wordsIn(data: unknown): readonly string[] {
  if (Array.isArray(data)) return data.flatMap(wordsIn);
  if (typeof data !== 'object' || data === null) return [];
  const { kind, words } = data as { readonly kind?: unknown; readonly words?: unknown }; // looked at before use
  if (kind === 'assumed' && typeof words === 'string') return [words];
  return kind === 'ability' ? [] : Object.values(data).flatMap(wordsIn);
}
