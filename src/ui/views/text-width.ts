/**
 * The width of a text in Plex Sans in pixels, from the advance widths of the font. Layouts stay pure and can be tested
 * without a browser; where a fallback font is shown, a few pixels more or less do little harm.
 */
export function textWidth(text: string, size: number, weight: 'normal' | 'bold' = 'normal'): number {
  let units = 0;
  for (const character of text) units += unitsOf(character, weight);
  return (units * size) / 100;
}

/** The same for Plex Mono, where every character is as wide as the next. */
export function monoWidth(text: string, size: number): number {
  return text.length * size * 0.58; // 0.6, set a little tighter
}

/**
 * Cuts a text to a width, with an ellipsis; the empty text where not even three characters fit. What tells things of one
 * name apart stays if it can: "Archetype of C… 2 (line 1)".
 */
export function cutToWidth(text: string, size: number, room: number, weight: 'normal' | 'bold' = 'normal'): string {
  if (textWidth(text, size, weight) <= room) return text;
  const ending = /(?: \d+)?(?: \([^()]*\))?$/.exec(text)?.[0] ?? '';
  return cutBefore(ending, text, size, room, weight) || cutBefore('', text, size, room, weight);
}

function cutBefore(ending: string, text: string, size: number, room: number, weight: 'normal' | 'bold'): string {
  const cut = (end: number) => `${text.slice(0, end).trimEnd()}…${ending}`;
  let end = text.length - ending.length;
  while (end > 0 && textWidth(cut(end), size, weight) > room) end -= 1;
  return end < 3 ? '' : cut(end);
}

// Hundredths of an em, from the space to the tilde; measured once in a browser.
const WIDTHS = {
  normal:
    '24 28 42 71 60 93 69 24 33 33 45 60 27 40 27 38 60 60 60 60 60 60 60 60 60 60 29 29 60 60 60 48 89 64 65 62 67 58 56 69 71 40 51 63 50 81 71 71 61 71 64 58 57 68 61 89 61 59 58 32 38 32 60 56 60 53 58 50 58 55 32 53 57 25 25 53 27 87 57 56 58 58 37 49 35 57 49 77 51 50 46 34 31 34 60',
  bold: '24 31 47 66 60 96 71 26 34 34 56 60 30 40 30 44 60 60 60 60 60 60 60 60 60 60 32 32 60 60 60 49 90 67 66 64 69 60 58 71 72 42 54 68 52 82 72 71 64 71 66 61 58 69 64 95 65 63 60 33 44 33 60 56 60 56 60 51 60 56 35 54 59 27 27 56 29 89 59 56 60 60 39 50 37 59 52 82 54 52 50 36 38 36 60',
};
const TABLES = { normal: WIDTHS.normal.split(' ').map(Number), bold: WIDTHS.bold.split(' ').map(Number) };
const OTHER = 58; // letters with accents; dashes and ellipses are wider
const WIDE = 80;

function unitsOf(character: string, weight: 'normal' | 'bold'): number {
  const found = TABLES[weight][character.charCodeAt(0) - 32];
  return found ?? ('…—–'.includes(character) ? WIDE : OTHER);
}
