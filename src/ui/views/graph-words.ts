import type { GraphWords, Point } from './dependency-graph-types';
import { textWidth } from './text-width';

export const LINE = 13; // pixels from one line of words to the next
const SIZE = 10.5;

/** The lines of an edge's words at a width: all on one where it fits, else a piece a line, else broken between words. */
export function linesOf(pieces: readonly string[], room: number): readonly string[] {
  const whole = pieces.join(' ');
  if (widthOf(whole) <= room) return [whole];
  return pieces.flatMap((piece) => balanced(piece, room));
}

/** As few lines as the room allows, and these as even as can be: no word is left alone at the end. */
function balanced(piece: string, room: number): readonly string[] {
  const few = broken(piece, room);
  for (let narrow = room - 4; narrow > room / 2; narrow -= 4) {
    if (broken(piece, narrow).length > few.length) return broken(piece, narrow + 4);
  }
  return few;
}

/** How wide the widest line is; rule numbers are set in mono and a little wider. */
export const widthOfLines = (lines: readonly string[]): number => Math.max(0, ...lines.map(widthOf));

const widthOf = (line: string): number => textWidth(line, SIZE) + (/\d{3}\.\d/.test(line) ? 3 : 0);

function broken(piece: string, room: number): readonly string[] {
  const lines: string[] = [];
  for (const word of piece.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || widthOf(longer) > room) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** How much an edge says. */
export type Saying = keyof GraphWords | 'none';

export const wordsAs = (words: GraphWords, saying: Saying, room: number): readonly string[] =>
  saying === 'none' ? [] : linesOf(words[saying], room);

export const add = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
