import type { AbilityKind, Card, CompiledAbility, Layer, ReadStatus } from '../engine';
import { LAYERS } from '../engine';
import { type DetailPart, detailOf } from './detail';
import { type Entry, entriesOf } from './lines/face';

/** One entry of a card's rules text, as the `compile` command prints it. */
export type LineReport = {
  readonly line: string;
  readonly face?: 0 | 1;
  readonly kind: AbilityKind | 'cda';
  readonly status: ReadStatus;
  readonly layers: readonly Layer[];
  /** The words that were not read. */
  readonly unread: readonly string[];
  /** Only where detail was asked for. */
  readonly parts?: readonly DetailPart[];
};
export type CardReport = { readonly name: string; readonly lines: readonly LineReport[] };

/** What became of each line of a card's rules text. Keywords of one line are one entry. */
export function reportCard(card: Card, options: { readonly detail?: boolean } = {}): CardReport {
  const faces = card.faces.length > 0 ? card.faces : [card];
  const lines = faces.flatMap((face, index) => {
    const printed = face.text.split('\n');
    return entriesOf(face, card).map((entry) => {
      const report = lineReport(entry, printed);
      const line = options.detail === true ? { ...report, parts: entry.abilities.flatMap(detailOf) } : report;
      return faces.length > 1 ? { ...line, face: index === 0 ? (0 as const) : (1 as const) } : line;
    });
  });
  return { name: card.name, lines };
}

function lineReport({ words, abilities }: Entry, printed: readonly string[]): LineReport {
  const layers = new Set(abilities.flatMap(({ spans }) => spans.flatMap((span) => span.layers)));
  return {
    line: words,
    kind: abilities.some(({ definesCharacteristics, kind }) => definesCharacteristics && kind === 'static')
      ? 'cda'
      : (abilities[0]?.kind ?? 'other'),
    status: statusOfAll(abilities),
    layers: LAYERS.filter((layer) => layers.has(layer)),
    unread: abilities.flatMap((ability) => unreadWords(ability, printed)),
  };
}

const ORDER: readonly ReadStatus[] = ['inert', 'compiled', 'unread', 'partly'];

/** `partly` if something was read and something was not; else the strongest of what was found. */
function statusOfAll(abilities: readonly CompiledAbility[]): ReadStatus {
  const found = new Set(abilities.map(({ status }) => status));
  if (found.has('unread') && found.has('compiled')) return 'partly';
  return ORDER.findLast((status) => found.has(status)) ?? 'inert';
}

function unreadWords({ line, spans }: CompiledAbility, printed: readonly string[]): readonly string[] {
  const text = line === null ? '' : (printed[line] ?? '');
  return spans.flatMap(({ start, end, unread }) => (unread === null ? [] : [text.slice(start, end)]));
}
