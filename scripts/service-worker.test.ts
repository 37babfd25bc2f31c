import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptOf } from './service-worker.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'layerscope-'));
  mkdirSync(join(folder, 'assets'));
  write('index.html', '<!doctype html>');
  write('assets/main-1.js', 'start()');
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (path: string, text: string): void => writeFileSync(join(folder, path), text);

test('everything is kept but the service worker itself and source maps', () => {
  write('icon.svg', '<svg/>');
  write('service-worker.js', '');
  write('assets/main-1.js.map', '{}');
  expect(keptOf(folder).files).toEqual(['assets/main-1.js', 'icon.svg', './']);
});

test('one changed character makes another version', () => {
  const before = keptOf(folder).version;
  expect(keptOf(folder).version).toBe(before);
  write('index.html', '<!doctype html><p>');
  expect(keptOf(folder).version).not.toBe(before);
});

test('another service worker alone does not: the files are the same', () => {
  const before = keptOf(folder).version;
  write('service-worker.js', 'changed()');
  expect(keptOf(folder).version).toBe(before);
});
