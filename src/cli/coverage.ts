/** `npm run coverage:text -- FOLDER`: how much of a corpus of rules text the compiler reads, and reads as others do. */
import { writeFileSync } from 'node:fs';
import { compareLines } from './corpus/compare-lines';
import { compareTruth } from './corpus/compare-truth';
import { findOverlaps } from './corpus/find-overlaps';
import { readCorpus } from './corpus/read-corpus';
import { mismatches, overlapSummary, summary, truthSummary } from './corpus/summary';

const USAGE = `usage: npm run coverage:text -- FOLDER [--mismatches FILE] [--differences FILE] [--overlaps]
  --mismatches FILE   every line whose layers differ, as JSON lines
  --differences FILE  every difference from the independent readings, as JSON lines
  --overlaps          words that two templates read (takes a while)
`;

const [folder, ...options] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write(USAGE);
  process.exitCode = 1;
} else {
  const corpus = readCorpus(folder);
  const comparison = compareLines(corpus);
  const truth = compareTruth(corpus);
  print(summary(comparison));
  if (truth.compared > 0) print(truthSummary(truth));
  if (options.includes('--overlaps')) print(overlapSummary(findOverlaps(corpus)));
  write('--mismatches', mismatches(comparison));
  write('--differences', truth.differences);
}

function print(lines: readonly string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`);
}

function write(option: string, records: readonly unknown[]): void {
  const file = options[options.indexOf(option) + 1];
  if (!options.includes(option) || file === undefined) return;
  writeFileSync(file, records.map((one) => `${JSON.stringify(one)}\n`).join(''));
}
