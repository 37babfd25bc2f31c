import { COLORS, type Color } from '../model/characteristics';
import type { Part } from '../model/parts';
import type { Asking } from '../query/asking';
import { hostOf } from '../query/facts';
import { listOf } from '../query/refs';
import type { PartRule } from './part-rule';

type SetColors = Extract<Part, { kind: 'set-colors' }>;
type AddColors = Extract<Part, { kind: 'add-colors' }>;

/** Layer 5: an object becomes these colours and loses the others (105.3); none makes it colourless. */
export const setColors: PartRule<SetColors> = {
  layer: '5',
  rule: '105.3',
  fill: (part, at) => ({ ...part, colors: resolved(part, at), special: [] }),
  apply: (row, part, at) => ({ ...row, colors: resolved(part, at) }),
  reads: () => [],
  writes: () => ['colors'],
  describe: (part) => ({
    key: part.colors.length === 0 ? 'part.set-colors.none' : 'part.set-colors',
    values: { colors: part.colors },
  }),
};

/** Layer 5: colours in addition to those it has (105.3). */
export const addColors: PartRule<AddColors> = {
  layer: '5',
  rule: '105.3',
  fill: (part, at) => ({ ...part, colors: resolved(part, at), special: [] }),
  apply: (row, part, at) => {
    const colors = resolved(part, at);
    return { ...row, colors: COLORS.filter((color) => row.colors.includes(color) || colors.includes(color)) };
  },
  reads: () => ['colors'],
  writes: () => ['colors'],
  describe: (part) => ({ key: 'part.add-colors', values: { colors: part.colors } }),
};

/** The colours that the words mean, in the order of COLORS. */
function resolved({ colors, special }: SetColors | AddColors, at: Asking): readonly Color[] {
  const named = new Set<string>(colors);
  for (const word of special) {
    if (word === 'all-colors') for (const color of COLORS) named.add(color);
    if (word === 'chosen-color') for (const color of listOf(at.voice.choices.color)) named.add(color);
    if (word === 'colors-of-attached') {
      const host = hostOf(at.facts, at.voice.source);
      for (const color of host === null ? [] : (at.rows.get(host)?.colors ?? [])) named.add(color);
    }
  }
  return COLORS.filter((color) => named.has(color));
}
