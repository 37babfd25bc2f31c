import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findOverlaps } from './find-overlaps';
import { readCorpus } from './read-corpus';

const folder = fileURLToPath(new URL('../../../../shared/corpus/', import.meta.url));

// The corpus is no part of the project: where it does not lie beside the checkout, the templates' own examples are asked.
test.runIf(existsSync(folder))(
  'no two templates read the same words of a corpus of real lines',
  { timeout: 300_000 },
  () => expect(findOverlaps(readCorpus(folder))).toEqual([]),
);
