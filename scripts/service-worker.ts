import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';

const FILE = 'service-worker.js';

/** Builds `src/service-worker.ts` beside the page and writes into it what there is to keep. Not in development. */
export function serviceWorker(): Plugin {
  return {
    name: 'layerscope:service-worker',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    buildStart() {
      this.emitFile({ type: 'chunk', id: 'src/service-worker.ts', fileName: FILE });
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir }) {
        if (dir === undefined) return;
        const path = join(dir, FILE);
        const kept = JSON.stringify(keptOf(dir));
        writeFileSync(
          path,
          readFileSync(path, 'utf8').replace('__KEPT__', () => kept),
        );
      },
    },
  };
}

/**
 * All files of a built page, as addresses relative to it, and a name for this state of them. The page itself is `./`:
 * some hosts send who asks for `index.html` there.
 */
export function keptOf(folder: string): { readonly version: string; readonly files: readonly string[] } {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== FILE && !entry.name.endsWith('.map'))
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .sort();
  const hash = createHash('sha256');
  for (const path of paths) hash.update(path).update(readFileSync(join(folder, path)));
  const files = paths.map((path) => (path === 'index.html' ? './' : path.replaceAll(sep, '/')));
  return { version: hash.digest('hex').slice(0, 12), files };
}
