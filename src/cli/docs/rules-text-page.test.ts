import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rulesTextPage } from './rules-text-page';

test('docs/rules-text.md is what the templates say (npm run docs:rules-text)', () => {
  const page = readFileSync(new URL('../../../docs/rules-text.md', import.meta.url), 'utf8');
  expect(page).toBe(rulesTextPage());
});
