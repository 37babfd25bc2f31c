/** What each text numbers how: layers by their codes, rules by their numbers, null where it does not say. */
import { type Edition, numberedLayer, ruleIn } from '../../../engine';

export type Numbering = { readonly what: NumberedThing; readonly in: (edition: Edition) => string | null };
type NumberedThing = (typeof NUMBERED)[number];

const NUMBERED = [
  'modifiers',
  'counters',
  'switching',
  'keyword-counters',
  'layer-1',
  'continuing',
  'timestamps',
  'dependency',
  'copying',
] as const;

const row = (what: NumberedThing, numberIn: Numbering['in']): Numbering => ({ what, in: numberIn });
const rule = (what: NumberedThing, number: string) => row(what, (edition) => ruleIn(number, edition));

export const NUMBERINGS: readonly Numbering[] = [
  row('modifiers', (edition) => numberedLayer('7c', false, edition)),
  row('counters', (edition) => numberedLayer('7c', true, edition)),
  row('switching', (edition) => numberedLayer('7d', false, edition)),
  row('keyword-counters', (edition) => (edition === 'current' ? '6' : null)),
  row('layer-1', (edition) => (edition === 'current' ? '1a, 1b' : '1')),
  rule('continuing', '613.6'),
  rule('timestamps', '613.7'),
  rule('dependency', '613.8'),
  rule('copying', '707'),
];
