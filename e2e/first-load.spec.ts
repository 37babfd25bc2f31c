import { gzipSync } from 'node:zlib';
import { expect, test } from './test';

/** Kilobytes of compressed script that a first visit may ask for. `docs/decisions.md` says why it is this much. */
const BUDGET = 410;

/** Card data grows on its own. */
const isCode = (url: string): boolean => !/\/cards-[^/]*\.js$/.test(url);

test('a first visit asks for no more script than its budget', async ({ app, page }) => {
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body());
  });
  await app.open();
  await expect(app.timeline).toBeVisible();
  await expect(page.getByRole('button', { name: 'Graph' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const sizes = [...scripts].map(async ([url, body]) => ({ url, kilobytes: gzipSync(await body).length / 1000 }));
  const counted = (await Promise.all(sizes)).filter(({ url }) => isCode(url)).sort((a, b) => b.kilobytes - a.kilobytes);
  const list = counted.map(({ url, kilobytes }) => `${kilobytes.toFixed(1)} ${url.split('/').at(-1)}`).join('\n');
  const total = counted.reduce((sum, { kilobytes }) => sum + kilobytes, 0);
  expect(Math.round(total), list).toBeLessThanOrEqual(BUDGET);
});
