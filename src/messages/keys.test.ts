import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RULES } from '../engine/model/rules';
import { en } from './en';

/** All code but tests, as text. */
const code = sources(join(__dirname, '..')).join('\n');
const keys = Object.keys(en);
const stems = new Set(keys.map((key) => key.replace(/_(one|other)$/, '')));
const areas = new Set(keys.map((key) => key.split('.')[0]));

/** `rule.${number}`: keys made from data, known by how they begin. */
const beginnings = [...code.matchAll(/`([a-z][\w-]*\.(?:[\w.-]*))\$\{/g)].map((found) => String(found[1]));

test('every rule number that code can cite has a short explanation', () => {
  expect(RULES.filter((rule) => !stems.has(`rule.${rule}`))).toEqual([]);
});

test('every message key in the code has its words', () => {
  const used = [...code.matchAll(/['"`]([a-z][\w-]*(?:\.[\w-]+)+)['"`]/g)].map((found) => String(found[1]));
  const missing = used.filter(
    (key) => areas.has(key.split('.')[0] ?? '') && !stems.has(key) && !/\.(json|css|tsx?)$/.test(key),
  );
  expect([...new Set(missing)]).toEqual([]);
});

test('every text is used', () => {
  const unused = [...stems].filter(
    (key) => !code.includes(`'${key}'`) && !beginnings.some((beginning) => key.startsWith(beginning)),
  );
  expect(unused).toEqual([]);
});

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.tsx?$/.test(entry.name) && !/\.(test|bench)\.tsx?$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });
}
