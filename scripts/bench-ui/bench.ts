/** `npm run bench:ui`: how fast the built page answers on a board of 100 objects with 40 effects. */
import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { test } from '@playwright/test';
import { App } from '../../e2e/app';
import { parseBoard } from '../../src/engine';
import { writeLink } from '../../src/share';
import { benchBoard } from '../../src/testing/bench/bench-board';
import { measuresOf } from './frames';
import { record, type TraceEvent } from './record';
import { sharesOf } from './rooms';
import { SCENARIOS } from './scenarios';
import { heading, line, note } from './table';

const BUILD = fileURLToPath(new URL('../../node_modules/.tmp/bench-ui', import.meta.url));
const [OBJECTS, EFFECTS] = [Number(process.env.BENCH_OBJECTS ?? 100), Number(process.env.BENCH_EFFECTS ?? 40)];

test('the page on a crowded board', async ({ page }) => {
  const app = new App(page);
  await app.open(link());
  await page.getByRole('button', { name: 'Make my copy' }).click();
  await page
    .getByRole('article', { name: /Creature/ })
    .first()
    .click(); // so that the inspector has work too
  const load = loadavg()[0] ?? 0;
  console.log(heading(OBJECTS, EFFECTS, availableParallelism(), load));
  const wanted = SCENARIOS.filter(({ name }) => name.includes(process.env.BENCH_ONLY ?? ''));
  for (const scenario of wanted) {
    await page.keyboard.press('End');
    await scenario.prepare?.(app, page);
    const timing = await record(page, 'timing', () => scenario.act(app, page));
    keep(scenario.name, timing);
    const measures = measuresOf(timing);
    const profile = await record(page, 'profile', () => scenario.act(app, page));
    console.log(line(scenario, measures, sharesOf(profile, BUILD)));
    keep(`${scenario.name} (profile)`, profile);
  }
  console.log(note);
});

function link(): string {
  const board = parseBoard(benchBoard('plain', OBJECTS, EFFECTS));
  if (!board.ok) throw new Error('the generator writes boards that can be read');
  return `./${writeLink(board.value)}`;
}

/** With `BENCH_TRACES=FOLDER`, for the Performance panel of a browser. */
function keep(name: string, events: readonly TraceEvent[]): void {
  const folder = process.env.BENCH_TRACES;
  if (folder) writeFileSync(`${folder}/${name.replaceAll(/\W+/g, '-')}.json`, JSON.stringify(events));
}
