import type { Page } from '@playwright/test';
import type { App } from './app';
import { reorderByKeyboard } from './reordering';
import { expect, test } from './test';

/** Writes down each animation and transition that begins, by what it moves. */
async function watchMotion(page: Page): Promise<() => Promise<readonly string[]>> {
  const seen = await page.evaluateHandle(() => {
    const moved: string[] = [];
    const note = ({ target, type }: Event) =>
      moved.push(
        `${type} of ${target instanceof Element ? target.className.toString() || target.tagName : 'the page'}`,
      );
    for (const type of ['animationstart', 'transitionrun']) document.addEventListener(type, note, true);
    return moved;
  });
  return () => seen.evaluate((moved) => [...moved]);
}

/** What moves by design: the head, the bus, menus, dialogs, messages, lines of the timeline. */
async function doEverything(app: App, page: Page): Promise<void> {
  await app.press('Last step');
  await expect(app.step).toContainText('Giant Growth');
  await app.press('Printed values');
  await app.press('Next step');
  await expect(app.step).toContainText('Blood Moon');
  await reorderByKeyboard(page, app.timestamp('Urborg'), app.timestamp('Bayou'));
  await app.command('Share');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await app.chooseOnTile('Forest', 'Remove');
  await expect(app.tile('Forest')).toBeHidden();
  await app.debugger.getByRole('button', { name: 'Matrix' }).click();
}

test.describe('where the system asks for reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });
  test('nothing is animated', async ({ app, page }) => {
    await app.open();
    const moved = await watchMotion(page);
    await doEverything(app, page);
    expect(await moved()).toEqual([]);
  });
});

test.describe('where it does not', () => {
  test.use({ reducedMotion: 'no-preference' });
  test('the head moves, and what comes up appears', async ({ app, page }) => {
    await app.open();
    const moved = await watchMotion(page);
    await doEverything(app, page);
    const all = await moved();
    expect(all).toContainEqual(expect.stringMatching(/^transitionrun of .*head/));
    expect(all).toContainEqual(expect.stringMatching(/^animationstart of dialog/));
  });
});
