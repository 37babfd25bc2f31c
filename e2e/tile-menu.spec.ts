import type { Page } from '@playwright/test';
import type { App } from './app';
import { expect, test } from './test';

const MOUSE = {
  name: 'Growing Mouse',
  manaCost: '{G}',
  typeLine: 'Creature — Mouse',
  text: '{G}: Growing Mouse gets +1/+1 until end of turn.',
  power: 1,
  toughness: 1,
};

const BOARD = {
  format: 'layers-board',
  version: 1,
  title: 'Menus',
  players: [{ id: 'A', active: true }, { id: 'B' }],
  objects: [
    { id: 'bears', card: 'Grizzly Bears', controller: 'A' },
    { id: 'giant', card: 'Hill Giant', controller: 'A' },
    { id: 'delver', card: 'Delver of Secrets // Insectile Aberration', controller: 'A' },
    { id: 'hammer', card: 'Colossus Hammer', controller: 'A' },
    { id: 'mouse', card: MOUSE, controller: 'A' },
    { id: 'elves', card: 'Llanowar Elves', controller: 'B' },
  ],
};

test.beforeEach(async ({ app, page }) => {
  await app.openBoard(BOARD);
  await page.getByRole('button', { name: 'Make my copy' }).click();
});

/** Opens a menu by the name of its button and goes through it; an entry may be of any kind. */
async function choose(page: Page, within: ReturnType<App['tile']>, menu: RegExp, path: readonly string[]) {
  await expect(page.getByRole('menu')).toHaveCount(0);
  await within.hover(); // buttons of menus appear under the pointer
  await within.getByRole('button', { name: menu }).first().click();
  for (const name of path) {
    const entry = page
      .getByRole('menuitem', { name })
      .or(page.getByRole('menuitemcheckbox', { name }))
      .or(page.getByRole('menuitemradio', { name }));
    await entry.last().click(); // of a submenu, where the entry that opened it is called alike
  }
}
const onTile = (app: App, name: string, ...path: readonly string[]) =>
  choose(app.page, app.tile(name), /^What to do with \w/, path);
const onChip = (app: App, name: string, ...path: readonly string[]) =>
  choose(app.page, app.tile(name), /^What to do with “/, path);

