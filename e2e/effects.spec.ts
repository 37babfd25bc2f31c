import { byKeyboard, byMouse, byTouch, type Carry, holdOver } from './dragging';
import { expect, test } from './test';

const WAYS: readonly (readonly [string, Carry, { readonly hasTouch?: boolean }])[] = [
  ['mouse', byMouse, {}],
  ['keyboard', byKeyboard, {}],
  ['touch', byTouch, { hasTouch: true }],
];

for (const [way, carry, options] of WAYS) {
  test.describe(`by ${way}`, () => {
    test.use(options);

    test('an effect is put on a creature and taken off again', async ({ app, page }) => {
      await app.open();
      await app.openExample('Serra Angel and Honor of the Pure');
      await app.press('Last step');
      await carry(page, app.effect('loses all abilities'), app.tile('Serra Angel'));
      await expect(app.chip('Serra Angel', 'loses all abilities')).toBeVisible();
      await expect(app.tile('Serra Angel')).toContainText('lost to');
      await expect(app.tile('Serra Angel')).toContainText('5/5'); // Honor keeps its ability, so she keeps the bonus

      if (carry === byKeyboard) await app.chip('Serra Angel', 'loses all abilities').press('Delete');
      else await carry(page, app.chip('Serra Angel', 'loses all abilities'), app.search);
      await expect(app.chip('Serra Angel', 'loses all abilities')).toBeHidden();
      await expect(app.tile('Serra Angel')).not.toContainText('lost to');
    });
  });
}

test('a chip is dragged to another creature', async ({ app, page }) => {
  await app.open();
  await app.openExample('Serra Angel and Honor of the Pure');
  await app.press('Last step');
  await byMouse(page, app.effect('gets +3/+3'), app.tile('White Knight'));
  await expect(app.tile('White Knight')).toContainText('6/6');
  await byMouse(page, app.chip('White Knight', '+3/+3'), app.tile('Llanowar Elves'));
  await expect(app.tile('Llanowar Elves')).toContainText('4/4');
  await expect(app.tile('White Knight')).toContainText('3/3');
});

test('a target that is not legal says why, and nothing happens', async ({ app, page }) => {
  await app.open();
  await app.openExample('Serra Angel and Honor of the Pure');
  await holdOver(page, app.effect('loses all abilities'), app.tile('Mutavault'));
  await expect(app.tile('Mutavault')).toContainText('Not a creature');
  await expect(app.announcement).toContainText('Not a creature');
  await page.mouse.up();
  await expect(app.chip('Mutavault', 'loses all abilities')).toBeHidden();
  await expect(app.undoButton).toBeDisabled();
});

test('while an effect is held, the whole page shows what it would do', async ({ app, page }) => {
  await app.open();
  await app.openExample('Serra Angel and Honor of the Pure');
  await holdOver(page, app.effect('loses all abilities'), app.tile('Serra Angel'));
  await expect(app.tile('Serra Angel')).toContainText('Release to apply');
  await expect(page.getByRole('heading', { name: 'What would change?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(app.chip('Serra Angel', 'loses all abilities')).toBeHidden();
});

test('the same without dragging: the menu of an effect lists who can take it, and why others cannot', async ({
  app,
  page,
}) => {
  await app.open();
  await app.openExample('Serra Angel and Honor of the Pure');
  await page.getByRole('button', { name: 'More for “loses all abilities”' }).click();
  await page.getByRole('menuitem', { name: /^Put on …/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: /Mutavault/ })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: /Mutavault/ })).toContainText('Not a creature');
  await dialog.getByRole('button', { name: /White Knight/ }).click();
  await expect(app.chip('White Knight', 'loses all abilities')).toBeVisible();
});

test('Humility and Giant Growth on the table: the size is there at once', async ({ app, page }) => {
  await app.open();
  await app.chooseBoards('New empty board');
  for (const card of ['Grizzly Bears', 'Humility']) {
    await app.search.fill(card);
    await byMouse(page, app.hit(card), app.side('A'));
    await expect(app.tile(card)).toBeVisible();
  }
  await byMouse(page, app.effect('gets +3/+3'), app.tile('Grizzly Bears'));
  await app.press('Last step');
  await expect(app.tile('Grizzly Bears')).toContainText('4/4');
  await app.chip('Grizzly Bears', '+3/+3').press('Delete');
  await expect(app.tile('Grizzly Bears')).toContainText('1/1');
});
