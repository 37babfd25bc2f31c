import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

const port = Number(process.env.BENCH_PORT ?? 4174);

/** `npm run bench:ui`: how fast the built page answers, on a crowded board. Figures, no verdict that fails a build. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: 'bench.ts',
  outputDir: '../../test-results',
  reporter: [['line']],
  workers: 1,
  retries: 0,
  timeout: 300_000,
  // As most people have it: with motion; and without Playwright's own trace, which would be measured too.
  use: { ...base.use, baseURL: `http://localhost:${port}`, reducedMotion: 'no-preference', trace: 'off' },
  webServer: {
    command: `npx vite preview --outDir node_modules/.tmp/bench-ui --port ${port} --strictPort`,
    cwd: '../..',
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
});
