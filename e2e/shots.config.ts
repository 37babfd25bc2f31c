import { defineConfig } from '@playwright/test';
import base from '../playwright.config';

/** `npm run shots`: pictures of the main boards at three widths, light and dark, into `shots/`. No tests. */
export default defineConfig({ ...base, testDir: '.', testMatch: 'shots.ts', retries: 0, outputDir: '../test-results' });
