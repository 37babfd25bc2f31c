import type { Page } from '@playwright/test';
import type { App } from './app';
import { BUSY_BOARD, TOURS, WINDOWS } from './states';
import { expect, expectAccessible, test } from './test';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const { name: tour, window, states } of TOURS) {
    test.describe(`${window}, ${colorScheme}`, () => {
      test.use({ colorScheme, ...WINDOWS[window] });

      test(`axe finds nothing in any state of: ${tour}`, async ({ app, page }) => {
        test.slow(); // one load, many states, and each is a look at the whole page
        await openOwnBoard(app, page);
        for (const [name, show, leave = closeByKey] of states) {
          await test.step(name, async () => {
            await show(app, page);
            await expectAccessible(page, name, colorScheme === 'dark' ? 'contrast' : undefined);
            await leave(app, page);
          });
        }
      });
    });
  }

  test.describe(`on arrival, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('axe finds nothing on the first visit', async ({ app, page }) => {
      await app.open();
      await expect(app.step).toContainText('Blood Moon');
      await expectAccessible(page, 'first visit');
    });

    test('axe finds nothing where a link is read-only, broken, or newer', async ({ app, page }) => {
      await app.openBoard(BUSY_BOARD);
      await expectAccessible(page, 'read-only');
      const link = new URL(page.url()).hash;
      for (const damaged of [link.slice(0, 60), link.replace(/#b=./, '#b=9')]) {
        await page.goto(`./${damaged}`);
        await page.reload();
        await expect(page.getByText('The link could not be opened').first()).toBeVisible();
        await expectAccessible(page, damaged.slice(0, 12));
      }
    });

    test('axe finds nothing in the view for other pages', async ({ app, page }) => {
      await page.setViewportSize({ width: 720, height: 480 });
      await page.goto(await embedded(app, page));
      await expect(page.getByRole('main')).toBeVisible();
      await expectAccessible(page, 'embed');
    });
  });
}

const closeByKey = async (_: App, page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog').or(page.getByRole('menu'))).toBeHidden();
};

/** The board of a link, made one's own so that everything can be done with it. */
async function openOwnBoard(app: App, page: Page): Promise<void> {
  await app.openBoard(BUSY_BOARD, { selected: 'urborg' });
  await page.getByRole('button', { name: 'Make my copy' }).click();
  await expect(page.getByRole('button', { name: 'Make my copy' })).toBeHidden();
}

async function embedded(app: App, page: Page): Promise<string> {
  await app.openBoard(BUSY_BOARD, { step: '4.1', selected: 'urborg' });
  return `./?embed${new URL(page.url()).hash}`;
}
