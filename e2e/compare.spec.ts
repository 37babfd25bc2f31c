import type { Page } from '@playwright/test';
import type { App } from './app';
import { expect, expectAccessible, test } from './test';

/** Compare, over one of the examples. */
async function openCompare(app: App, page: Page, example: string) {
  await app.open();
  await app.openExample(example);
  await app.command('Compare');
  return page.getByRole('dialog', { name: 'Compare', exact: true });
}

/** Chooses timestamps by their first words, and begins. */
async function tryOrders(page: Page, names: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Choose timestamps' }).click();
  for (const box of await page.getByRole('checkbox').all()) await box.uncheck();
  for (const name of names) await page.getByRole('checkbox', { name }).first().check();
  await page.getByRole('button', { name: /^Try [\d,]+ orders$/ }).click();
}

test('every order of three, grouped by result; a group opens as the board', async ({ app, page }) => {
  const compare = await openCompare(app, page, 'Humility, then Opalescence');
  await tryOrders(page, ['Humility', 'Opalescence', 'Glorious Anthem']);
  const groups = compare.getByRole('region', { name: 'Every order of 3 timestamps' }).getByRole('listitem');
  await expect(groups).toHaveText([/3 of 6.*Humility 4\/4/, /3 of 6.*Humility 1\/1/]);
  await expect(compare).toContainText('Only who comes first, Humility or Opalescence, matters.');
  await expectAccessible(page);
  await groups.nth(1).getByRole('button', { name: 'Open the board of these 3 orders' }).click();
  await expect(compare).toBeHidden();
  await app.press('Last step');
  await expect(app.tile('Humility')).toHaveAccessibleName(/1\/1/);
  await app.undo();
  await expect(app.tile('Humility')).toHaveAccessibleName(/4\/4/);
});

test('5,040 orders are tried beside the page: the bar shows how far, and Stop keeps what was found', async ({
  app,
  page,
}) => {
  const compare = await openCompare(app, page, 'A crowded board');
  const seven = ['Goblin King', 'Raging Goblin', 'Gray Ogre', 'Wind Drake', 'Clone', 'Serra Angel', 'White Knight'];
  await tryOrders(page, seven);
  await expect(compare.getByRole('progressbar', { name: 'Orders tried' })).toBeVisible();
  await expect(compare).toContainText('of 5,040');
  await compare.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(compare).toContainText(/Stopped after [\d,]+ of 5,040 orders\./);
  await expect(compare.getByRole('progressbar')).toBeHidden();
  await expect(compare.getByRole('button', { name: 'Try again' })).toBeEnabled();
});

test('anything can be switched off in B, and what differs follows', async ({ app, page }) => {
  const compare = await openCompare(app, page, 'Humility, then Opalescence');
  await compare.getByRole('button', { name: 'Change B' }).click();
  await page.getByRole('button', { name: 'Switch Opalescence off' }).click();
  await page.keyboard.press('Escape');
  await expect(compare.getByRole('heading', { name: 'Without Opalescence' })).toBeVisible();
  await expect(compare.getByRole('row', { name: /^Grizzly Bears power and toughness 1\/1 2\/2/ })).toBeVisible();
});
