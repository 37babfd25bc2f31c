import type { App } from './app';
import { expect, expectAccessible, test } from './test';

const inspector = (app: App) => app.page.getByRole('region', { name: 'Inspector', exact: true });

/** The sentence with the filled number. */
const decisive = (app: App) => inspector(app).getByRole('listitem').filter({ hasText: '(this decides)' });

/** Boards that people argue about: what is asked, and what the page answers first of all. */
const BOARDS = [
  ['Blood Moon and Urborg', 'Subtypes', 'Why is it not a Swamp?', /Urborg depends on Blood Moon/],
  ['Humility, then Opalescence', 'Size', 'Why is it 4/4?', /Humility began to apply in an earlier layer/],
  ['Opalescence, then Humility', 'Size', 'Why is it 1/1?', /Humility began to apply in an earlier layer/],
  ['A loop: Life and Limb and Blood Moon', 'Subtypes', 'Why is it a Saproling Mountain?', /dependency loop/],
  [
    'Xenograft, Kormus Bell and Urborg',
    'Subtypes',
    'Why is it a Forest Swamp Goblin?',
    /Xenograft depends on Kormus Bell/,
  ],
  ['Enchanted Evening, Opalescence and Conspiracy', 'Subtypes', 'Why is it a Goblin?', /depends on Opalescence/],
  [
    'Mycosynth Lattice, March of the Machines and Humility',
    'Types',
    'Why is it an Artifact Creature?',
    /depends on Mycosynth Lattice/,
  ],
  [
    'Rune of Flight on Colossus Hammer',
    'Abilities',
    'Why does it have these abilities?',
    /Colossus Hammer makes it gain/,
  ],
  ['A switch with a later boost', 'Size', 'Why is it 4/3?', /switches power and toughness, from 3\/4 to 4\/3/],
] as const;

for (const [title, row, question, says] of BOARDS) {
  test(`the page says why: ${title}`, async ({ app }) => {
    await app.open();
    await app.openExample(title);
    await app.press('Last step');
    await inspector(app).getByRole('rowheader', { name: row, exact: true }).getByRole('button').click();
    await expect(inspector(app).getByRole('heading', { name: question })).toBeVisible();
    await expect(decisive(app)).toContainText(says);
  });
}

test('a rule number opens a short explanation in our own words', async ({ app, page }) => {
  await app.open();
  await decisive(app).getByRole('button', { name: 'Rule 613.8a: what it says' }).click();
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
