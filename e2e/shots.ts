import { expect, type Page, test } from '@playwright/test';
import { App } from './app';

/** Boards to be laid beside the design: what they are called, and what is done before the picture is taken. */
const BOARDS: readonly (readonly [file: string, title: string, prepare?: (app: App, page: Page) => Promise<void>])[] = [
  ['main', 'Blood Moon and Urborg', searchMoon],
  ['drag', 'Serra Angel and Honor of the Pure'],
  ['dense', 'A crowded board'],
  ['loop', 'A loop: Life and Limb and Blood Moon'],
  ['chain', 'Xenograft, Kormus Bell and Urborg'],
  ['continues', 'Humility, then Opalescence'],
];

async function searchMoon(app: App): Promise<void> {
  await app.search.fill('moon');
  await expect(app.hit('Blood Moon')).toBeVisible();
}

const WINDOWS = [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const;

for (const [width, height] of WINDOWS) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${width} ${colorScheme}`, () => {
      test.use({
        viewport: { width, height },
        colorScheme,
        ...(width < 700 ? { hasTouch: true, isMobile: true } : {}),
      });
      for (const [file, title, prepare] of BOARDS) {
        test(file, async ({ page }) => {
          const app = new App(page);
          await app.open();
          if (title !== 'Blood Moon and Urborg') await app.openExample(title);
          if (prepare && width >= 1100) await prepare(app, page);
          await page.evaluate(() => document.fonts.ready);
          await expect(page.getByRole('article').first()).toBeVisible();
          await page.screenshot({ path: `shots/${file}-${width}-${colorScheme}.png`, animations: 'disabled' });
        });
      }
      if (width < 700) {
        for (const tab of ['Debugger', 'Inspector', 'Library']) {
          test(tab, async ({ page }) => {
            await new App(page).open();
            await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: tab }).tap();
            await page.screenshot({
              path: `shots/phone-${tab.toLowerCase()}-${colorScheme}.png`,
              animations: 'disabled',
            });
          });
        }
      }
    });
  }
}
