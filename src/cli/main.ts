/** The command line: `npm run -s cli -- resolve board.json`. The same pass as the app, without a browser. */
import { readFileSync } from 'node:fs';
import { run } from './run';

// Who reads only the beginning (`| head`) is not to see an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

process.exitCode = run(process.argv.slice(2), {
  read: (path) => readFileSync(path === '-' ? 0 : path, 'utf8'),
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
});
