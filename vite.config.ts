/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contentSecurityPolicy } from './scripts/content-security-policy.ts';
import { serviceWorker } from './scripts/service-worker.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [react(), contentSecurityPolicy(), serviceWorker()],
  base: './',
  resolve: {
    // Radix locks scrolling with a style element, which the page's policy refuses; ours adopts a style sheet instead.
    alias: { 'react-style-singleton': here('src/ui/kit/style-singleton.ts') },
  },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    // Card data grows on its own and is counted on its own (e2e/first-load.spec.ts).
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'cards', test: /src\/cards\/printed\// }] } } },
  },
  worker: { format: 'es' },
  test: { testTimeout: 60_000, include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'], environment: 'node' },
});
