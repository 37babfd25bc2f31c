import { type Reorder, reorderByKeyboard, reorderByMouse, reorderByTouch } from './reordering';
import { expect, test } from './test';

const WAYS: readonly (readonly [string, Reorder, { readonly hasTouch?: boolean }])[] = [
  ['mouse', reorderByMouse, {}],
  ['keyboard', reorderByKeyboard, {}],
  ['touch', reorderByTouch, { hasTouch: true }],
];

for (const [way, reorder, options] of WAYS) {
  test.describe(`by ${way}`, () => {
    test.use(options);

    test('613.8b: Blood Moon and Urborg in another order give the same', async ({ app, page }) => {
      await app.open();
      await expect(app.timestamp('Urborg')).toHaveAccessibleName(/timestamp 1 of/);
      await reorder(page, app.timestamp('Urborg'), app.timestamp('Blood Moon'));
      await expect(app.timestamp('Urborg')).not.toHaveAccessibleName(/timestamp 1 of/);
      await expect(app.tile('Urborg')).toContainText('lost to Blood Moon');
      await expect(app.tile('Bayou')).toHaveAccessibleName(/Land Mountain/);
    });

    test('613.7: of two that set the size, the newer one wins', async ({ app, page }) => {
      await app.open();
      await app.openExample('Two that set the size');
      await app.press('Last step');
      await expect(app.tile('Hill Giant')).toContainText('3/3');
      await reorder(page, app.timestamp('Lignify'), app.timestamp("Kenrith's Transformation"));
      await expect(app.tile('Hill Giant')).toContainText('0/4');
      await app.undo();
      await expect(app.tile('Hill Giant')).toContainText('3/3');
    });
  });
}

test('where the timeline is zoomed, what has the focus is in sight, also while it is moved', async ({ app, page }) => {
  const objects = Array.from({ length: 60 }, (_, index) => ({ id: `o${index}`, card: 'Grizzly Bears' }));
  const effects = objects.map(({ id }, index) => ({
    id: `e${index}`,
    text: 'Target creature gains flying until end of turn.',
    targets: [id],
  }));
  await app.openBoard({ format: 'layers-board', version: 1, objects, effects });
  await page.getByRole('button', { name: 'Make my copy' }).click();
  await app.press('Last step');
  const timeline = page.getByRole('region', { name: 'Timeline' });
  const zoomIn = timeline.getByRole('button', { name: 'Zoom in' });
  await zoomIn.click();
  await zoomIn.click();
  const handles = timeline.locator('svg [data-key]');
  const drawing = await timeline.locator('svg[data-picture]').boundingBox();
  if (drawing === null) throw new Error('the timeline is drawn');
  const right = async (of: ReturnType<typeof handles.nth>) => {
    const box = await of.boundingBox();
    return box === null ? Number.NaN : box.x + box.width;
  };
  // The axis fills the drawing to its end.
  await handles.last().focus();
  await page.keyboard.press('Shift'); // from here on the keyboard is what focus follows
  await expect.poll(() => right(handles.last())).toBeGreaterThan(drawing.x + drawing.width - 40);
  await timeline.getByRole('button', { name: 'Zoom out' }).focus();
  await handles.first().focus();
  const isIn = async () => {
    const end = await right(page.locator('svg [data-key]:focus'));
    return end > drawing.x + 100 && end <= drawing.x + drawing.width;
  };
  await expect.poll(isIn).toBe(true);
  await page.keyboard.press('Space');
  await page.keyboard.press('End');
  await expect(handles.last()).toBeFocused();
  await expect.poll(isIn).toBe(true);
  await page.keyboard.press('Escape');
  await expect(handles.first()).toBeFocused();
  await expect.poll(isIn).toBe(true);
});
