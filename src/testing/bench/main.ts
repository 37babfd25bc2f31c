/** `npm run bench`: how long boards take, how the time grows, and with `--write FOLDER` the same boards as files. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { builtInCards } from '../../cards';
import { compileBoard, createCompileCache } from '../../compiler';
import { type Board, explain, noWork, parseBoard, resolveLayers } from '../../engine';
import { createEvaluator, evaluate } from '../../evaluate';
import { benchBoard, KINDS, type Kind } from './bench-board';
import { controlChain, controlEach, copyChain } from './chain-boards';
import { exponent, median } from './stopwatch';

const SIZES = [
  [100, 20],
  [1_000, 20],
  [1_000, 200],
  [1_000, 1_000],
  [10_000, 20],
  [10_000, 200],
  [10_000, 1_000],
] as const;
const BUDGET = 3_000; // milliseconds for each measurement

const folder = process.argv[process.argv.indexOf('--write') + 1];
if (process.argv.includes('--write') && folder) writeBoards(folder);
else measure();

function measure(): void {
  const cold = kitchenTableCold(); // before anything else has run in this process
  const times = new Map<string, number>();
  console.log(row(['board', ...SIZES.map(([objects, effects]) => `${objects}x${effects}`)]));
  for (const kind of KINDS) {
    const cells = SIZES.map(([objects, effects]) => {
      const board = boardOf(benchBoard(kind, objects, effects));
      const run = createEvaluator(builtInCards);
      const time = median(() => run(board), BUDGET);
      times.set(`${kind} ${objects}x${effects}`, time);
      return milliseconds(time);
    });
    console.log(row([kind, ...cells]));
  }
  for (const kind of KINDS) console.log(`${kind} 1000x200: ${workOf(kind)}`);
  const time = (kind: Kind, size: string): number => times.get(`${kind} ${size}`) ?? 0;
  for (const kind of KINDS) {
    const inObjects = exponent(time(kind, '1000x200'), time(kind, '10000x200'), 10);
    const inEffects = exponent(time(kind, '1000x20'), time(kind, '1000x200'), 10);
    console.log(`${kind}: exponent in objects ${inObjects.toFixed(2)}, in effects ${inEffects.toFixed(2)}`);
  }
  console.log(`kitchen table (40x15): cold ${milliseconds(cold)} with text, warm ${milliseconds(kitchenTableWarm())}`);
  console.log(`one timestamp moved (40x15): ${milliseconds(oneTimestampMoved())}`);
  console.log(`300 Auras that control each the one before: ${milliseconds(timeOf(controlChain(300)))}`);
  console.log(`1,000 Auras on separate objects: ${milliseconds(timeOf(controlEach(1_000)))}`);
  console.log(`a chain of 5,000 copies: ${milliseconds(timeOf(copyChain(5_000)))}`);
  console.log(`one object explained (1000x200): ${milliseconds(oneExplanation())}`);
}

/** What there was to do, which no other load of the machine changes. */
function workOf(kind: Kind): string {
  const work = noWork();
  resolveLayers(compileBoard(boardOf(benchBoard(kind, 1_000, 200)), builtInCards), work);
  return `${work.pairs} pairs tried, ${work.selections} selectors evaluated, ${work.loopSearches} searches for loops`;
}

function kitchenTableCold(): number {
  const board = boardOf(benchBoard('humility', 40, 15));
  const start = performance.now();
  evaluate(board, builtInCards);
  return performance.now() - start;
}

function kitchenTableWarm(): number {
  const board = boardOf(benchBoard('humility', 40, 15));
  const run = createEvaluator(builtInCards);
  return median(() => run(board), BUDGET);
}

function timeOf(document: unknown): number {
  const board = boardOf(document);
  const run = createEvaluator(builtInCards);
  return median(() => run(board), BUDGET);
}

function oneTimestampMoved(): number {
  const board = boardOf(benchBoard('humility', 40, 15));
  const keys = board.objects.map((object) => object.id);
  const run = createEvaluator(builtInCards);
  let place = 0;
  return median(() => {
    place = (place + 1) % keys.length;
    return run({ ...board, timestamps: [...keys.slice(place), ...keys.slice(0, place)] });
  }, BUDGET);
}

function oneExplanation(): number {
  const evaluation = evaluate(boardOf(benchBoard('plain', 1_000, 200)), builtInCards, createCompileCache());
  const id = evaluation.trace.objects[500];
  return id === undefined ? 0 : median(() => explain(evaluation, id, 'size'), BUDGET);
}

function writeBoards(into: string): void {
  mkdirSync(into, { recursive: true });
  for (const kind of KINDS)
    for (const [objects, effects] of SIZES)
      writeFileSync(`${into}/${kind}-${objects}x${effects}.json`, JSON.stringify(benchBoard(kind, objects, effects)));
}

function boardOf(document: unknown): Board {
  const board = parseBoard(document);
  if (!board.ok) throw new Error(JSON.stringify(board.error.slice(0, 3)));
  return board.value;
}

function milliseconds(time: number): string {
  return `${time < 10 ? time.toFixed(2) : time.toFixed(0)} ms`;
}
function row(cells: readonly string[]): string {
  return cells.map((cell) => cell.padEnd(12)).join('');
}
