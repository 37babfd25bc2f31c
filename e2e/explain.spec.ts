import { readFile } from 'node:fs/promises';
import type { App } from './app';
import { expect, expectAccessible, test } from './test';

const inspector = (app: App) => app.page.getByRole('region', { name: 'Inspector', exact: true });

/** The sentence with the filled number. */
const decisive = (app: App) => inspector(app).getByRole('listitem').filter({ hasText: '(this decides)' });

test('a rule number opens a short explanation in our own words', async ({ app, page }) => {
  await app.open();
  // Blood Moon would come last by timestamps as well: what it does decides, not that Urborg waits for it.
  await expect(decisive(app)).toContainText('305.7');
  await inspector(app).getByRole('button', { name: 'Rule 613.8a: what it says' }).click();
  await expect(page.getByRole('dialog', { name: 'Rule 613.8a' })).toContainText('depends on another of the same layer');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a change in the cascade is a way to its step', async ({ app }) => {
  await app.open();
  await app.press('Last step');
  await inspector(app).getByRole('button', { name: 'Mountain' }).first().click();
  await expect(app.step).toContainText('Blood Moon');
});

test('two orders side by side: where they part, what differs, and the way to the other', async ({ app, page }) => {
  await app.open();
  await app.openExample('Humility, then Opalescence');
  await page.getByRole('button', { name: 'Compare', exact: true }).first().click();
  const compare = page.getByRole('dialog', { name: 'Compare' });
  await expect(compare.getByRole('img', { name: 'they part at step 3, in 7b' })).toBeVisible();
  await expect(compare.getByRole('row', { name: /^Humility power and toughness 4\/4 1\/1/ })).toBeVisible();
  await expect(compare).toContainText('Only who comes first, Humility or Opalescence, matters.');
  await expectAccessible(page);
  await compare.getByRole('button', { name: 'Open B' }).click();
  await app.press('Last step');
  await expect(app.tile('Humility')).toHaveAccessibleName(/1\/1/);
  await app.undo();
  await expect(app.tile('Humility')).toHaveAccessibleName(/4\/4/);
});

test('the board under older numberings of the rules', async ({ app, page }) => {
  await app.open();
  await app.openExample('All of layer 7');
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await page.getByRole('button', { name: 'Older rules' }).click();
  const dialog = page.getByRole('dialog', { name: 'Older rules' });
  await expect(dialog.getByRole('region', { name: 'Older edition' })).toContainText(
    'Another order in layer 7, same result.',
  );
  await expectAccessible(page);
});

test('a picture of the board is saved with its title', async ({ app, page }) => {
  await app.open();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('tab', { name: 'Picture' }).click();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save PNG' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('board.png');
});

test('a picture as SVG is plain shapes with the whole link; the dependencies say their layer and moment', async ({
  app,
  page,
}) => {
  await app.open();
  await app.press('Printed values');
  await app.press('Next step');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Picture' }).click();
  const save = async (part: string): Promise<string> => {
    await dialog.getByText(part, { exact: true }).click();
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Save SVG' }).click(),
    ]);
    return readFile(await saved.path(), 'utf8');
  };
  const board = await save('Board');
  expect(board).not.toContain('foreignObject');
  expect(board).toContain('>Blood Moon</text>');
  expect(board).toMatch(/<a href="http:[^"]*#b=[^"]+"/);
  expect(board).not.toContain('Drag a card');
  expect(board).not.toContain('No permanents');
  expect(await save('Dependencies')).toContain('Dependencies in layer 4, before Blood Moon applies');
});
