import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RULES } from '../engine/model/rules';
import { en } from './en';

/** All code but tests, as text without comments; the board's document has paths that look like keys. */
const code = sources(join(__dirname, '..'))
  .join('\n')
  .replace(/\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*$/gm, '');
const keys = Object.keys(en);
const stems = new Set(keys.map((key) => key.replace(/_(one|other)$/, '')));
const areas = new Set(keys.map((key) => key.split('.')[0]));

/** `'step.change'` with `.land` or `.creature` behind it: variants of a key that the code writes out. */
const quoted = new Set([...code.matchAll(/'([a-z][\w-]*(?:\.[\w-]+)*)'/g)].map((found) => String(found[1])));
const isVariant = (key: string): boolean =>
  key.split('.').some((_, index, parts) => index > 1 && quoted.has(parts.slice(0, index).join('.')));
const hasVariants = (key: string): boolean => [...stems].some((stem) => stem.startsWith(`${key}.`));

/** `rule.${number}`: keys made from data, known by how they begin. */
const beginnings = [...code.matchAll(/`([a-z][\w-]*\.(?:[\w.-]*))\$\{/g)].map((found) => String(found[1]));

test('every rule number that code can cite has a short explanation', () => {
  expect(RULES.filter((rule) => !stems.has(`rule.${rule}`))).toEqual([]);
});

test('every message key in the code has its words', () => {
  const used = [...code.matchAll(/['"`]([a-z][\w-]*(?:\.[\w-]+)+)['"`]/g)].map((found) => String(found[1]));
  const missing = used.filter(
    (key) =>
      areas.has(key.split('.')[0] ?? '') && !stems.has(key) && !hasVariants(key) && !/\.(json|css|tsx?)$/.test(key),
  );
  expect([...new Set(missing)]).toEqual([]);
});

test('every text is used', () => {
  const unused = [...stems].filter(
    (key) => !quoted.has(key) && !isVariant(key) && !beginnings.some((beginning) => key.startsWith(beginning)),
  );
  expect(unused).toEqual([]);
});

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return path.endsWith('engine/board') ? [] : sources(path);
    return /\.tsx?$/.test(entry.name) && !/\.(test|bench)\.tsx?$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });
}
