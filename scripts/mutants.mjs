/**
 * `npm run mutants`: breaks the engine in known ways, one at a time and in memory only, and runs random boards against the
 * reference. Each broken engine must be found out; one that is not, or no longer fits the source, is a failure. With
 * `-- --show` the smallest board that finds it out is printed as well; other words are those of the mutants to run.
 */
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { MUTANTS } from './mutant-list.mjs';

const BOARDS = 20_000;
const root = fileURLToPath(new URL('..', import.meta.url));
const out = 'node_modules/.tmp/mutants';

const said = process.argv.slice(2).filter((word) => word !== '--show');
const chosen = MUTANTS.filter(({ name }) => said.every((word) => name.includes(word)));
const survivors = [];
for (const [index, mutant] of chosen.entries()) {
  const result = await runMutant(mutant, `${out}/${index}`);
  console.log(`${result === null ? 'LIVES ' : 'dies  '} ${mutant.name}${result === null ? '' : `: ${result}`}`);
  if (result === null) survivors.push(mutant.name);
}
process.exitCode = survivors.length === 0 ? 0 : 1;

/**
 * How a broken engine was found out, or null.
 * @param {typeof MUTANTS[number]} mutant
 * @param {string} outDir
 */
async function runMutant({ find, replace }, outDir) {
  let places = 0;
  await build({
    root,
    logLevel: 'error',
    build: { ssr: 'src/testing/random/run-boards.ts', outDir, emptyOutDir: true, copyPublicDir: false },
    plugins: [
      {
        name: 'mutant',
        enforce: 'pre',
        /** @param {string} code @param {string} id */
        transform(code, id) {
          if (!id.includes('/src/engine/layers/') || !code.includes(find)) return null;
          places += code.split(find).length - 1;
          return code.replace(find, replace);
        },
      },
    ],
  });
  if (places !== 1) throw new Error(`"${find}" is there ${places} times; bring the list of mutants up to date`);
  const run = spawnSync(
    process.execPath,
    [`${outDir}/run-boards.js`, String(BOARDS), '0', '--stop', '--workers', String(availableParallelism())],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  if (run.status === 0) return null;
  const board = run.stdout.match(/^\{.*\}$/m)?.[0];
  if (board !== undefined && process.argv.includes('--show')) console.log(board);
  return run.stdout.match(/^seed \d+/m)?.[0] ?? 'it throws';
}
