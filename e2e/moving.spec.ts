import type { Locator, Page } from '@playwright/test';
import { byMouse, byTouch, type Carry, holdOver } from './dragging';
import { expect, test } from './test';

const WAYS: readonly (readonly [string, Carry, { readonly hasTouch?: boolean }])[] = [
  ['mouse', byMouse, {}],
  ['touch', byTouch, { hasTouch: true }],
];
const SERRA = 'Serra Angel and Honor of the Pure';

/** The name on a tile, by which it is picked up. */
const name = (page: Page, card: string): Locator =>
  page.getByRole('article').getByRole('button', { name: card, exact: true });

for (const [way, carry, options] of WAYS) {
  test.describe(`by ${way}`, () => {
    test.use({ ...options, viewport: { width: 1440, height: 1200 } }); // both sides in sight: nothing scrolls under the hand

    test('a tile is put elsewhere in its row; timestamps stay, and undo brings it back', async ({ app, page }) => {
      await app.open();
      await carry(page, name(page, 'Dryad Arbor'), app.tile('Urborg'));
      await expect(page.getByRole('article').first()).toContainText('Dryad Arbor');
      await expect(page.getByRole('button', { name: /^Dryad Arbor, timestamp 4\b/ })).toBeVisible();
      await app.undo();
      await expect(page.getByRole('article').first()).toContainText('Urborg');
    });

    test('a tile on the other side: controlled by an effect, or entered there', async ({ app, page }) => {
      await app.open();
      await app.openExample(SERRA);
      await carry(page, name(page, 'Llanowar Elves'), app.side('A'));
      await page.getByRole('button', { name: 'A controls it by an effect' }).click();
      await expect(app.chip('Llanowar Elves', 'gain control')).toBeVisible();
      await app.undo();
      await expect(app.chip('Llanowar Elves', 'gain control')).toBeHidden();
      await carry(page, name(page, 'Llanowar Elves'), app.side('A'));
      await page.getByRole('button', { name: 'It entered under A' }).click();
      await expect(app.side('A').getByRole('article', { name: /^Llanowar Elves/ })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Llanowar Elves, timestamp 7\b/ })).toBeVisible();
    });
  });
}

test('while a tile is held over another nothing moves', async ({ app, page }) => {
  await app.open();
  const before = await app.tile('Bayou').boundingBox();
  await holdOver(page, name(page, 'Dryad Arbor'), app.tile('Bayou'));
  await expect(app.announcement).toContainText('stands beside Bayou');
  expect(await app.tile('Bayou').boundingBox()).toEqual(before);
});

test('a preview of more text leaves a full tile as high as it was', async ({ app, page }) => {
  await app.open();
  const before = await app.tile('Dryad Arbor').boundingBox();
  await holdOver(page, app.effect('loses all abilities'), app.tile('Dryad Arbor'));
  await expect(app.tile('Dryad Arbor')).toContainText('Release to apply');
  await expect(app.chip('Dryad Arbor', 'loses all abilities')).toBeVisible();
  expect(await app.tile('Dryad Arbor').boundingBox()).toEqual(before);
});

test('an instant is dropped on its target, and refused by what it cannot target', async ({ app, page }) => {
  await app.open();
  await app.search.fill('Giant Growth');
  await byMouse(page, app.hit('Giant Growth'), app.tile('Forest'));
  await expect(app.announcement).toContainText('Not a creature');
  await byMouse(page, app.hit('Giant Growth'), app.tile('Dryad Arbor'));
  await expect(app.chip('Dryad Arbor', '+3/+3')).toBeVisible();
  await app.undo();
  await expect(app.chip('Dryad Arbor', '+3/+3')).toBeHidden();
});

test('an Aura goes onto what it may enchant, and from there to another creature', async ({ app, page }) => {
  await app.open();
  await app.openExample(SERRA);
  await app.search.fill('Control Magic');
  await byMouse(page, app.hit('Control Magic'), app.tile('Forest'));
  await expect(app.announcement).toContainText('Not a creature');
  await byMouse(page, app.hit('Control Magic'), app.tile('Wall of Omens'));
  await expect(app.tile('Control Magic')).toContainText('on Wall of Omens');
  await app.press('Last step');
  await byMouse(page, app.chip('Wall of Omens', 'Control Magic'), app.tile('Llanowar Elves'));
  await expect(app.tile('Control Magic')).toContainText('on Llanowar Elves');
  await expect(app.side('A').getByRole('article', { name: /^Llanowar Elves/ })).toBeVisible();
});

test('an ability that changes its own card is dropped on the table', async ({ app, page }) => {
  await app.open();
  await app.openExample(SERRA);
  await byMouse(page, app.tile('Mutavault').getByText('This land becomes a 2/2'), app.tile('White Knight'));
  await app.press('Last step');
  await expect(app.tile('Mutavault')).toContainText('Creature');
  await expect(app.tile('Mutavault')).toContainText('2/2');
});

test('an effect on a set says how many it affects, and can be worked out again', async ({ app, page }) => {
  await app.open();
  await app.openExample(SERRA);
  await byMouse(page, app.effect('your creatures get +1/+1'), app.side('A'));
  await expect(app.tile('White Knight')).toContainText('2 objects');
  await app.tile('White Knight').getByRole('button', { name: 'What to do with “Creatures you control' }).click();
  await page.getByRole('menuitem', { name: 'Work its set out again' }).click();
  await expect(app.tile('White Knight')).not.toContainText('2 objects');
  await app.undo();
  await expect(app.tile('White Knight')).toContainText('2 objects');
});

test('a copy takes the place of what it was, and undo brings that back', async ({ app }) => {
  await app.open();
  await app.openExample(SERRA);
  await app.chooseOnTile('Llanowar Elves', 'Copy of', 'Serra Angel');
  await expect(app.side('B').getByRole('article', { name: /^Serra Angel/ })).toBeVisible();
  await app.undo();
  await expect(app.tile('Llanowar Elves')).toBeVisible();
});

test('face down with ward, by the menu of the tile', async ({ app, page }) => {
  await app.open();
  await app.openExample(SERRA);
  await app.chooseOnTile('White Knight', 'Face up or down');
  await page.getByRole('menuitemradio', { name: 'with ward' }).click();
  await app.press('Last step');
  await expect(page.getByRole('article', { name: /^No name/ })).toContainText('Ward');
});

test('a crowded board: chips of compact tiles are carried like others', async ({ app, page }) => {
  await app.open();
  await app.openExample('A crowded board');
  await app.press('Last step');
  await byMouse(page, app.effect('gets +3/+3'), app.tile('Gray Ogre'));
  await expect(app.tile('Gray Ogre')).toContainText('5/5');
  await byMouse(page, app.chip('Gray Ogre', '+3/+3'), app.tile('Wind Drake'));
  await expect(app.tile('Wind Drake')).toContainText('5/5');
  await app.chip('Wind Drake', '+3/+3').press('Delete');
  await expect(app.tile('Wind Drake')).toContainText('2/2');
});
