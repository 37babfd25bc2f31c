import { builtInCards } from '../../cards';
import { compileBoard } from '../../compiler';
import { type CompiledBoard, createLayerMemory, noWork, parseBoard, resolveLayers } from '../../engine';
import { differenceFromReference, reference } from '../../engine/reference';
import { createLineCache } from './line-cache';
import { randomBoard } from './random-board';
import { smallest } from './smallest';

/** What there was on some boards, counted; and in what the engine and the reference differ, if they do. */
export type Tally = {
  readonly boards: number;
  readonly withDependencies: number;
  readonly withLoops: number;
  readonly steps: number;
  readonly edges: number;
  readonly failed: readonly { readonly seed: number; readonly difference: string }[];
};

export const NO_BOARDS: Tally = { boards: 0, withDependencies: 0, withLoops: 0, steps: 0, edges: 0, failed: [] };

export function together(one: Tally, other: Tally): Tally {
  return {
    boards: one.boards + other.boards,
    withDependencies: one.withDependencies + other.withDependencies,
    withLoops: one.withLoops + other.withLoops,
    steps: one.steps + other.steps,
    edges: one.edges + other.edges,
    failed: [...one.failed, ...other.failed],
  };
}

// Sentences come again and again. As in the page, what they say is remembered from one board to the next.
const cache = createLineCache();
const memory = createLayerMemory();

/** Holds the engine to the reference on the random board of a seed. */
export function checkBoard(seed: number): Tally {
  const { difference, ...counts } = checkDocument(randomBoard(seed));
  return { ...counts, boards: 1, failed: difference === null ? [] : [{ seed, difference }] };
}

/** The smallest part of a seed's board on which the two still differ, as a document. */
export const smallestFailing = (seed: number): unknown =>
  smallest(randomBoard(seed), (board) => parseBoard(board).ok && checkDocument(board).difference !== null);

type Checked = Omit<Tally, 'boards' | 'failed'> & { readonly difference: string | null };

const NOTHING: Checked = { withDependencies: 0, withLoops: 0, steps: 0, edges: 0, difference: null };

function checkDocument(document: unknown): Checked {
  const board = parseBoard(document);
  if (!board.ok) return { ...NOTHING, difference: `no board: ${JSON.stringify(board.error)}` };
  try {
    return compared(compileBoard(board.value, builtInCards, cache));
  } catch (error) {
    return { ...NOTHING, difference: `it throws: ${error instanceof Error ? error.stack : error}` };
  }
}

function compared(board: CompiledBoard): Checked {
  const wanted = reference(board);
  const trace = resolveLayers(board, noWork(), 'current', memory);
  const edges = wanted.steps.reduce((sum, step) => sum + step.edges.length, 0);
  return {
    withDependencies: edges > 0 ? 1 : 0,
    withLoops: trace.steps.some(({ kind }) => kind === 'loop') ? 1 : 0,
    steps: wanted.steps.length,
    edges,
    difference: differenceFromReference(trace, board, wanted),
  };
}
