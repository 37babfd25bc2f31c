/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * The policy of the published page: nothing from foreign hosts, no inline script, no eval. While developing, Vite's own
 * client needs an inline script and a web socket; everything else is the same.
 */
function contentSecurityPolicy(): Plugin {
  const policy = (development: boolean) =>
    [
      "default-src 'self'",
      `script-src 'self'${development ? " 'unsafe-inline'" : ''}`,
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob:",
      `connect-src 'self'${development ? ' ws:' : ''}`,
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
    ].join('; ');
  return {
    name: 'content-security-policy',
    transformIndexHtml: (_html, context) => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: policy(context.server !== undefined) },
        injectTo: 'head-prepend',
      },
    ],
  };
}

export default defineConfig({
  plugins: [react(), contentSecurityPolicy()],
  base: './',
  build: { target: 'es2022', modulePreload: { polyfill: false } },
  test: { include: ['src/**/*.test.{ts,tsx}'], environment: 'node' },
});
