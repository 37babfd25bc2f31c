/** `npm run coverage:text -- FOLDER`: how much of a corpus of rules text the compiler reads, and reads as others do. */
import { writeFileSync } from 'node:fs';
import { compareLines } from './corpus/compare-lines';
import { readCorpus } from './corpus/read-corpus';
import { mismatches, summary } from './corpus/summary';

const [folder, ...options] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write('usage: npm run coverage:text -- FOLDER [--mismatches FILE]\n');
  process.exitCode = 1;
} else {
  const corpus = readCorpus(folder);
  const comparison = compareLines(corpus);
  for (const line of summary(comparison)) process.stdout.write(`${line}\n`);
  const file = options[options.indexOf('--mismatches') + 1];
  if (options.includes('--mismatches') && file !== undefined) {
    writeFileSync(
      file,
      mismatches(comparison)
        .map((one) => `${JSON.stringify(one)}\n`)
        .join(''),
    );
  }
}
