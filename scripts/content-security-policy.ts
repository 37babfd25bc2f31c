import type { Plugin } from 'vite';

/**
 * The policy of the published page: everything comes from the page's own origin, no script stands in the document, nothing is evaluated.
 * Style elements are refused too; `style` attributes are allowed, since pictures that are exported as SVG carry them.
 */
const DIRECTIVES = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
];
export const CONTENT_SECURITY_POLICY = DIRECTIVES.join('; ');

/**
 * Puts the policy into the built page, and as a header on `vite preview`, which the browser tests look at.
 * Not in development: Vite's own refresh preamble is an inline script there.
 */
export function contentSecurityPolicy(): Plugin {
  return {
    name: 'layerscope:content-security-policy',
    config: () => ({ preview: { headers: { 'Content-Security-Policy': CONTENT_SECURITY_POLICY } } }),
    transformIndexHtml: (_html, { server }) =>
      server === undefined
        ? [
            {
              tag: 'meta',
              attrs: { 'http-equiv': 'Content-Security-Policy', content: CONTENT_SECURITY_POLICY },
              injectTo: 'head-prepend',
            },
          ]
        : [],
  };
}
