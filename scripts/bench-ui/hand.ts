import type { Page } from '@playwright/test';

/** Pixels of the window. */
export type Point = { readonly x: number; readonly y: number };

/** A hand on a mouse: it moves on at its own pace, whether the page keeps up or not. */
export type Hand = {
  readonly press: (at: Point) => Promise<void>;
  readonly moveTo: (to: Point, moves: number) => Promise<void>;
  readonly release: () => Promise<void>;
};

const PACE = 16; // milliseconds between two reports of a mouse

export async function hand(page: Page): Promise<Hand> {
  const session = await page.context().newCDPSession(page);
  let at: Point = { x: 0, y: 0 };
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', buttons: number) =>
    session.send('Input.dispatchMouseEvent', { type, ...at, button: 'left', buttons, clickCount: 1 });
  return {
    press: async (from) => {
      at = from;
      await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at });
      await send('mousePressed', 1);
    },
    moveTo: async (to, moves) => {
      const from = at;
      const sent: Promise<unknown>[] = [];
      for (let move = 1; move <= moves; move += 1) {
        at = between(from, to, move / moves);
        sent.push(send('mouseMoved', 1));
        await page.waitForTimeout(PACE);
      }
      await Promise.all(sent);
    },
    release: async () => {
      await send('mouseReleased', 0);
      await session.detach();
    },
  };
}

const between = (from: Point, to: Point, share: number): Point => ({
  x: Math.round(from.x + (to.x - from.x) * share),
  y: Math.round(from.y + (to.y - from.y) * share),
});

type Box = Point & { readonly width: number; readonly height: number };

/**
 * Where things are that a CSS selector finds, brought into sight. Asked of the page itself: Playwright's own look-up works
 * through all of the page, in the frames that are measured.
 */
async function boxesOf(page: Page, selector: string, indexes: readonly number[] = [0]): Promise<readonly Box[]> {
  const boxes = await page.evaluate(
    ({ wanted, places }) => {
      const found = document.querySelectorAll(wanted);
      return places.map((place) => {
        found[place]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const { x, y, width, height } = found[place]?.getBoundingClientRect() ?? new DOMRect();
        return { x, y, width, height };
      });
    },
    { wanted: selector, places: indexes },
  );
  if (boxes.some(({ width }) => width === 0)) throw new Error(`not on screen: ${selector}`);
  return boxes;
}

const middle = (box: Box): Point => ({
  x: Math.round(box.x + box.width / 2),
  y: Math.round(box.y + box.height / 2),
});

export async function middlesOf(page: Page, selector: string, indexes?: readonly number[]): Promise<readonly Point[]> {
  return (await boxesOf(page, selector, indexes)).map(middle);
}

export async function middleOf(page: Page, selector: string): Promise<Point> {
  const [point] = await middlesOf(page, selector);
  if (!point) throw new Error('boxesOf gives a box for each index');
  return point;
}

/** Until what was done is drawn and whatever moves stands still. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done, { timeout: 1000 })));
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  });
}
