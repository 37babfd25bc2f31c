import type { Problem } from '../engine';
import { problemMessage } from '../engine';
import type { Words } from '../messages';

/** What a command touches of the world outside. `read` gives a file's text, or standard input for `-`, and may throw. */
export type World = {
  readonly read: (path: string) => string;
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
};

export type Arguments = {
  /** What stands without a name: files, ids. */
  readonly rest: readonly string[];
  readonly cards: readonly string[];
  readonly at: string | null;
  /** `--detail`: what each line adds, sets and takes away. */
  readonly detail: boolean;
};

/** 0: done; 1: what was asked did not hold or could not be read; 2: called wrongly. */
export type ExitCode = 0 | 1 | 2;

export type Command = {
  /** How many names it takes at least and at most. */
  readonly takes: readonly [number, number];
  readonly run: (given: Arguments, world: World, words: Words) => ExitCode;
};

export function reportProblems(problems: readonly Problem[], world: World, words: Words): void {
  for (const problem of problems) world.err(words.plain(problemMessage(problem)));
}
