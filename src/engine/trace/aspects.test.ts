import { expect, test } from 'vitest';
import { PARTS_SEEN } from '../../testing/parts-seen';
import { layerOf, ruleOf } from '../effects';
import { ASPECTS, FIELDS_OF, isAbout } from './aspects';

test('an effect works on an aspect in the layers that are about it, and in no other', () => {
  const elsewhere = PARTS_SEEN.flatMap((part) => {
    const written = new Set<string>(ruleOf(part).writes(part));
    const layers = [true, false].map((isCda) => layerOf(part, isCda));
    return ASPECTS.filter((aspect) => FIELDS_OF[aspect].some((field) => written.has(field)))
      .filter((aspect) => !layers.every((layer) => isAbout(layer, aspect)))
      .map((aspect) => `${part.kind} changes ${aspect}`);
  });
  expect(elsewhere).toEqual([]);
  expect(isAbout('7c', 'base-size')).toBe(false); // 613.4c changes a size, not the base of it
  expect(isAbout('5', 'size')).toBe(false);
});
