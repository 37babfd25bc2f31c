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
