import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MUTANTS } from './mutant-list.mjs';

const folder = new URL('../src/engine/layers/', import.meta.url);
const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'));

test.each(MUTANTS)('the words that a mutant changes stand once in the layer loop: $name', ({ find }) => {
  expect(code.flatMap((text) => text.split(find).slice(1))).toHaveLength(1);
});
