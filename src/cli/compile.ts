import { reportCard } from '../compiler';
import { type Command, reportProblems } from './command';
import { readCardFile } from './load';

/** `compile CARDS.jsonl [--detail]`: a JSON line for each card, with what was read of each line of its rules text. */
export const compile: Command = {
  takes: [1, 1],
  run: ({ rest: [path = ''], detail }, world, words) => {
    let unreadable = 0;
    for (const card of readCardFile(path, world)) {
      if (card.ok) world.out(JSON.stringify(reportCard(card.value, { detail })));
      else {
        unreadable++;
        reportProblems(card.error, world, words);
      }
    }
    return unreadable === 0 ? 0 : 1;
  },
};
