import type { Chip, Part, Quantity, Row } from '../../../engine';
import { effectPhrase } from '../../../messages';
import type { Tiles } from './use-tiles';

/** `2/2`, `*`-free: what is printed small in the corner of a tile; null where there is no size (208.3). */
export function sizeOf(row: Row, show: boolean): string | null {
  const has = row.cardTypes.includes('Creature') || (row.power !== null && row.toughness !== null);
  if (show && has) return `${row.power ?? 0}/${row.toughness ?? 0}`; // 208.5: a creature without a value has 0
  if (row.loyalty !== null) return String(row.loyalty);
  if (row.defense !== null) return String(row.defense);
  return null;
}

/** What a chip says in its few millimetres: its numbers if it only changes size, else its words without the target. */
export function chipLabel(chip: Chip): { readonly text: string; readonly measured: boolean } {
  if (chip.kind === 'counter') return counterLabel(chip);
  const sizes = chip.parts.map(sizeChange);
  if (sizes.length > 0 && sizes.every((size) => size !== null)) return { text: sizes.join(' '), measured: true };
  if (chip.kind === 'attachment' || chip.kind === 'copy') return { text: chip.text, measured: false };
  return { text: effectPhrase(chip.text), measured: false };
}

function counterLabel(chip: Chip): { readonly text: string; readonly measured: boolean } {
  const times = chip.count === 1 ? '' : `${chip.count}× `;
  return { text: `${times}${chip.text}`, measured: /^[+−-]/.test(chip.text) };
}

function sizeChange(part: Part): string | null {
  if (part.kind === 'modify-pt') return signed(part.power, part.toughness);
  if (part.kind === 'set-pt') return `${number(part.power) ?? '–'}/${number(part.toughness) ?? '–'}`;
  return null;
}

function signed(power: Quantity, toughness: Quantity): string | null {
  const [p, t] = [number(power), number(toughness)];
  if (p === null || t === null) return null;
  return `${sign(p)}/${sign(t)}`;
}

const sign = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
const number = (quantity: Quantity | null): number | null => (quantity?.kind === 'number' ? quantity.value : null);

const STATE_CLASS = {
  'to-come': 'todo',
  now: 'now',
  applied: 'done',
  never: 'todo',
  off: 'off',
  unread: 'unread',
} as const;

/** How a chip looks at this step, or in this preview. */
export function stateClass(chip: Chip, { isPreview, coming }: Pick<Tiles, 'isPreview' | 'coming'>): string {
  if (isPreview && [...coming].some((key) => key === chip.key)) return 'new';
  return isPreview && chip.state === 'now' ? 'done' : STATE_CLASS[chip.state];
}
