import { expect, type Locator, type Page } from '@playwright/test';

/** Ways to carry a thing to a place, as a hand would: each waits for what the page says, never for a while. */
export type Carry = (page: Page, handle: Locator, place: Locator) => Promise<void>;

type Point = { readonly x: number; readonly y: number };

/** Where a place is touched: near its upper left, away from menus and from tiles that lie on a wide place. */
async function pointOn(locator: Locator): Promise<Point> {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error(`not on screen: ${locator}`);
  return box.width > 400 ? { x: box.x + 8, y: box.y + 8 } : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Press, move a little to pick up, move over in steps, let go. */
export const byMouse: Carry = async (page, handle, place) => {
  await liftByMouse(page, handle);
  await page.mouse.move(...coordinates(await pointOn(place)), { steps: 12 });
  await page.mouse.up();
};

/** Picks up and holds over a place, for a look at what would happen. */
export async function holdOver(page: Page, handle: Locator, place: Locator): Promise<void> {
  await liftByMouse(page, handle);
  await page.mouse.move(...coordinates(await pointOn(place)), { steps: 12 });
}

async function liftByMouse(page: Page, handle: Locator): Promise<void> {
  await handle.hover();
  const from = await pointOn(handle);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y + 4, { steps: 4 });
}

/** A finger rests until the thing is picked up, moves over, and lifts. */
export const byTouch: Carry = async (page, handle, place) => {
  await place.scrollIntoViewIfNeeded();
  const from = await pointOn(handle);
  const to = await pointOn(place);
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  await touch('touchStart', from);
  await expectPickedUp(page);
  for (let step = 1; step <= 12; step += 1) await touch('touchMove', between(from, to, step / 12));
  await touch('touchEnd');
};

/** Space picks up, arrow keys jump from place to place until the page says that this is the one, Space puts down. */
export const byKeyboard: Carry = async (page, handle, place) => {
  const target = await pointOn(place);
  let at = await pointOn(handle);
  await handle.focus();
  await page.keyboard.press('Space');
  await expectPickedUp(page);
  const spoken = page.getByRole('status').filter({ hasText: 'Here:' });
  for (let jump = 0; jump < 12 && !isNear(at, target); jump += 1) {
    const before = await spoken.allTextContents();
    await page.keyboard.press(towards(at, target));
    await expect.poll(() => spoken.allTextContents()).not.toEqual(before);
    at = await pointOn(page.getByRole('article').filter({ hasText: RELEASE }));
  }
  await page.keyboard.press('Space');
};
const RELEASE = 'Release to apply';

const isNear = (one: Point, other: Point): boolean => Math.hypot(one.x - other.x, one.y - other.y) < 20;

function towards(from: Point, to: Point): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.abs(dx) > 40) return dx > 0 ? 'ArrowRight' : 'ArrowLeft';
  return dy > 0 ? 'ArrowDown' : 'ArrowUp';
}

const expectPickedUp = (page: Page): Promise<void> =>
  expect(page.getByRole('status').filter({ hasText: 'Picked up' })).toBeAttached();

const coordinates = ({ x, y }: Point): [number, number] => [x, y];

const between = (from: Point, to: Point, share: number): Point => ({
  x: Math.round(from.x + (to.x - from.x) * share),
  y: Math.round(from.y + (to.y - from.y) * share),
});
