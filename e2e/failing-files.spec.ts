import type { Page } from '@playwright/test';
import { App } from './app';
import { expect, expectAccessible, test } from './test';

/** Requests for the file of a dialog fail from now on; what this gives lets them through again. */
async function withhold(page: Page, chunk: string): Promise<() => Promise<void>> {
  const file = new RegExp(`/assets/${chunk}-[^/]*\\.js$`);
  await page.route(file, (route) => route.abort());
  return () => page.unroute(file);
}

/** A page of its own, for the browser complains about each file that does not come. */
test.describe('a dialog whose file does not come', () => {
  test('says so in its place, the board stays, and it opens once the file is there', async ({ context }) => {
    const page = await context.newPage();
    const app = new App(page);
    await app.open();
    const release = await withhold(page, 'ShareDialog');
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const failed = page.getByRole('dialog', { name: 'This did not open' });
    await expect(failed).toBeVisible();
    await expectAccessible(page, 'a dialog that did not come');

    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(failed).toBeVisible(); // still withheld

    await release();
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible();
    await expect(failed).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(app.step).toContainText('Blood Moon');
  });

  for (const way of ['Close', 'Escape'] as const)
    test(`is closed with ${way}: the board goes on, and the keys work again`, async ({ context }) => {
      const page = await context.newPage();
      const app = new App(page);
      await app.open();
      await withhold(page, 'HelpDialog');
      await page.keyboard.press('?');
      const failed = page.getByRole('dialog', { name: 'This did not open' });
      await expect(failed).toBeVisible();
      if (way === 'Close') await failed.getByRole('button', { name: 'Close' }).click();
      else await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await app.press('Printed values');
      await app.press('Next step');
      await expect(app.step).toContainText('Blood Moon');
    });
});

test('a panel whose file does not come says so in its place, and is there once the file is', async ({ context }) => {
  const page = await context.newPage();
  const app = new App(page);
  await app.open();
  const release = await withhold(page, 'DependencyMatrix');
  await page.getByRole('button', { name: 'Matrix' }).click();
  const failed = page.getByRole('alert').filter({ hasText: 'the board is whole' });
  await expect(failed).toBeVisible();
  await release();
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(failed).toBeHidden();
});

test('a menu whose file does not come leaves its button, and the next press asks again', async ({ context }) => {
  const page = await context.newPage();
  const app = new App(page);
  await app.open();
  const release = await withhold(page, 'OpenedMenu');
  const asked = page.waitForEvent('requestfailed');
  const button = page.getByRole('button', { name: 'Boards', exact: true });
  await button.click();
  await asked;
  await expect(button).toBeVisible();
  await expect(app.step).toContainText('Blood Moon');
  await release();
  await expect(async () => {
    await button.click();
    await expect(page.getByRole('menu')).toBeVisible({ timeout: 1_000 });
  }).toPass();
});
