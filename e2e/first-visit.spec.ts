import { expect, test } from './test';

test('the first visit opens on a living example', async ({ app, page }) => {
  await app.open();
  await expect(app.title).toHaveValue('Blood Moon and Urborg');
  await expect(app.step).toContainText('Blood Moon before Urborg');
  await expect(app.tile('Urborg, Tomb of Yawgmoth')).toContainText('lost to Blood Moon');
  await expect(app.tile('Bayou')).toContainText('Mountain');
  await expect(app.tile('Grizzly Bears')).toContainText('2/2');
  await expect(page.getByRole('heading', { name: /^Why/ })).toBeVisible();
});

test('nothing on the page is out of reach of the window', async ({ app, page }) => {
  await app.open();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('the page comes with a policy that forbids inline scripts, evaluation and other hosts', async ({ page }) => {
  const response = await page.goto('./');
  const header = response?.headers()['content-security-policy'];
  const inPage = await page.evaluate(() => document.head.innerHTML);
  expect(header).toMatch(/default-src 'none'; script-src 'self';/);
  expect(header).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|https?:/);
  expect(inPage).toContain(header); // published as a file, the page has no headers of its own
});
