/**
 * The width of a text in Plex Sans, estimated, in pixels. Layouts stay pure and can be tested without a browser;
 * they need widths only to choose a side or to cut words short, so a few pixels more than the truth do no harm.
 */
export function textWidth(text: string, size: number, weight: 'normal' | 'bold' = 'normal'): number {
  let units = 0;
  for (const character of text) units += unitsOf(character);
  return units * size * (weight === 'bold' ? 1.05 : 1);
}

/** The same for Plex Mono, where every character is as wide as the next. */
export function monoWidth(text: string, size: number): number {
  return text.length * size * 0.58;
}

/** Cuts a text to a width, with an ellipsis; the empty text where not even three characters fit. */
export function cutToWidth(text: string, size: number, room: number, weight: 'normal' | 'bold' = 'normal'): string {
  if (textWidth(text, size, weight) <= room) return text;
  let end = text.length;
  while (end > 0 && textWidth(`${text.slice(0, end).trimEnd()}…`, size, weight) > room) end -= 1;
  return end < 3 ? '' : `${text.slice(0, end).trimEnd()}…`;
}

const NARROW = new Set("iljtfrI.,:;'’|!()[]1 ");
const WIDE = new Set('mwMWQOGDHNU—…@%&');

function unitsOf(character: string): number {
  if (NARROW.has(character)) return 0.33;
  return WIDE.has(character) ? 0.82 : 0.56;
}
