import { expect, test } from './test';

test('steps forwards and backwards, by button and by key', async ({ app, page }) => {
  await app.open();
  await app.press('Printed values');
  await expect(app.tile('Urborg')).toHaveAccessibleName(/Legendary Land$/);
  await expect(app.tile('Grizzly Bears')).toContainText('2/2');

  await app.press('Next step');
  await expect(app.step).toContainText('Layer 4, Type: Blood Moon before Urborg');
  await expect(app.tile('Bayou')).toHaveAccessibleName(/Land Mountain/);

  await app.title.blur();
  await page.keyboard.press('End');
  await expect(app.step).toContainText('Giant Growth');
  await expect(app.tile('Grizzly Bears')).toHaveAccessibleName(/6\/6/);
  await page.keyboard.press('ArrowLeft');
  await expect(app.step).toContainText('+1/+1');
  await expect(app.tile('Grizzly Bears')).toHaveAccessibleName(/3\/3/);
  await page.keyboard.press('Home');
  await expect(app.tile('Bayou')).toHaveAccessibleName(/Swamp Forest/);
});

test('the rail goes to a layer, and the timeline to an effect', async ({ app }) => {
  await app.open();
  await app.debugger.getByRole('button', { name: 'Layer 7c, Modifying: 2 steps' }).click();
  await expect(app.step).toContainText('Layer 7c');
  await app.timeline.getByRole('button', { name: /^4: Blood Moon/ }).press('Enter');
  await expect(app.step).toContainText('Layer 4, Type: Blood Moon before Urborg');
});

test('613.6: an effect goes on although its ability is gone, and the page says so', async ({ app, page }) => {
  await app.open();
  await app.openExample('Humility, then Opalescence');
  await app.debugger.getByRole('button', { name: /^Layer 7b/ }).click();
  await expect(app.step).toContainText('goes on from an earlier layer');
  await app.press('Previous step');
  await expect(app.step).toContainText('Humility goes on; Its ability is gone by now');
  await app.press('Last step');
  await expect(app.tile('Humility')).toContainText('4/4');
  await expect(app.tile('Grizzly Bears')).toContainText('1/1');
  await app.openExample('Opalescence, then Humility');
  await page.keyboard.press('End');
  await expect(app.tile('Humility')).toContainText('1/1');
});

test('613.8: the graph of the layer is drawn, and is there as a matrix and as text', async ({ app, page }) => {
  await app.open();
  const dependencies = app.debugger.getByRole('region', { name: 'Dependencies' });
  await expect(dependencies.getByRole('button', { name: /^Urborg depends on Blood Moon/ })).toBeVisible();
  await dependencies.getByRole('button', { name: 'Text' }).click();
  await expect(dependencies).toContainText(
    'Urborg depends on Blood Moon: applied first, Blood Moon would change whether it exists',
  );
  await dependencies.getByRole('button', { name: 'Matrix' }).click();
  await expect(dependencies.getByRole('grid')).toBeVisible();
  await app.openExample('A loop: Life and Limb and Blood Moon');
  await dependencies.getByRole('button', { name: 'Text' }).click();
  await app.press('Previous step');
  await app.press('Next step');
  await expect(page.getByRole('region', { name: 'Debugger' })).toContainText('loop');
});

test('every value answers why, with its rule', async ({ app, page }) => {
  await app.open();
  const inspector = page.getByRole('region', { name: 'Inspector' });
  await inspector.getByRole('button', { name: 'Subtypes', exact: true }).click();
  await expect(inspector.getByRole('heading', { name: /^Why is it/ })).toBeVisible();
  await inspector.getByRole('button', { name: 'Rule 305.7: what it says' }).first().click();
  await expect(page.getByText('In our own words')).toBeVisible();
});
