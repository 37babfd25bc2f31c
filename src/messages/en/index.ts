/** All English words. A new area is a file, and its two lines in `first.ts` or, where it is not needed at first, in `later.ts`. */
import cli from './cli.json';
import compare from './compare.json';
import examples from './examples.json';
import { first } from './first';
import rules from './rules.json';
import share from './share.json';

export const en = { ...first, ...compare, ...examples, ...share, ...cli, ...rules };
