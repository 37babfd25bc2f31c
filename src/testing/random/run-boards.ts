/** `npm run boards -- COUNT [FROM] [stop]`: so many random boards, from a seed on, each held to the reference; `stop` at the first difference. */
import { builtInCards } from '../../cards';
import { compileBoard } from '../../compiler';
import { parseBoard, resolveLayers } from '../../engine';
import { differenceFromReference } from '../../engine/reference';
import { createLineCache } from './line-cache';
import { randomBoard } from './random-board';

const [count = 20_000, from = 0] = process.argv.slice(2).map(Number).filter(Number.isFinite);
const stops = process.argv.includes('stop');
const tally = { boards: 0, withDependencies: 0, withLoops: 0, steps: 0, edges: 0, differences: 0 };
const cache = createLineCache();
const begin = performance.now();

for (let seed = from; seed < from + count; seed++) {
  const difference = check(seed);
  if (difference !== null) console.log(`seed ${seed}: ${difference}`);
  if (difference !== null && stops) break;
  if (tally.boards % 10_000 === 0) report();
}
report();
process.exitCode = tally.differences === 0 ? 0 : 1;

/** What is different about this seed's board, or null. */
function check(seed: number): string | null {
  const board = parseBoard(randomBoard(seed));
  if (!board.ok) return `no board: ${JSON.stringify(board.error)}`;
  const compiled = compileBoard(board.value, builtInCards, cache);
  const trace = resolveLayers(compiled);
  const edges = trace.steps.map((_, index) => trace.dependenciesBefore(index).edges.length);
  tally.boards++;
  tally.steps += trace.steps.filter((step) => step.kind === 'applies').length;
  tally.edges += edges.reduce((sum, number) => sum + number, 0);
  tally.withDependencies += edges.some((number) => number > 0) ? 1 : 0;
  tally.withLoops += trace.steps.some((step) => step.kind === 'loop') ? 1 : 0;
  const difference = differenceFromReference(trace, compiled);
  if (difference !== null) tally.differences++;
  return difference;
}

function report(): void {
  const seconds = ((performance.now() - begin) / 1_000).toFixed(0);
  console.log(
    `${Object.entries(tally)
      .map(([name, number]) => `${name} ${number}`)
      .join(', ')}, ${seconds} s`,
  );
}
