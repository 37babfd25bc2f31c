import {
  APP_LIMITS,
  type Board,
  FILE_BYTES,
  type Limits,
  type Problem,
  parseBoard,
  problemAt,
  type Result,
  toDocument,
} from '../engine';

export type BoardFile = { readonly name: string; readonly text: string };

/** The board as a file: its JSON, laid out for reading, named after its title. */
export function toFile(board: Board): BoardFile {
  const name =
    board.title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'board';
  return { name: `${name}.json`, text: `${JSON.stringify(toDocument(board), null, 2)}\n` };
}

/** The board of a file, or of each case in a case file; where none can be read, every problem. */
export function fromFile(text: string, limits: Limits = APP_LIMITS): Result<readonly Board[], readonly Problem[]> {
  if (text.length > FILE_BYTES) return failed('file-too-large', { limit: FILE_BYTES });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return failed('not-json', { found: error instanceof Error ? error.message : '' });
  }
  if (Array.isArray(json) && json.length === 0) return failed('not-a-board', { found: '[]' });
  const read = (Array.isArray(json) ? json : [json]).map((entry: unknown) => parseBoard(boardIn(entry), limits));
  const boards = read.flatMap((board) => (board.ok ? [board.value] : []));
  return boards.length > 0
    ? { ok: true, value: boards }
    : { ok: false, error: read.flatMap((one) => (one.ok ? [] : one.error)) };
}

/** A case holds its board in a field of that name. */
const boardIn = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null && 'board' in entry ? entry.board : entry;

const failed = (code: string, values: Problem['values']): Result<never, readonly Problem[]> => ({
  ok: false,
  error: [problemAt('', code, values)],
});
