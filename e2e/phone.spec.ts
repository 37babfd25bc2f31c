import { expect, test } from './test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('on a phone a bar switches between board, debugger, inspector and library', async ({ app, page }) => {
  await app.open();
  const tabs = page.getByRole('navigation', { name: 'Views' });
  await expect(app.tile('Urborg')).toBeVisible();
  await tabs.getByRole('button', { name: 'Debugger' }).tap();
  const sheet = page.getByRole('region', { name: 'Debugger' });
  await expect(sheet).toContainText('Blood Moon before Urborg');
  await sheet.getByRole('button', { name: /^Next step/ }).tap();
  await expect(sheet).not.toContainText('Blood Moon before Urborg');
  await tabs.getByRole('button', { name: 'Inspector' }).tap();
  await expect(page.getByRole('table', { name: 'Characteristics by layer' })).toBeVisible();
});

test('on a phone everything works without dragging', async ({ app, page }) => {
  await app.open();
  const tabs = page.getByRole('navigation', { name: 'Views' });
  await tabs.getByRole('button', { name: 'Library' }).tap();
  await app.search.fill('humility');
  await page.getByRole('button', { name: 'Humility', exact: true }).tap();
  await tabs.getByRole('button', { name: 'Board' }).tap();
  await expect(app.tile('Humility')).toBeVisible();
});

test('on a phone each step brings what it changes above the sheet', async ({ app, page }) => {
  await app.open();
  await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Debugger' }).tap();
  const sheet = page.getByRole('region', { name: 'Debugger' });
  const grip = page.getByRole('button', { name: 'Back to the board' });
  const isInSight = async (tile: string) => {
    const [box, cover] = [await app.tile(tile).boundingBox(), await grip.boundingBox()];
    return box !== null && cover !== null && box.y >= 52 && box.y + box.height <= cover.y; // below the bar at the top
  };
  await expect(sheet).toContainText('Blood Moon before Urborg');
  expect(await isInSight('Urborg')).toBe(true);
  expect(await isInSight('Grizzly Bears')).toBe(false);
  const next = sheet.getByRole('button', { name: /^Next step/ });
  await next.tap();
  await next.tap();
  await expect(sheet).toContainText('+1/+1 counter');
  await expect.poll(() => isInSight('Grizzly Bears')).toBe(true);
});

test('on a phone nothing is wider than the screen', async ({ app, page }) => {
  await app.open();
  for (const tab of ['Board', 'Debugger', 'Inspector', 'Library']) {
    await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: tab }).tap();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, tab).toBeLessThanOrEqual(0);
  }
});
