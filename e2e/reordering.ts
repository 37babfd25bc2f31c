import { expect, type Locator, type Page } from '@playwright/test';

/** Ways to take one timestamp to the place of another on the timeline. */
export type Reorder = (page: Page, handle: Locator, place: Locator) => Promise<void>;

async function middleOf(locator: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`not on screen: ${locator}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Handles have the width of their neighbours, so the far side of a place is a little beyond its middle. */
const BEYOND = 12; // pixels

export const reorderByMouse: Reorder = async (page, handle, place) => {
  const from = await middleOf(handle);
  const to = await middleOf(place);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x + BEYOND, to.y, { steps: 12 });
  await page.mouse.up();
};

export const reorderByTouch: Reorder = async (page, handle, place) => {
  const from = await middleOf(handle);
  const to = await middleOf(place);
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x: Math.round(x), y: from.y }],
    });
  await touch('touchStart', from.x);
  for (let step = 1; step <= 12; step += 1) await touch('touchMove', from.x + ((to.x + BEYOND - from.x) * step) / 12);
  await touch('touchEnd');
};

/** Space takes the handle, arrow keys move it place by place, Space lets it go. */
export const reorderByKeyboard: Reorder = async (page, handle, place) => {
  const numberOf = async (locator: Locator): Promise<number> =>
    Number(/timestamp (\d+)/.exec((await locator.getAttribute('aria-label')) ?? '')?.[1]);
  const goal = await numberOf(place);
  await handle.focus();
  await page.keyboard.press('Space');
  for (let at = await numberOf(handle); at < goal; at += 1) {
    await page.keyboard.press('ArrowRight');
    await expect(handle).toHaveAccessibleName(new RegExp(`timestamp ${at + 1} of`));
  }
  await page.keyboard.press('Space');
};
