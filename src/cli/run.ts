import { parseArgs } from 'node:util';
import { allWords, createWords } from '../messages';
import { check } from './check';
import type { Arguments, Command, ExitCode, World } from './command';
import { compile } from './compile';
import { explainCommand } from './explain';
import { board, link } from './link';
import { resolve } from './resolve';

const COMMANDS: { readonly [name: string]: Command } = {
  resolve,
  check,
  compile,
  explain: explainCommand,
  link,
  board,
};

/** Runs one command; without a known one, says how they are called. */
export function run(args: readonly string[], world: World): ExitCode {
  const words = createWords('en', 'current', allWords);
  const [name = '', ...others] = args;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const given = command && readArguments(others);
  if (!command || !given || given.rest.length < command.takes[0] || given.rest.length > command.takes[1]) {
    world.err(words.t('cli.usage'));
    return 2;
  }
  try {
    return command.run(given, world, words);
  } catch (error) {
    if (!isFileError(error)) throw error;
    world.err(words.plain({ key: 'cli.no-file', values: { path: error.path ?? '', code: error.code } }));
    return 1;
  }
}

function readArguments(args: readonly string[]): Arguments | null {
  try {
    const { values, positionals } = parseArgs({
      args: args.map((arg) => (arg === '-' ? STDIN : arg)),
      allowPositionals: true,
      options: { cards: { type: 'string', multiple: true }, at: { type: 'string' }, detail: { type: 'boolean' } },
    });
    const rest = positionals.map((name) => (name === STDIN ? '-' : name));
    return { rest, cards: values.cards ?? [], at: values.at ?? null, detail: values.detail ?? false };
  } catch {
    return null; // an option that there is not, or one without its value
  }
}

const STDIN = '\u0000stdin'; // no file can be called so

type FileError = { readonly code: string; readonly path?: string };
const isFileError = (error: unknown): error is FileError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && 'syscall' in error;
