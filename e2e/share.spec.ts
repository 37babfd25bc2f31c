import type { Browser, Page } from '@playwright/test';
import { App } from './app';
import { byMouse } from './dragging';
import { expect, listen, test } from './test';

async function linkOf(app: App): Promise<string> {
  await app.page.getByRole('button', { name: 'Share', exact: true }).click();
  const link = app.page.getByRole('textbox', { name: 'Link to this board' });
  await expect(link).toHaveValue(/#b=/);
  const value = await link.inputValue();
  await app.page.keyboard.press('Escape');
  return `http://${value.replace(/^https?:\/\//, '')}`;
}

/** Another person's browser: nothing is kept in it. */
async function elsewhere(browser: Browser, address: string): Promise<{ readonly app: App; readonly page: Page }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const app = new App(page);
  await app.open(address);
  return { app, page };
}

test('a link opens the same board at the same step elsewhere, to look at and to copy', async ({ app, browser }) => {
  await app.open();
  await app.press('Last step');
  await app.press('Previous step');
  await expect(app.step).toContainText('+1/+1');
  const link = await linkOf(app);

  const other = await elsewhere(browser, link);
  const complaints = listen(other.page);
  await expect(other.app.title).toHaveValue('Blood Moon and Urborg');
  await expect(other.app.step).toContainText('+1/+1');
  await expect(other.app.tile('Grizzly Bears')).toHaveAccessibleName(/3\/3/);
  await expect(other.page.getByRole('region', { name: 'You are looking at a shared board.' })).toBeVisible();

  await other.page.getByRole('button', { name: 'Make my copy' }).click();
  await byMouse(other.page, other.app.effect('gets +3/+3'), other.app.tile('Grizzly Bears'));
  await other.app.press('Last step');
  await expect(other.app.tile('Grizzly Bears')).toHaveAccessibleName(/9\/9/);
  await expect(other.page.getByText('saved', { exact: true })).toBeVisible();
  await other.page.reload(); // the copy comes back, not the link that it was made from
  await expect(other.app.tile('Grizzly Bears')).toHaveAccessibleName(/9\/9/);
  expect(complaints).toEqual([]);
  await expect(app.undoButton).toBeDisabled(); // the sender's own board is untouched
});

test('a shared board lies beside the reader’s own', async ({ app, page }) => {
  await app.open();
  await app.openExample('Two that set the size');
  const link = await linkOf(app);
  await app.chooseBoards('New empty board');
  await app.search.fill('humility');
  await byMouse(page, app.hit('Humility'), app.side('A'));
  await expect(app.tile('Humility')).toBeVisible();
  await expect(page.getByText('saved', { exact: true })).toBeVisible();

  await page.goto(link);
  await page.reload();
  await expect(app.tile('Hill Giant')).toBeVisible();
  await page.getByRole('button', { name: 'Back to mine' }).click();
  await expect(app.tile('Humility')).toBeVisible();
});

const BROKEN = [
  ['cut off', (link: string) => link.replace(/(#b=.{40})[^&]*/, '$1'), /cut off|broken/],
  ['broken', (link: string) => link.replace(/(#b=.{30})./, '$1_'), /broken|cut off/],
  ['of a later version', (link: string) => link.replace(/#b=./, '#b=9'), /needs version 9/],
] as const;

for (const [what, damage, says] of BROKEN) {
  test(`a link that is ${what} says so, and the page works on`, async ({ app, browser }) => {
    await app.open();
    const link = await linkOf(app);
    const other = await elsewhere(browser, damage(link));
    await expect(other.page.getByText(says).first()).toBeVisible();
    await expect(other.app.title).toBeVisible();
  });
}
