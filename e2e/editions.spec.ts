import { expect, expectAccessible, test } from './test';

test('an older edition is a view of the board: its letters and numbers, said plainly, and the way back', async ({
  app,
  page,
}) => {
  await app.open();
  await app.openExample('All of layer 7');
  await app.command('Older rules');
  const older = page.getByRole('dialog', { name: 'Older rules' }).getByRole('region', { name: 'Older edition' });
  await older.getByRole('button', { name: 'Look at the board this way' }).click();

  const banner = page.getByRole('region', { name: 'An older edition of the rules is looked at' });
  await expect(banner).toContainText('Another order in layer 7, same result.');
  await expect(app.debugger.getByRole('button', { name: 'Layer 7d, Counters: 1 step' })).toBeVisible();
  await expect(app.debugger.getByRole('button', { name: 'Layer 7e, Switching: 0 steps' })).toBeVisible();
  await app.press('Last step');
  await expect(app.step).toContainText('Layer 7d, Counters');
  await expect(app.undoButton).toBeDisabled();
  await expectAccessible(page);

  await banner.getByRole('button', { name: 'Back to the current rules' }).click();
  await expect(banner).toBeHidden();
  await expect(app.debugger.getByRole('button', { name: 'Layer 7d, Switching: 0 steps' })).toBeVisible();
});
