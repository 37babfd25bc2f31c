import { expect, test } from './test';

test('on paper: title, link, board, all steps and the object looked at, and nothing else of the page', async ({
  app,
  page,
}) => {
  await app.open();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Blood Moon and Urborg' })).toBeVisible();
  await expect(page.getByRole('link', { name: /#b=/ })).toBeVisible();
  await expect(app.tile('Bayou')).toContainText('Mountain');
  await expect(page.getByRole('list').getByText(/Urborg never applies/)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Characteristics by layer' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Why is it not a Swamp?' })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search a card' })).toBeHidden();

  await page.emulateMedia({ media: 'screen' });
  await expect(app.search).toBeVisible();
  await expect(page.getByRole('link', { name: /#b=/ })).toHaveCount(0);
});

test('on paper a compact tile is as high as its words: nothing covers anything', async ({ app, page }) => {
  const objects = Array.from({ length: 30 }, (_, index) => ({ id: `o${index}`, card: 'Grizzly Bears' }));
  const effects = ['becomes an artifact in addition to its other types', 'loses all abilities'].map((what, index) => ({
    id: `e${index}`,
    text: `Target creature ${what} until end of turn.`,
    targets: ['o3'],
  }));
  await app.openBoard({ format: 'layers-board', version: 1, objects, effects });
  await page.emulateMedia({ media: 'print' });
  const tile = page.getByRole('article').filter({ has: page.locator('.chip') });
  await expect(tile.locator('.chip')).toHaveCount(2);
  const boxes = await tile
    .locator('header, .chip, .ln')
    .evaluateAll((parts) =>
      parts
        .map((part) => part.getBoundingClientRect())
        .map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
    );
  const own = await tile.boundingBox();
  for (const [index, one] of boxes.entries()) {
    expect(one.bottom).toBeLessThanOrEqual((own?.y ?? 0) + (own?.height ?? 0));
    for (const other of boxes.slice(index + 1))
      expect(one.bottom <= other.top + 0.5 || one.right <= other.left + 0.5 || other.right <= one.left + 0.5).toBe(
        true,
      );
  }
});

test('after a first touch the sheet is there as soon as the browser is about to print', async ({ app, page }) => {
  await app.open();
  await app.press('Next step');
  const isOnPaper = () =>
    page.evaluate(() => {
      window.dispatchEvent(new Event('beforeprint'));
      const there = document.body.textContent.includes('Made with Layerscope'); // the browser takes its picture now
      window.dispatchEvent(new Event('afterprint'));
      return there;
    });
  await page.waitForLoadState('networkidle');
  expect(await isOnPaper()).toBe(true);
});

test('the key that prints waits for the sheet', async ({ app, page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      document.title = document.body.textContent.includes('Made with Layerscope') ? 'the sheet' : 'the page';
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  await app.open();
  await page.keyboard.press('Control+p');
  await expect(page).toHaveTitle('the sheet');
});
