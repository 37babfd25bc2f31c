import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findBrowser } from './find-browser.mjs';

const folder = mkdtempSync(join(tmpdir(), 'layerscope-'));
afterAll(() => rmSync(folder, { recursive: true }));

function executable(name: string): string {
  const path = join(folder, name);
  writeFileSync(path, '');
  chmodSync(path, 0o755);
  return path;
}

test('a browser on the search path is found', () => {
  const chromium = executable('chromium');
  expect(findBrowser({ PATH: folder }, 'linux')).toBe(chromium);
});

test('the one named in CHROME_PATH goes first', () => {
  executable('chromium');
  const named = executable('my-chrome');
  expect(findBrowser({ PATH: folder, CHROME_PATH: named }, 'linux')).toBe(named);
});

test('a name that leads nowhere is passed over', () => {
  const chromium = executable('chromium');
  expect(findBrowser({ PATH: folder, CHROME_PATH: join(folder, 'gone') }, 'linux')).toBe(chromium);
});

test('null where there is none', () => {
  expect(findBrowser({ PATH: '' }, 'win32')).toBeNull();
});
