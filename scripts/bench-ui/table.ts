import type { Measures } from './frames';
import type { Shares } from './rooms';
import type { Scenario } from './scenarios';
import { percentile } from './statistics';

/** What we promise, in milliseconds at the 95th percentile. */
const LIMITS = { latency: 100, work: 20 } as const;

const WIDTHS = [36, 8, 8, 8, 8, 8, 10, 8, 10, 8, 32] as const;

export function heading(objects: number, effects: number, cores: number, load: number): string {
  return [
    `${objects} objects, ${effects} effects; ${cores} cores, load ${load.toFixed(1)} at the start; milliseconds`,
    row(['', 'on screen', '', '', 'work in a frame', '', '', '', 'frames', 'engine', 'thread']),
    row([
      '',
      'median',
      'p95',
      `<= ${LIMITS.latency}`,
      'median',
      'p95',
      'cpu p95',
      `< ${LIMITS.work}`,
      'a second',
      'share',
      'by room',
    ]),
  ].join('\n');
}

export function line(scenario: Scenario, measures: Measures, shares: Shares): string {
  const latency = scenario.inputs.flatMap((input) => measures.latency[input]);
  const work = measures.frames.map((frame) => frame.work);
  const slowest = percentile(latency, 0.95);
  const longest = percentile(work, 0.95);
  return row([
    scenario.name,
    ms(percentile(latency, 0.5)),
    ms(slowest),
    verdict(slowest <= LIMITS.latency),
    ms(percentile(work, 0.5)),
    ms(longest),
    ms(
      percentile(
        measures.frames.map((frame) => frame.cpu),
        0.95,
      ),
    ),
    verdict(longest < LIMITS.work),
    measures.rate.toFixed(0),
    percent(shares.engine),
    `page ${percent(shares.page)} libraries ${percent(shares.libraries)} drag ${percent(shares.drag)} browser ${percent(shares.browser)}`,
  ]);
}

export const note =
  'On screen: from an input to the frame that shows it. Work: scripts, style and layout of one frame; cpu: the same without waiting for the processor.';

const row = (cells: readonly string[]): string =>
  cells
    .map((cell, index) => cell.padEnd(WIDTHS[index] ?? 0))
    .join(' ')
    .trimEnd();
const ms = (value: number): string => value.toFixed(1);
const percent = (value: number): string => `${Math.round(value * 100)}%`;
const verdict = (holds: boolean): string => (holds ? 'yes' : 'NO');
