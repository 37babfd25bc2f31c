import { byMouse } from './dragging';
import { expect, test } from './test';

test('everything is undone and done again, by button and by key', async ({ app, page }) => {
  await app.open();
  await app.search.fill('humility');
  await byMouse(page, app.hit('Humility'), app.side('A'));
  await expect(app.tile('Humility')).toBeVisible();
  await app.chooseOnTile('Humility', 'Remove');
  await expect(app.tile('Humility')).toBeHidden();

  await app.undo();
  await expect(app.tile('Humility')).toBeVisible();
  await app.undo();
  await expect(app.tile('Humility')).toBeHidden();
  await expect(app.undoButton).toBeDisabled();

  await page.keyboard.press('Control+Shift+Z');
  await expect(app.tile('Humility')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(app.tile('Humility')).toBeHidden();
});
