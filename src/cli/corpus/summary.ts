import type { Compared, LineComparison } from './compare-lines';
import { sameLayers } from './compare-lines';
import type { TruthComparison, TruthDifference } from './compare-truth';
import { EXCEPTIONS } from './exceptions';
import type { FoundOverlap } from './find-overlaps';
import { type ReadingDifference, readingDifference } from './reading-differences';

const STATIC: ReadonlySet<string> = new Set(['static', 'aura', 'equipment', 'cda', 'keyword-granting', 'level']);
const EFFECT: ReadonlySet<string> = new Set(['spell', 'activated', 'triggered', 'token', 'emblem']);

/** The report in lines: exact layers by kind, inert layer lines, false layers, and the most frequent unread words. */
export function summary(comparison: LineComparison): readonly string[] {
  const compared = comparison.compared.filter((one) => reasonOf(one) === null);
  const kinds = [...new Set(compared.map(({ line }) => line.kind))].sort();
  const effectsAndStatics = compared.filter(({ line }) => line.kind !== 'etb-choice');
  const inert = effectsAndStatics.filter(({ ours }) => ours?.status === 'inert');
  const others = comparison.others.filter(({ ours }) => ours.kind !== 'keyword');
  const falseLayers = others.filter(({ ours }) => ours.status === 'compiled' && ours.layers.length > 0);
  const unreadOthers = others.filter(({ ours }) => ours.status === 'unread' || ours.status === 'partly');
  return [
    `${comparison.compared.length} layer lines, ${comparison.others.length} others, ${(comparison.milliseconds / 1000).toFixed(1)} s`,
    row(
      'static',
      compared.filter(({ line }) => STATIC.has(line.kind)),
    ),
    row(
      'effects',
      compared.filter(({ line }) => EFFECT.has(line.kind)),
    ),
    ...kinds.map((kind) =>
      row(
        `  ${kind}`,
        compared.filter(({ line }) => line.kind === kind),
      ),
    ),
    `layer lines called inert: ${share(inert.length, effectsAndStatics.length)}`,
    `other lines compiled with a layer: ${share(falseLayers.length, others.length)}`,
    `other lines not read: ${share(unreadOthers.length, others.length)}`,
    `lines not found on their card: ${compared.filter(({ ours }) => ours === null).length}`,
    `known to be wrong in the corpus: ${comparison.compared.length - compared.length}`,
    ...comparison.compared.flatMap((one) => {
      const reason = reasonOf(one);
      return reason === null ? [] : [`  ${one.line.card}: ${reason}`];
    }),
    'most frequent unread words:',
    ...frequent(compared).map(([words, times]) => `  ${times} ${words}`),
  ];
}

const WRONG: { readonly [who in ReadingDifference['wrong']]: string } = {
  reading: 'the reading is wrong',
  grain: 'both say the same at another grain',
  ours: 'ours is wrong',
};

/** How far the independent readings agree with ours, and why not in the rest. */
export function truthSummary({ compared, differences }: TruthComparison): readonly string[] {
  const fields = new Map<string, number>();
  for (const one of differences) for (const field of one.fields) fields.set(field, (fields.get(field) ?? 0) + 1);
  return [
    `independent readings that agree: ${share(compared - differences.length, compared)}`,
    ...[...fields].sort((one, other) => other[1] - one[1]).map(([field, times]) => `  ${field} differs ${times} times`),
    ...reasons(differences),
  ];
}

function reasons(differences: readonly TruthDifference[]): readonly string[] {
  const known = differences.flatMap(({ card, line }) => readingDifference(card, line) ?? []);
  const without = differences.filter(({ card, line }) => readingDifference(card, line) === null);
  return [
    `differences with a reason: ${share(known.length, differences.length)}`,
    ...Object.entries(WRONG).flatMap(([who, words]) => {
      const theirs = known.filter(({ wrong }) => wrong === who);
      return [`  ${words}: ${theirs.length}`, ...new Set(theirs.map(({ card, reason }) => `    ${card}: ${reason}`))];
    }),
    `differences without a reason: ${without.length}`,
    ...without.map(({ card, line, source, fields }) => `  ${card}: ${line} (${source}: ${fields.join(', ')})`),
  ];
}

export function overlapSummary(overlaps: readonly FoundOverlap[]): readonly string[] {
  return [
    `words that two templates read: ${overlaps.length}`,
    ...overlaps.slice(0, 20).map(({ card, words, templates }) => `  ${card}: ${words} (${templates.join(', ')})`),
  ];
}

/** Every line that differs, for looking at. */
export function mismatches(comparison: LineComparison): readonly unknown[] {
  const wrong = comparison.compared.filter((one) => !isExact(one) && reasonOf(one) === null);
  const falseLayers = comparison.others.filter(({ ours }) => ours.layers.length > 0 && ours.kind !== 'keyword');
  return [
    ...wrong.map(({ line, ours }) => ({ ...line, ours: ours?.layers, status: ours?.status, unread: ours?.unread })),
    ...falseLayers.map(({ card, ours }) => ({
      card,
      kind: `other-${ours.kind}`,
      line: ours.line,
      layers: [],
      ours: ours.layers,
      status: ours.status,
      unread: ours.unread,
    })),
  ];
}

const isExact = ({ line, ours }: Compared): boolean =>
  ours !== null &&
  ours.status === (line.layers.length === 0 ? 'inert' : 'compiled') &&
  sameLayers(ours.layers, line.layers);

function reasonOf({ line }: Compared): string | null {
  return EXCEPTIONS.find(({ card, starts }) => card === line.card && line.line.startsWith(starts))?.reason ?? null;
}

function row(name: string, compared: readonly Compared[]): string {
  return `${name}: ${share(compared.filter(isExact).length, compared.length)}`;
}

const share = (part: number, whole: number): string =>
  `${part} of ${whole} (${whole === 0 ? '–' : `${((100 * part) / whole).toFixed(2)}%`})`;

/** Unread words by the first few of them. */
function frequent(compared: readonly Compared[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const { ours } of compared) {
    for (const words of ours?.unread ?? []) {
      const start = words.toLowerCase().split(' ').slice(0, 4).join(' ');
      counts.set(start, (counts.get(start) ?? 0) + 1);
    }
  }
  return [...counts].sort((one, other) => other[1] - one[1]).slice(0, 40);
}
