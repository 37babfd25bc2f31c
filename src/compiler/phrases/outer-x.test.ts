import { expect, test } from 'vitest';
import { compileEffectText } from '../compile-effect-text';
import { granted } from '../lines/granted';
import { tokensOf } from '../lines/line-context';
import { readStatic } from '../templates';

const context = { names: [], spell: false, depth: 0 };
const read = (text: string) => {
  const reading = readStatic(tokensOf(text, context), { ...granted(context), inert: () => false });
  if (!reading.ok) throw new Error(reading.expected);
  return { written: JSON.stringify(reading.spec), spans: reading.spans };
};

test('107.3i: an X that the granting sentence explains is that number inside the quotation', () => {
  const { written, spans } = read(
    'Each artifact is an Equipment with equip {X} and "Equipped creature gets +X/+0," where X is that artifact\'s mana value.',
  );
  expect(written).not.toContain('{"kind":"x"}');
  expect(written).toContain('{"kind":"self"}');
  expect(spans.every(({ unread }) => unread === null)).toBe(true);
});

test('a number that the granted ability has no words for is unread, not zero', () => {
  const text = 'Enchanted creature has "This creature gets +X/+0," where X is the number of cards in your hand.';
  const { written, spans } = read(text);
  expect(written).not.toContain('{"kind":"x"}');
  expect(spans.filter(({ unread }) => unread !== null).map(({ start, end }) => text.slice(start, end))).toEqual([
    'This creature gets +X/+0,',
  ]);
});

test('608.2h: a resolution counts once, so an ability that would count anew is unread', () => {
  const text = 'Target creature gains "This creature gets +X/+0" until end of turn, where X is its mana value.';
  const { status, spans } = compileEffectText(text, { names: [] });
  expect(status).toBe('partly');
  expect(spans.some(({ unread }) => unread === 'unread.quotation')).toBe(true);
});

test("an X of the quotation's own cost stays its own", () => {
  const { spans } = read('Creatures you control have "{X}: This creature gets +X/+0 until end of turn."');
  expect(spans.every(({ unread }) => unread === null)).toBe(true);
});
