import { byMouse, byTouch } from './dragging';
import { expect, test } from './test';

test('a card is found with typing errors and dragged onto a battlefield', async ({ app, page }) => {
  await app.open();
  await app.search.fill('goblin kign');
  await byMouse(page, app.hit('Goblin King'), app.side('B'));
  await expect(app.side('B').getByRole('article', { name: /^Goblin King\b/ })).toBeVisible();
  await expect(app.timestamp('Goblin King')).toHaveAccessibleName(/timestamp 10 of 10/); // the newest
});

test('a card enters under the active player without dragging', async ({ app, page }) => {
  await app.open();
  await page.keyboard.press('/');
  await expect(app.search).toBeFocused();
  await page.keyboard.type('humility');
  await app.hit('Humility').press('Enter');
  await expect(app.side('A').getByRole('article', { name: /^Humility\b/ })).toBeVisible();
  await app.press('Last step');
  await expect(app.tile('Grizzly Bears')).toContainText('5/5'); // set to 1/1, then +1/+1 and +3/+3
});

test('an Aura is dragged onto what it enchants', async ({ app, page }) => {
  await app.open();
  await app.search.fill('flight');
  await byMouse(page, app.hit('Flight'), app.tile('Grizzly Bears'));
  await expect(app.chip('Grizzly Bears', 'Flight')).toBeVisible();
  await app.press('Last step');
  await expect(app.tile('Grizzly Bears')).toContainText('Flying');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });
  test('a card is dragged onto a battlefield with a finger', async ({ app, page }) => {
    await app.open();
    await app.search.fill('serra angel');
    await byTouch(page, app.hit('Serra Angel'), app.side('A'));
    await expect(app.tile('Serra Angel')).toBeVisible();
  });
});

test('a search that finds nothing offers a way on', async ({ app, page }) => {
  await app.open();
  await app.search.fill('zzzz');
  await expect(page.getByRole('heading', { name: 'No card is called “zzzz”' })).toBeVisible();
  await page.getByRole('button', { name: 'Type a card by hand' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('what a board leaves unsaid stands above it', async ({ app, page }) => {
  const objects = [
    { id: 'bears', card: 'Grizzly Bears' },
    { id: 'odd', card: 'No Such Card' },
  ];
  await app.openBoard({ format: 'layers-board', version: 1, objects });
  await page.getByText('One thing on this board is not modelled or not said').click();
  await expect(page.getByText('no card is called "No Such Card"')).toBeVisible();
});
