import { expect, test } from 'vitest';
import { toDocument } from '../engine';
import golden from './golden-links.json';
import { readLink } from './link';

// Links that are out in the world stay readable for good: entries are added here and never changed.
test.each(golden)('a link that was sent still opens: $name', ({ link, step, selected, board }) => {
  const reading = readLink(link);
  expect(reading).toMatchObject({ ok: true, step, selected });
  if (reading.ok) expect(toDocument(reading.board)).toEqual(board);
});
