import type { Page } from '@playwright/test';
import { App } from './app';
import { Published } from './published';
import { BUSY_BOARD, TOURS, WINDOWS } from './states';
import { expect, listen, test } from './test';

test.use({ serviceWorkers: 'allow' });

/** The first visit is over: all files are kept, and the page is answered from them. */
async function isKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

/** Makes the example a board of one's own. */
async function rename(app: App, title: string): Promise<void> {
  await app.title.fill(title);
  await app.title.press('Enter');
  await expect(app.page.getByText('saved', { exact: true })).toBeVisible();
}

/** Pins the present run in Compare, which stays open until it is closed. */
async function pin(app: App): Promise<void> {
  await app.command('Compare');
  await app.page.getByRole('button', { name: 'Pin this run as A' }).click();
  await app.page.keyboard.press('Escape');
  await expect(app.page.getByRole('dialog')).toBeHidden();
}

const closeByKey = async (_: App, page: Page): Promise<void> => {
  // What has just come on screen may not listen yet: a hand that is faster than the page presses again.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog').or(page.getByRole('menu'))).toBeHidden({ timeout: 1_000 });
  }).toPass();
};

/** Dialogs have the same files at every width. */
const tours = TOURS.filter(({ name, window }) => window === 'desk' || !name.includes('dialogs'));

for (const { name: tour, window, states } of tours) {
  test.describe(window, () => {
    test.use(WINDOWS[window]);

    test(`without a network, everything opens on: ${tour}`, async ({ app, context, page }) => {
      test.slow(); // one load, many states
      await app.openBoard(BUSY_BOARD, { selected: 'urborg' });
      await isKept(page);
      await context.setOffline(true);
      await page.getByRole('button', { name: 'Make my copy' }).click();
      for (const [name, show, leave = closeByKey] of states) {
        await test.step(name, async () => {
          await show(app, page);
          await leave(app, page);
        });
      }
    });
  });
}

test('without a network, one’s own board is there again, and every order is tried', async ({ app, context, page }) => {
  await app.open();
  await rename(app, 'Kept without a network');
  await isKept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(app.title).toHaveValue('Kept without a network');
  await app.press('Printed values');
  await app.press('Next step');
  await expect(app.step).toContainText('Blood Moon');

  await app.command('Compare');
  await page.getByRole('button', { name: 'Choose timestamps' }).click();
  await page.getByRole('button', { name: /^Try [\d,]+ orders$/ }).click();
  await expect(page.getByRole('region', { name: /^Every order of/ }).getByRole('listitem')).not.toHaveCount(0);
});

test('without a network, links open in the page and in the view for other pages', async ({ app, context, page }) => {
  await app.open();
  await isKept(page);
  await context.setOffline(true);
  const other = new App(await context.newPage());
  const complaints = listen(other.page);
  await other.openBoard(BUSY_BOARD, { step: '4.1', selected: 'urborg' });
  const link = new URL(other.page.url()).hash;
  for (const address of ['./', './?embed', './index.html']) {
    await other.page.goto('about:blank');
    await other.page.goto(`${address}${link}`);
    await expect(other.tile('Urborg')).toBeVisible();
    await expect(other.page.getByRole('main')).toContainText('In timestamp order'); // step 4.1 in words
  }
  expect(complaints).toEqual([]);
});

test('the fonts and the icon are kept too', async ({ app, context, page }) => {
  await app.open();
  await isKept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(app.title).toBeVisible();
  const loaded = await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((font) => font.load()));
    return [...document.fonts].map(({ family, status }) => `${family}: ${status}`);
  });
  expect(loaded.filter((font) => !font.endsWith(': loaded'))).toEqual([]);
  for (const link of ['icon', 'apple-touch-icon', 'manifest']) {
    const address = await page.locator(`link[rel="${link}"]`).getAttribute('href');
    expect(await page.evaluate(async (url) => (await fetch(url)).ok, String(address))).toBe(true);
  }
});

test('from a subfolder whose server is gone the page still opens; its neighbours are not its business', async ({
  context,
  page,
}) => {
  const site = await Published.begin();
  const app = new App(page);
  await app.open(site.address);
  await isKept(page);
  site.publishNeighbour('notes.html', '<!doctype html><title>Notes</title>');
  const neighbour = await context.newPage();
  await neighbour.goto(`${site.address}notes.html`);
  await expect(neighbour).toHaveTitle('Notes');
  await site.end();
  await page.reload();
  await expect(app.step).toContainText('Blood Moon');
});

test('a newer version takes over when asked: board, step and pinned run stay, and another page goes on with what it has', async ({
  context,
  page,
}) => {
  const site = await Published.begin();
  const app = new App(page);
  await app.openBoard(BUSY_BOARD, {}, site.address);
  await isKept(page);
  await page.getByRole('button', { name: 'Make my copy' }).click();
  await rename(app, 'Kept through a new version');
  const other = new App(await context.newPage());
  await other.open(site.address);
  const version = (of: App) => of.page.locator('html').getAttribute('data-version');
  await app.press('Printed values');
  await app.press('Next step');
  await app.press('Next step');
  await pin(app);
  const stoodAt = (await app.step.textContent()) ?? '';

  site.publishNewer('next', 'AboutDialog');
  await other.page.reload(); // browsers look for a newer version with each visit
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => version(app)).toBe('next');
  await expect(app.title).toHaveValue('Kept through a new version');
  await expect(app.title).toBeEditable();
  await expect(app.step).toHaveText(stoodAt);
  await app.command('Compare');
  await expect(page.getByRole('button', { name: 'Let go of A' })).toBeVisible();

  expect(await version(other)).toBeNull();
  await other.command('Help');
  await other.page.getByRole('button', { name: 'About Layerscope' }).click();
  await expect(other.page.getByRole('dialog', { name: /About/ })).toBeVisible();
  await site.end();
});

test('a version that is published in part is not taken', async ({ page }) => {
  const site = await Published.begin();
  const app = new App(page);
  await app.open(site.address);
  await isKept(page);
  site.publishNewer('half', 'index'); // the document still names the file that is gone
  const state = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const found = new Promise<ServiceWorker | null>((find) =>
      registration.addEventListener('updatefound', () => find(registration.installing)),
    );
    void registration.update();
    const newer = await found;
    if (newer?.state === 'installing') await new Promise((ended) => newer.addEventListener('statechange', ended));
    return newer?.state;
  });
  expect(state).toBe('redundant');
  await page.reload();
  await expect(app.step).toContainText('Blood Moon');
  await site.end();
});
