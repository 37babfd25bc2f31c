import { describe, expect, test } from 'vitest';
import { tokenize } from '../reader';
import { unknownSpan } from './known-words';

const unknown = (text: string): string | null => {
  const span = unknownSpan(tokenize(text));
  return span && text.slice(span.start, span.end);
};

describe('words that rules text uses', () => {
  test.each([
    "Whenever ~ attacks, you may sacrifice another creature. If you do, ~ can't be blocked this turn.",
    'Scry 2, then surveil 1. Investigate. Proliferate twice.',
    "{T}: Prevent the next 1 damage that would be dealt to target nontoken creature this turn. It doesn't untap.",
    'Each player discards their hand, then draws as many cards as they discarded this way.',
    'Creatures with forestwalk attacking you lose their ninety-nine lives.', // inflected, hyphenated, a keyword
    'You may cast this card using its bestow ability. Spend this mana only to cast a Phyrexian spell.',
    'Put a fellowship counter on ~, then remove two shred counters.', // 122.1: counters have any name
    'Each player votes for sickness or psychosis. If psychosis gets more votes, draw a card.', // 701.38
    'Whenever Auron the Brave attacks, tap target non-Wall creature.', // names have a capital
    'Frobnicator Prime deals 2 damage to any target.',
  ])('%s', (text) => expect(unknown(text)).toBeNull());
});

describe('words that no rules text has', () => {
  test.each([
    ['Creatures frobnicate.', 'frobnicate'],
    ['Frobnicate target creature.', 'Frobnicate'],
    ['Draw a card. Then frobnicates a card.', 'frobnicates'],
    ["~ can't frobnicate.", 'frobnicate'],
    ['Whenever you draw a blorp, scry 1.', 'blorp'],
  ])('%s', (text, word) => expect(unknown(text)).toBe(word));
});
