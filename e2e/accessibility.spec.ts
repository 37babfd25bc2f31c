import { expect, expectAccessible, test } from './test';

const DIALOGS = [
  ['share', async (open) => open('Share')],
  ['help', async (open) => open('Help')],
] as const satisfies readonly (readonly [string, (open: (button: string) => Promise<void>) => Promise<void>])[];

for (const [name, show] of DIALOGS) {
  test(`axe finds no violation in the dialog: ${name}`, async ({ app, page }) => {
    await app.open();
    await show((button) => page.getByRole('button', { name: button, exact: true }).click());
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });
}

test('axe finds no violation in the list of boards', async ({ app, page }) => {
  await app.open();
  await app.chooseBoards('My boards and all examples…');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

test('axe finds no violation on a crowded board', async ({ app, page }) => {
  await app.open();
  await app.openExample('A crowded board');
  await expect(app.tile('Goblin King')).toBeVisible();
  await expectAccessible(page);
});

test('axe finds no violation in the menu of a tile', async ({ app, page }) => {
  await app.open();
  await app.chooseOnTile('Grizzly Bears');
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page, 'menu');
});

test('axe finds no violation in the other forms of the debugger', async ({ app, page }) => {
  await app.open();
  await app.debugger.getByRole('button', { name: 'Matrix' }).click();
  await app.debugger.getByRole('button', { name: 'Trace' }).click();
  await expect(app.debugger.getByRole('searchbox', { name: 'Search steps' })).toBeVisible();
  await expectAccessible(page);
});

test('the page is worked by keyboard alone', async ({ app, page }) => {
  await app.open();
  await page.keyboard.press('/');
  await page.keyboard.type('glorious anthem');
  await page.keyboard.press('Tab');
  await expect(app.hit('Glorious Anthem')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(app.tile('Glorious Anthem')).toBeVisible();
  await app.tile('Glorious Anthem').getByRole('button', { name: 'Glorious Anthem', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await expect(app.tile('Grizzly Bears')).toHaveAccessibleName(/7\/7/);
  await page.keyboard.press('Delete');
  await expect(app.tile('Glorious Anthem')).toBeHidden();
  await expect(app.tile('Grizzly Bears')).toHaveAccessibleName(/6\/6/);
});
