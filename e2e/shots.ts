import { expect, type Page, test } from '@playwright/test';
import { App } from './app';

type Prepare = (app: App, page: Page) => Promise<void>;

/** Boards to be laid beside the design: what they are called, and what is done before the picture is taken. */
const BOARDS: readonly (readonly [file: string, title: string, prepare?: Prepare])[] = [
  ['main', 'Blood Moon and Urborg', searchMoon],
  ['humility-first', 'Humility, then Opalescence'],
  ['opalescence-first', 'Opalescence, then Humility'],
  ['xenograft', 'Xenograft, Kormus Bell and Urborg'],
  ['loop', 'A loop: Life and Limb and Blood Moon'],
  ['rune', 'Rune of Flight on Colossus Hammer'],
  ['lattice', 'Mycosynth Lattice, March of the Machines and Humility'],
  ['chain', 'Enchanted Evening, Opalescence and Conspiracy'],
  ['switch', 'A switch with a later boost'],
  ['drag', 'Serra Angel and Honor of the Pure'],
  ['dense', 'A crowded board'],
];

/** Dialogs, each over a board that gives it something to show. */
const DIALOGS: readonly (readonly [file: string, title: string, prepare: Prepare])[] = [
  ['compare', 'Humility, then Opalescence', openCompare],
  ['every-order', 'Mycosynth Lattice, March of the Machines and Humility', openEveryOrder],
  ['share', 'Blood Moon and Urborg', (app) => app.command('Share')],
  ['card-editor', 'Blood Moon and Urborg', openCardEditor],
  ['editions', 'All of layer 7', openEditions],
  ['boards', 'Blood Moon and Urborg', (app) => app.command('Boards')],
  ['help', 'Blood Moon and Urborg', (app) => app.command('Help')],
  ['commands', 'Blood Moon and Urborg', (_, page) => page.keyboard.press('Control+k')],
];

async function searchMoon(app: App): Promise<void> {
  await app.search.fill('moon');
  await expect(app.hit('Blood Moon')).toBeVisible();
}

async function openCompare(app: App, page: Page): Promise<void> {
  await app.command('Compare');
  await expect(page.getByRole('dialog').getByRole('row', { name: /^Humility/ })).toBeVisible();
}

async function openEveryOrder(app: App, page: Page): Promise<void> {
  await app.command('Compare');
  await expect(page.getByRole('dialog').getByRole('progressbar')).toBeHidden();
  await page
    .getByRole('dialog')
    .getByRole('heading', { name: /^Every order/ })
    .scrollIntoViewIfNeeded();
}

async function openCardEditor(app: App, page: Page): Promise<void> {
  await app.command('Type a card by hand');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Banner of Dawn');
  await dialog.getByLabel('Type line').fill('Artifact');
  await dialog.getByLabel('Text').fill('White creatures you control get +1/+1.\nCreatures you control glow.');
}

async function openEditions(app: App, page: Page): Promise<void> {
  await app.command('Help');
  await page.getByRole('button', { name: 'Older rules' }).click();
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
          const app = await openBoard(page, title);
          if (width >= 1100) await prepare?.(app, page);
          await picture(page, `${file}-${width}-${colorScheme}`);
        });
      }
      for (const [file, title, prepare] of DIALOGS) {
        test(`dialog ${file}`, async ({ page }) => {
          const app = await openBoard(page, title);
          await prepare(app, page);
          await expect(page.getByRole('dialog')).toBeVisible();
          await picture(page, `dialog-${file}-${width}-${colorScheme}`);
        });
      }
      for (const tab of width < 700 ? ['Debugger', 'Inspector', 'Library'] : []) {
        test(`tab ${tab}`, async ({ page }) => {
          await openBoard(page, 'Blood Moon and Urborg');
          await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: tab }).tap();
          await expect(page.getByRole('region', { name: tab, exact: true }).getByRole('button').first()).toBeVisible();
          await picture(page, `phone-${tab.toLowerCase()}-${colorScheme}`);
        });
      }
      for (const drawer of width === 1024 ? ['Library', 'Inspector'] : []) {
        test(`drawer ${drawer}`, async ({ page }) => {
          await openBoard(page, 'Blood Moon and Urborg');
          await page.getByRole('banner').getByRole('button', { name: drawer }).click();
          await expect(
            page.getByRole('region', { name: drawer, exact: true }).getByRole('button').first(),
          ).toBeVisible();
          await picture(page, `drawer-${drawer.toLowerCase()}-${colorScheme}`);
        });
      }
    });
  }
}

async function openBoard(page: Page, title: string): Promise<App> {
  const app = new App(page);
  await app.open();
  if (title !== 'Blood Moon and Urborg') await app.openExample(title);
  await expect(page.getByRole('article').first()).toBeVisible();
  return app;
}

async function picture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500); // the views beside the board, and tiles out of sight, follow it
  await page.screenshot({ path: `shots/${name}.png`, animations: 'disabled' });
}
