import { expect, test } from 'vitest';
import { overlapsIn } from './overlaps';
import { CREATIONS, RESOLUTIONS } from './resolution/library';
import { PREDICATES, SENTENCES } from './templates';

const TEMPLATES = [...PREDICATES, ...SENTENCES, ...RESOLUTIONS, ...CREATIONS];

// Over a whole corpus `npm run coverage:text` asks the same.
test.each(TEMPLATES.map(({ name, reads, refuses }) => [name, [...reads, ...refuses]] as const))(
  'no two templates read the same words of an example of %s',
  (_, texts) => expect(texts.flatMap(overlapsIn)).toEqual([]),
);

test('all templates have names of their own', () => {
  const names = TEMPLATES.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
