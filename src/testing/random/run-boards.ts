/**
 * `npm run boards -- COUNT [FROM] [--workers N] [--stop]`: so many random boards, from a seed on, each held to the
 * reference; with `--stop` only until one differs, of which the smallest part that still differs is printed. Ctrl-C ends it
 * with the report so far.
 */
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { checkBoard, NO_BOARDS, smallestFailing, type Tally, together } from './check-board';

/** Seeds that a worker takes at a time, in order. */
type Block = { readonly from: number; readonly to: number; readonly stops: boolean };

const BLOCK = 500;
const BETWEEN_REPORTS = 20_000; // milliseconds
/** Boards leave much behind; with room for it there is half as much collecting. */
const resourceLimits = { maxYoungGenerationSizeMb: 96 };

if (isMainThread) main();
else parentPort?.on('message', (block: Block) => parentPort?.postMessage(tallyOf(block)));

function tallyOf({ from, to, stops }: Block): Tally {
  let tally = NO_BOARDS;
  for (let seed = from; seed < to; seed++) {
    tally = together(tally, checkBoard(seed));
    if (stops && tally.failed.length > 0) break;
  }
  return tally;
}

function main(): void {
  const { values, positionals } = parseArgs({
    options: { workers: { type: 'string', default: '1' }, stop: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [count = 20_000, from = 0] = positionals.map(Number);
  const end = from + count;
  const begin = performance.now();
  let tally = NO_BOARDS;
  let next = from;
  let reported = begin;
  const busy = new Map<Worker, Block>();

  const give = (worker: Worker): void => {
    const block: Block = { from: next, to: Math.min(next + BLOCK, end), stops: values.stop };
    next = block.to;
    if (block.from < block.to) busy.set(worker, block);
    if (block.from < block.to) worker.postMessage(block);
    else void worker.terminate();
  };
  const stop = (): void => {
    for (const worker of workers) void worker.terminate();
  };
  const done = (): number => Math.min(next, ...[...busy.values()].map((block) => block.from));
  const take = (worker: Worker, more: Tally): void => {
    busy.delete(worker);
    tally = together(tally, more);
    for (const { seed, difference } of more.failed) console.log(`seed ${seed}: ${difference}`);
    const [first] = more.failed;
    if (first !== undefined && values.stop) {
      stop();
      console.log(JSON.stringify(smallestFailing(first.seed)));
    } else give(worker);
    if (performance.now() - reported < BETWEEN_REPORTS) return;
    reported = performance.now();
    console.log(report(tally, begin, done()));
  };

  const workers = Array.from({ length: Number(values.workers) }, () => {
    const worker = new Worker(new URL(import.meta.url), { resourceLimits });
    worker.on('message', (more: Tally) => take(worker, more));
    give(worker);
    return worker;
  });
  process.once('SIGINT', stop);
  process.once('exit', () => {
    console.log(report(tally, begin, done()));
    process.exitCode ||= tally.failed.length === 0 ? 0 : 1;
  });
}

/** What there was so far, and below which seed nothing is left out. */
function report({ failed, ...counts }: Tally, begin: number, done: number): string {
  const seconds = (performance.now() - begin) / 1_000;
  const numbers = Object.entries(counts).map(([name, number]) => `${name} ${number}`);
  const processor = process.cpuUsage().user / 1_000_000; // of all workers
  const speed = `${seconds.toFixed(0)} s, ${(counts.boards / processor).toFixed(0)} a second of one core`;
  const seeds = failed.length === 0 ? '' : `; failed: ${failed.map(({ seed }) => seed).join(' ')}`;
  return `${numbers.join(', ')}, differences ${failed.length}, ${speed}, all below seed ${done}${seeds}`;
}
