import { type Board, type Limits, parseBoard } from '../engine';

/** What a damaged link or file still says. */
export type Salvage = {
  readonly title: string;
  /** Objects that were there whole. */
  readonly objects: number;
  /** The board of what was there, where it makes one. */
  readonly board: Board | null;
};

export const NOTHING_SALVAGED: Salvage = { title: '', objects: 0, board: null };

/** From the beginning of a board's JSON, whatever of it is whole. */
export function salvage(text: string, limits: Limits): Salvage {
  const document = parsedPrefix(text);
  if (typeof document !== 'object' || document === null) return NOTHING_SALVAGED;
  const title = 'title' in document && typeof document.title === 'string' ? document.title : '';
  const objects = 'objects' in document && Array.isArray(document.objects) ? document.objects.length : 0;
  const whole = parseBoard(document, limits);
  return { title, objects, board: whole.ok && objects > 0 ? whole.value : null };
}

/** The longest beginning that becomes JSON by closing its open brackets; entries that are not whole are left out. */
function parsedPrefix(text: string): unknown {
  const open: string[] = [];
  let cut = ''; // the best beginning so far, closed
  let inString = false;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (inString) {
      if (character === '\\') index++;
      else if (character === '"') inString = false;
      continue;
    }
    if (character === '"') inString = true;
    else if (character === '{' || character === '[') open.push(character === '{' ? '}' : ']');
    else if (character === '}' || character === ']') {
      open.pop();
      if (open.length <= DEPTH_OF_OBJECTS) cut = text.slice(0, index + 1) + closing(open);
    } else if (character === ',' && open.length === 1) cut = text.slice(0, index) + closing(open);
  }
  return parsed(cut);
}

/** Board, list of objects: below that, half an object is no object. */
const DEPTH_OF_OBJECTS = 2;

const closing = (open: readonly string[]): string => [...open].reverse().join('');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
