/** Ways to open a board, each with its words: an example, an empty one, a link, a file. */
import { objectId, type Problem, problemMessage } from '../../../engine';
import { type Example, examples, openExample } from '../../../lessons';
import type { Words } from '../../../messages';
import { positionOf, type Salvage } from '../../../share';
import { debug, emptyBoard, evaluateBoard, openDialog, toast, workspace } from '../../../state';
import { showProblems } from './problems-store';

/** Opens an example at the step and object that it is about. */
export async function openExampleBoard(example: Example, { plain }: Words): Promise<void> {
  const board = openExample(example, plain({ key: `example.${example.id}.title` }));
  const step = positionOf(evaluateBoard(board).trace, example.step);
  await workspace.openNew(board, { step, selected: example.object });
}

export async function openFirstExample(words: Words): Promise<void> {
  const [first] = examples;
  if (first) await openExampleBoard(first, words);
}

export const openEmptyBoard = (): Promise<void> => workspace.openNew(emptyBoard);

/** Opens the board of an address, read-only beside the reader's own; says what is wrong where that fails. */
export async function openAddress(address: string): Promise<boolean> {
  if (!address.includes('b=')) return false;
  const { holdsBoard, readLink } = await import('./read-link'); // unpacking comes only with a link
  if (!holdsBoard(address)) return false;
  const read = readLink(address);
  if (!read.ok) {
    sayBrokenLink(read.problems, read.salvaged);
    return false;
  }
  const step = positionOf(evaluateBoard(read.board).trace, read.step);
  const selected = read.selected === null ? {} : { selected: objectId(read.selected) };
  await workspace.openShared(read.board, { step, ...selected });
  return true;
}

/** A damaged link says so, with a way to what could be read; a board with several problems lists them. */
function sayBrokenLink(problems: readonly Problem[], { board, objects }: Salvage): void {
  const [first] = problems;
  if (first === undefined) return;
  if (problems.length > 1) {
    showProblems(problems);
    openDialog('import');
    return;
  }
  const values = { problem: problemMessage(first), count: objects };
  if (board === null) toast('problem', { key: 'link.not-opened', values });
  else {
    const open = { label: { key: 'link.open-salvaged', values }, run: () => void workspace.openShared(board) };
    toast('problem', { key: 'link.salvaged', values }, open);
  }
}

/**
 * Follows the address bar: a link that is pasted there opens too. Once its reader goes on with a board of their own, the
 * address names the link no longer, and loading the page anew brings that board back.
 */
export function followAddress(): void {
  window.addEventListener('hashchange', () => void openAddress(window.location.hash));
  debug.store.subscribe(({ readOnly }, before) => {
    const { pathname, search } = window.location;
    if (before.readOnly && !readOnly) window.history.replaceState(null, '', pathname + search);
  });
}
