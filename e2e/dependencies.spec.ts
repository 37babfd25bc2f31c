import { expect, test } from './test';

const bell = {
  format: 'layers-board',
  version: 1,
  objects: ['Kormus Bell', 'Urborg, Tomb of Yawgmoth', 'Blood Moon', 'Wasteland', 'Swamp'].map((card, index) => ({
    id: `o${index}`,
    card,
  })),
};

test('at a step that never applies: what depended on what just before, and what is still to come', async ({
  app,
  page,
}) => {
  await app.openBoard(bell);
  await app.press('Printed values');
  await app.press('Next step');
  await app.press('Next step');
  const panel = page.getByRole('region', { name: 'Dependencies' });
  await expect(panel.getByRole('button', { name: /^Urborg, .* never applies$/ })).toBeVisible();
  await expect(panel.getByRole('button', { name: /^Kormus Bell, .* to come$/ })).toBeVisible();
  await expect(panel.getByRole('button', { name: /^Urborg depends on Blood Moon/ })).toBeVisible();
  await expect(panel).toContainText('it took the ability of Urborg');
  await expect(panel).not.toContainText('Timestamps decide');
});

test('the two outcomes of an edge that is pointed at or focused are in sight', async ({ app, page }) => {
  await app.openBoard(bell);
  await app.press('Printed values');
  await app.press('Next step');
  const panel = page.getByRole('region', { name: 'Dependencies' });
  const outcome = panel.getByText('has no ability any more: it does not exist');
  await panel.getByText(/^would change whether it exists/).hover();
  await expect(outcome).toBeInViewport({ ratio: 1 });
  await panel.getByRole('button', { name: /^Kormus Bell depends on Urborg/ }).focus();
  await expect(panel.getByText('Urborg, Wasteland, and Swamp are also creatures')).toBeInViewport({ ratio: 1 });
});
