import type { Row } from '../model/characteristics';
import type { Part } from '../model/parts';
import type { Quantity } from '../model/phrases';
import type { Asking } from '../query/asking';
import { count } from '../query/count';
import type { PartRule } from './part-rule';

type SetPt = Extract<Part, { kind: 'set-pt' }>;
type DefinePt = Extract<Part, { kind: 'define-pt' }>;

/** Layer 7b: base power and toughness become these values (613.4b). */
export const setPt: PartRule<SetPt> = {
  layer: '7b',
  rule: '613.4b',
  fill: (part, at) => ({ ...part, power: filled(part.power, at), toughness: filled(part.toughness, at) }),
  apply: (row, part, at) => withBase(row, part.power, part.toughness, at),
  reads: () => [],
  writes: ({ power, toughness }) => written(power, toughness),
  describe: (part) => ({ key: 'part.set-pt', values: shown(part) }),
};

/** Layer 7a: a characteristic-defining ability says what "*" is (613.4a, 604.3). */
export const definePt: PartRule<DefinePt> = {
  layer: '7a',
  rule: '613.4a',
  fill: (part, at) => ({ ...part, power: filled(part.power, at), toughness: filled(part.toughness, at) }),
  apply: (row, part, at) => withBase(row, part.power, part.toughness, at),
  reads: () => [],
  writes: ({ power, toughness }) => written(power, toughness),
  describe: (part) => ({ key: 'part.define-pt', values: shown(part) }),
};

const filled = (quantity: Quantity | null, at: Asking): Quantity | null =>
  quantity === null ? null : { kind: 'number', value: count(quantity, at) };

/** 208.4b: what is set here is also the base value. */
function withBase(row: Row, power: Quantity | null, toughness: Quantity | null, at: Asking): Row {
  const p = power === null ? {} : { power: count(power, at), basePower: count(power, at) };
  const t = toughness === null ? {} : { toughness: count(toughness, at), baseToughness: count(toughness, at) };
  return { ...row, ...p, ...t };
}

const written = (power: Quantity | null, toughness: Quantity | null) => [
  ...(power === null ? [] : (['power', 'basePower'] as const)),
  ...(toughness === null ? [] : (['toughness', 'baseToughness'] as const)),
];

const shown = ({ power, toughness }: SetPt | DefinePt) => ({
  power: power?.kind === 'number' ? power.value : null,
  toughness: toughness?.kind === 'number' ? toughness.value : null,
});
