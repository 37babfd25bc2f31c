import type { Part } from '../model/parts';
import { asWritten, type PartRule } from './part-rule';

type AddNameWords = Extract<Part, { kind: 'add-name-words' }>;

/** Layer 3: a name sticker puts a word into the name, after so many of its words (123.6). */
export const addNameWords: PartRule<AddNameWords> = {
  layer: '3',
  rule: '123.6',
  fill: asWritten,
  apply: (row, part) => {
    const words = row.name === '' ? [] : row.name.split(' ');
    return { ...row, name: [...words.slice(0, part.after), part.words, ...words.slice(part.after)].join(' ') };
  },
  reads: () => ['name'],
  writes: () => ['name'],
  describe: (part) => ({ key: 'part.add-name-words', values: { words: { cardText: part.words } } }),
};
