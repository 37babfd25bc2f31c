import type { Page } from '@playwright/test';
import type { App } from '../../e2e/app';
import type { Measures } from './frames';
import { type Hand, hand, middleOf, middlesOf, type Point, still } from './hand';

/** Things on the page by CSS, see `hand.ts`. */
const THING = {
  layer: (code: string) => `.dbg button[aria-label^="Layer ${code},"]`,
  head: '.dbg [role="slider"]',
  handle: 'svg.timeline [data-key]',
  creature: 'article[aria-label*="Creature"][aria-label*="/"]',
  chip: 'button[aria-label^="Move “"]',
  effect: (label: string) => `button[aria-label="Hold “${label}”"]`,
};

/** Something a person does, again and again, on a board that is open. */
export type Scenario = {
  readonly name: string;
  /** The inputs whose way to the screen is told. */
  readonly inputs: readonly (keyof Measures['latency'])[];
  /** What has to be there, made before anything is measured. */
  readonly prepare?: (app: App, page: Page) => Promise<void>;
  readonly act: (app: App, page: Page) => Promise<void>;
};

export const SCENARIOS: readonly Scenario[] = [
  {
    name: 'step, 60 times',
    inputs: ['key'],
    act: async (app, page) => {
      await atStart(app, page);
      for (let step = 0; step < 60; step += 1) {
        await page.keyboard.press('ArrowRight');
        await still(page);
      }
    },
  },
  {
    name: 'hold the arrow key',
    inputs: ['key'],
    act: async (app, page) => {
      await atStart(app, page);
      for (let step = 0; step < 60; step += 1) {
        await page.keyboard.down('ArrowRight');
        await page.waitForTimeout(33);
      }
      await page.keyboard.up('ArrowRight');
    },
  },
  {
    name: 'play',
    inputs: ['key'],
    act: async (app, page) => {
      await atStart(app, page);
      await page.keyboard.press('Space');
      await page.waitForTimeout(8_000);
      await page.keyboard.press('Space');
    },
  },
  {
    name: 'jump to a layer',
    inputs: ['release'],
    act: async (_, page) => {
      for (const layer of ['4', '7c', '5', '7b', '6', '4', '6', '7c', '4', '7b'])
        await press(page, await middleOf(page, THING.layer(layer)));
    },
  },
  {
    name: 'drag the head',
    inputs: ['move'],
    act: async (_, page) => {
      const head = await middleOf(page, THING.head);
      const [start, end] = [await middleOf(page, THING.layer('4')), await middleOf(page, THING.layer('7d'))];
      const to = ({ x }: Point) => ({ x, y: head.y });
      await dragged(page, head, [to(start), to(end), to(start)], 60);
    },
  },
  {
    name: 'reorder timestamps',
    inputs: ['move', 'release'],
    act: async (_, page) => {
      await page.keyboard.press('End');
      for (const places of [
        [10, 60],
        [70, 20],
        [40, 45],
        [90, 5],
      ]) {
        const [from, ...way] = await middlesOf(page, THING.handle, places);
        if (from) await dragged(page, from, way, 30);
      }
    },
  },
  {
    name: 'drag an effect over tiles, drop it',
    inputs: ['move', 'release'],
    act: async (_, page) => {
      for (const label of ['loses all abilities', 'gets +3/+3', 'base power, toughness 1/1'])
        await dragged(page, await middleOf(page, THING.effect(label)), await overTiles(page), 40);
    },
  },
  {
    name: 'drag a chip to other tiles',
    inputs: ['move', 'release'],
    prepare: async (_, page) =>
      dragged(page, await middleOf(page, THING.effect('gets +3/+3')), await overTiles(page), 4),
    act: async (_, page) => {
      for (let time = 0; time < 3; time += 1)
        await dragged(page, await middleOf(page, THING.chip), await overTiles(page), 40);
    },
  },
];

/** From the printed values, and with the keys for the page. */
async function atStart(app: App, page: Page): Promise<void> {
  await app.title.blur();
  await page.keyboard.press('Home');
  await still(page);
}

async function press(page: Page, at: Point): Promise<void> {
  const mouse = await hand(page);
  await mouse.press(at);
  await mouse.release();
  await still(page);
}

/** Picked up, along a way at the pace of a mouse, let go, and looked at. */
async function dragged(page: Page, from: Point, way: readonly Point[], moves: number): Promise<void> {
  const mouse: Hand = await hand(page);
  await mouse.press(from);
  for (const point of way) await mouse.moveTo(point, moves);
  await mouse.release();
  await still(page);
}

/** A way over the creatures in sight, there and back. */
const overTiles = (page: Page): Promise<readonly Point[]> => middlesOf(page, THING.creature, [0, 4, 11, 7]);
