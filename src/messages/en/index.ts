/** All English words. A new area is a file, and its two lines in `first.ts` or, where it is not needed at first, in `later.ts`. */
import cli from './cli.json';
import { first } from './first';
import rules from './rules.json';

export const en = { ...first, ...cli, ...rules };
