import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import base from '../playwright.config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** `npm run shots`: pictures of the main boards at three widths, light and dark, into `shots/`. No tests. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: 'shots.ts',
  outputDir: '../test-results',
  // The page is served from the project's folder, not from the one of this file.
  webServer: { command: '', ...base.webServer, cwd: root },
});
