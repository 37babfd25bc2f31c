import { expect, test } from 'vitest';
import { reportCard } from '../compiler';
import { builtInCardList } from './built-in';

test('no line of a built-in card changes characteristics in words that are not read', () => {
  const unread = builtInCardList.flatMap((card) =>
    reportCard(card)
      .lines.filter((line) => line.status === 'unread' || line.status === 'partly')
      .map((line) => `${card.name}: ${line.line}`),
  );
  expect(unread).toEqual([]);
});
