import type { Pen } from './drawn';
import { escaped, shape } from './shape';

/** The words of a text node, line by line as they were laid out. */
export function textLines(node: Text, style: CSSStyleDeclaration, pen: Pen): string {
  if (node.data.trim() === '') return '';
  const ascent = ascentOf(style);
  return linesOf(node)
    .map(({ words, box }) => {
      const text = cut(words, box, pen.end);
      if (text === '') return '';
      const attributes = {
        x: box.left - pen.left,
        y: box.top - pen.top + ascent,
        // Programs without these fonts keep the width of the words.
        textLength: text === words && text.length > 1 ? box.width : undefined,
        lengthAdjust: text === words && text.length > 1 ? 'spacingAndGlyphs' : undefined,
        fill: style.color,
        'font-family': style.fontFamily.replaceAll('"', "'"),
        'font-size': style.fontSize,
        'font-weight': style.fontWeight === '400' ? undefined : style.fontWeight,
        'font-style': style.fontStyle === 'normal' ? undefined : style.fontStyle,
        'letter-spacing': style.letterSpacing === 'normal' ? undefined : style.letterSpacing,
        'text-decoration': pen.line,
      };
      return shape('text', attributes, escaped(text));
    })
    .join('');
}

type Line = { readonly words: string; readonly box: DOMRect };

function linesOf(node: Text): readonly Line[] {
  const range = document.createRange();
  const boxOf = (from: number, to: number): DOMRect => {
    range.setStart(node, from);
    range.setEnd(node, to);
    return range.getBoundingClientRect();
  };
  /** SVG would take white space at the ends away, so the width of a line is that of its words. */
  const line = (from: number, to: number): Line => {
    const text = node.data.slice(from, to);
    const box = boxOf(from + text.search(/\S/), from + text.trimEnd().length);
    return { words: text.trim().replace(/\s+/g, ' '), box };
  };
  range.selectNodeContents(node);
  if (range.getClientRects().length <= 1) return [line(0, node.length)];
  const lines: [from: number, to: number, top: number][] = [];
  for (let at = 0; at < node.length; at += 1) {
    const box = boxOf(at, at + 1);
    const last = lines.at(-1);
    if (box.width === 0 || /\s/.test(node.data.charAt(at))) continue;
    if (last === undefined || box.top > last[2] + box.height / 2) lines.push([at, at + 1, box.top]);
    else last[1] = at + 1;
  }
  return lines.map(([from, to]) => line(from, to));
}

/** As much as ends before the place where the page cuts it. */
function cut(words: string, box: DOMRect, end: number): string {
  if (box.right <= end + 0.5) return words;
  const share = (end - box.left) / box.width;
  const most = Math.floor(words.length * share) - 1;
  return most <= 0 ? '' : `${words.slice(0, most).trimEnd()}…`;
}

/** From the top of a line's letters to their base. */
function ascentOf({ fontStyle, fontWeight, fontSize, fontFamily }: CSSStyleDeclaration): number {
  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null) return Number.parseFloat(fontSize) * 0.8;
  pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  return pen.measureText('x').fontBoundingBoxAscent;
}
