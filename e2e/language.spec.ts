import { expect, test } from './test';

const NOTICEABLE = 30; // pixels beyond its button: names on the rail may reach 28 over their empty neighbours

test.describe('words that are 40% longer', () => {
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const) {
    test(`fit a window of ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('./?lang=pseudo');
      await expect(page.getByRole('article', { name: /^Urborg/ })).toBeVisible();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      for (const button of await page.getByRole('button').all()) {
        const over = await button.evaluate((element) => element.scrollWidth - element.clientWidth);
        expect(over, (await button.textContent()) ?? '').toBeLessThan(NOTICEABLE);
      }
    });
  }

  test('come from message files, every one of them', async ({ page }) => {
    await page.goto('./?lang=pseudo');
    await expect(page.getByRole('article', { name: /^Urborg/ })).toBeVisible();
    for (const button of await page.getByRole('banner').getByRole('button').all()) {
      const name = (await button.getAttribute('aria-label')) ?? (await button.textContent());
      expect(name).toMatch(/[áéîöüýçñšžÅÉÎÖÜÇÑŠ]/);
    }
  });
});