test('counters and damage', async ({ app, page }) => {
  const bears = app.tile('Grizzly Bears');
  await onTile(app, 'Grizzly Bears', 'Counters', '+1/+1 (0)');
  await expect(bears).toHaveAccessibleName(/3\/3/);
  await onTile(app, 'Grizzly Bears', 'Counters', 'flying (0)');
  await expect(bears).toContainText('flying');
  await onTile(app, 'Grizzly Bears', 'Counters', 'One +1/+1 off');
  await expect(bears).toHaveAccessibleName(/2\/2/);
  await onChip(app, 'Grizzly Bears', 'End it');
  await expect(bears).not.toContainText('flying');

  await onTile(app, 'Grizzly Bears', 'Damage: 0', 'One more');
  await expect(bears).toContainText('1 damage');
  await onTile(app, 'Grizzly Bears', 'Damage: 1', 'One more');
  await onTile(app, 'Grizzly Bears', 'Damage: 2', 'One less');
  await expect(bears).toContainText('1 damage');
  await onTile(app, 'Grizzly Bears', 'Damage: 1', 'None');
  await expect(bears).not.toContainText('damage');
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('status', async ({ app, page }) => {
  await onTile(app, 'Hill Giant', 'Status', 'Tapped');
  for (const entry of ['Attacking', 'Blocking', 'Entered this turn', 'Token']) {
    const check = page.getByRole('menuitemcheckbox', { name: entry }); // what is ticked leaves the menu open
    await check.click();
    await expect(check).toBeChecked();
  }
  await page.keyboard.press('Escape');
  for (const fact of ['tapped', 'attacking', 'blocking', 'token'])
    await expect(app.tile('Hill Giant')).toContainText(fact);
});

test('face down and up, transformed, a copy and none', async ({ app, page }) => {
  await onTile(app, 'Hill Giant', 'Face up or down', 'Face down: a 2/2');
  const hidden = page.getByRole('article', { name: /^No name/ });
  await expect(hidden).toHaveAccessibleName(/2\/2/); // 708.2a
  await expect(app.announcement).toHaveText('Hill Giant is face down.');
  await choose(page, hidden, /^What to do with/, ['Face up or down', 'Face up']);
  await expect(app.tile('Hill Giant')).toHaveAccessibleName(/3\/3/);

  await onTile(app, 'Delver of Secrets', 'Transform');
  await expect(app.tile('Insectile Aberration')).toHaveAccessibleName(/3\/2/);

  await onTile(app, 'Grizzly Bears', 'Copy of', 'Hill Giant');
  await expect(app.tile('Hill Giant')).toHaveCount(2); // 707.2
  await app.tile('Hill Giant').first().hover();
  await app
    .tile('Hill Giant')
    .first()
    .getByRole('button', { name: /^What to do with \w/ })
    .click();
  await page.getByRole('menuitem', { name: 'Copy of' }).click();
  await page.getByRole('menuitem', { name: 'No copy' }).click();
  await expect(app.tile('Grizzly Bears')).toBeVisible();
});

test('attached, switched off, and taken off', async ({ app }) => {
  const bears = app.tile('Grizzly Bears');
  await onTile(app, 'Colossus Hammer', 'Attach to', 'Grizzly Bears');
  await expect(bears).toHaveAccessibleName(/12\/12/);
  await onChip(app, 'Grizzly Bears', 'Switch off');
  await expect(bears).toHaveAccessibleName(/2\/2/);
  await onChip(app, 'Grizzly Bears', 'Switch on');
  await expect(bears).toHaveAccessibleName(/12\/12/);
  await onChip(app, 'Grizzly Bears', 'Go to its source');
  await expect(app.tile('Colossus Hammer')).toHaveAttribute('aria-current', 'true');
  await onTile(app, 'Grizzly Bears', 'What acts on it', 'End “');
  await expect(bears).toHaveAccessibleName(/2\/2/);
  await onTile(app, 'Colossus Hammer', 'Attach to', 'Hill Giant');
  await expect(app.tile('Hill Giant')).toHaveAccessibleName(/13\/13/);
  await onTile(app, 'Colossus Hammer', 'Attach to', 'Take it off');
  await expect(app.tile('Hill Giant')).toHaveAccessibleName(/3\/3/);
});

test('order, controller, owner and zone', async ({ app, page }) => {
  const names = () =>
    app
      .side('A')
      .getByRole('article')
      .evaluateAll((tiles) => tiles.map((tile) => tile.querySelector('h3')?.textContent?.trim()));
  await onTile(app, 'Hill Giant', 'Order of the tiles', 'One place earlier');
  await expect.poll(names).toEqual(expect.arrayContaining(['Hill Giant', 'Grizzly Bears']));
  await expect.poll(async () => (await names())[0]).toBe('Hill Giant');
  await onTile(app, 'Hill Giant', 'Order of the tiles', 'One place later');
  await expect.poll(async () => (await names())[0]).toBe('Grizzly Bears');

  await onTile(app, 'Hill Giant', 'Controller and owner');
  await page.getByRole('menuitemradio', { name: 'B' }).first().click();
  await expect(app.side('B').getByRole('article', { name: /^Hill Giant/ })).toBeVisible();
  await onTile(app, 'Hill Giant', 'Controller and owner');
  await page.getByRole('menuitemradio', { name: 'B' }).last().click();
  await onTile(app, 'Hill Giant', 'Move to', 'Graveyard');
  // What is on the stack or the battlefield has a controller; elsewhere a card lies with its owner (109.4).
  await expect(page.getByRole('list', { name: 'Other zones of B' })).toContainText('Hill Giant');
});

test('duplicated, switched off, removed', async ({ app, page }) => {
  await onTile(app, 'Hill Giant', 'Duplicate');
  await expect(app.tile('Hill Giant')).toHaveCount(2);
  await app.undo();
  await onTile(app, 'Hill Giant', 'Switched off');
  await expect(app.tile('Hill Giant')).toContainText('as if it were not there');
  await app.tile('Hill Giant').getByRole('button', { name: 'Switch on' }).click();
  await expect(app.tile('Hill Giant')).toHaveAccessibleName(/3\/3/);
  await onTile(app, 'Hill Giant', 'Remove');
  await expect(app.tile('Hill Giant')).toHaveCount(0);
  await app.undo();
  await expect(app.tile('Hill Giant')).toBeVisible();
  await expect(page.getByRole('menu')).toHaveCount(0);
});

for (const [object, entry, dialog] of [
  ['Growing Mouse', 'Resolve an ability …', /Growing Mouse/],
  ['Grizzly Bears', 'Put an effect on it …', /Grizzly Bears/],
  ['Grizzly Bears', 'Edit the card …', /card/i],
  ['Grizzly Bears', 'Choices …', /Grizzly Bears/],
] as const) {
  test(`${entry} asks in a dialog, and Escape leaves everything as it was`, async ({ app, page }) => {
    await onTile(app, object, entry);
    await expect(page.getByRole('dialog')).toContainText(dialog);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(app.tile(object)).toBeVisible();
    await expect(app.undoButton).toBeDisabled();
  });
}
