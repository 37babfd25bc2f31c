/**
 * `npm run mutants`: breaks the engine in known ways, one at a time and in memory only, and runs random boards against the
 * reference. Each broken engine must be found out; one that is not, or no longer fits the source, is a failure.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const BOARDS = 8_000;
const root = fileURLToPath(new URL('..', import.meta.url));
const out = 'node_modules/.tmp/mutants';

/**
 * `find` stands once in the layer loop, in whatever file.
 * @type {{ name: string, find: string, replace: string }[]}
 */
const MUTANTS = [
  {
    name: 'dependencies are not asked anew after an application (613.8c)',
    find: 'recheck(changed, graph);',
    replace: 'void changed;',
  },
  {
    name: 'who reads what changed is asked anew, but not who depends on an effect that does something else now',
    find: 'stale.has(reader) ? reader.suspects : intersection(reader.suspects, moved)',
    replace: 'stale.has(reader) ? reader.suspects : []',
  },
  {
    name: 'losing an ability makes no dependency (613.8a)',
    find: 'return writer.removes && endedBy(writer, graph).has(node);',
    replace: 'return false;',
  },
  {
    name: 'in a loop any member may be next (613.8b)',
    find: 'if (component[0] !== node) continue;',
    replace: '',
  },
  {
    name: 'a loop does not wait for effects outside it',
    find: 'if (onWhom(node, graph).every((other) => component.includes(other)))',
    replace: 'if (component.length > 1 || onWhom(node, graph).every((other) => component.includes(other)))',
  },
  {
    name: 'what has begun does not go on in later layers (613.6)',
    find: 'begun.has(key) || !endedBy.has(key)',
    replace: '!begun.has(key) && !endedBy.has(key)',
  },
  {
    name: 'objects are looked for anew in every layer (613.6)',
    find: 'const begun = resolution.begun.get(instance.effect.key) ?? null;\n  const',
    replace: 'const begun = null;\n  const',
  },
  {
    name: 'an answer is kept though what it reads has changed',
    find: 'reader.asked = null; //',
    replace: '//',
  },
  {
    name: 'what an application would do is kept though it has changed',
    find: 'if (isMoved || (writer.draft !== null && meets(changed, writer.writes))) writer.draft = null;',
    replace: '',
  },
  {
    name: 'who would lose an ability to whom is kept though it has changed',
    find: '    writer.ends = null;\n  }',
    replace: '  }',
  },
];

const survivors = [];
for (const [index, mutant] of MUTANTS.entries()) {
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
  const run = spawnSync(process.execPath, [`${outDir}/run-boards.js`, String(BOARDS), '0', 'stop'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (run.status === 0) return null;
  return run.stdout.match(/^seed \d+/m)?.[0] ?? 'it throws';
}
