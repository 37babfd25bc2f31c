import type { AbilityKind, Card, CompiledFace, Layer, ReadStatus } from '../engine';
import { compileCard } from './compile-card';

/** One entry of a card's rules text, as the `compile` command prints it. */
export type LineReport = {
  readonly line: string;
  readonly face?: 0 | 1;
  readonly kind: AbilityKind | 'cda';
  readonly status: ReadStatus;
  readonly layers: readonly Layer[];
  /** The words that were not read. */
  readonly unread: readonly string[];
};
export type CardReport = { readonly name: string; readonly lines: readonly LineReport[] };

/** STUB: what became of each line of a card's rules text. */
export function reportCard(card: Card): CardReport {
  const compiled = compileCard(card);
  const lines = compiled.faces.flatMap((face, index) =>
    linesOf(face).map(
      (line) => (compiled.faces.length > 1 ? { ...line, face: index === 0 ? 0 : 1 } : line) as LineReport,
    ),
  );
  return { name: card.name, lines };
}

const linesOf = (face: CompiledFace): readonly LineReport[] =>
  face.abilities.map((ability) => ({
    line: ability.text,
    kind: ability.definesCharacteristics ? 'cda' : ability.kind,
    status: ability.status,
    layers: [...new Set(ability.spans.flatMap((span) => span.layers))],
    unread: ability.spans
      .filter((span) => span.unread !== null)
      .map(({ start, end }) => ability.text.slice(start, end)),
  }));
