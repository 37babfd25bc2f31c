/**
 * A laid-out part of a page as plain shapes and words of SVG, which every drawing program reads: boxes become rectangles,
 * each line of text a `text`, drawings stay drawings. Shadows that blur are left out.
 */
import { boxShapes } from './drawn-box';
import { textLines } from './drawn-text';
import { shape } from './shape';

/** Draws a styled copy, laid out beside the page for the moment that takes. */
export function drawn(copy: Element, width: number): string {
  const stage = document.createElement('div');
  Object.assign(stage.style, { position: 'fixed', top: '0', left: `${-2 * width}px`, width: `${width}px` });
  stage.append(copy);
  document.body.append(stage);
  const { left, top } = copy.getBoundingClientRect();
  const shapes = shapesOf(copy, { left, top, end: Number.POSITIVE_INFINITY, line: '' });
  stage.remove();
  return shapes;
}

/** Where the drawing begins, where words are cut, and the line through or under them that their parents draw. */
export type Pen = { readonly left: number; readonly top: number; readonly end: number; readonly line: string };

function shapesOf(element: Element, pen: Pen): string {
  if (element instanceof SVGElement) return drawing(element, pen);
  const style = getComputedStyle(element);
  const box = element.getBoundingClientRect();
  const isShortened = style.textOverflow === 'ellipsis' && style.overflow !== 'visible';
  const own: Pen = {
    ...pen,
    end: isShortened ? Math.min(pen.end, box.right - Number.parseFloat(style.paddingRight)) : pen.end,
    line: style.textDecorationLine === 'none' ? pen.line : style.textDecorationLine,
  };
  const inside = [...element.childNodes].map((child) => {
    if (child instanceof Text) return textLines(child, style, own);
    return child instanceof Element ? shapesOf(child, own) : '';
  });
  const shapes = `${boxShapes(element, style, box, pen)}${clipped(inside.join(''), element, style, box, pen)}`;
  return style.opacity === '1' || shapes === '' ? shapes : shape('g', { opacity: style.opacity }, shapes);
}

/** What is cut off on screen is cut off here. */
function clipped(inside: string, element: Element, style: CSSStyleDeclaration, box: DOMRect, pen: Pen): string {
  const isCut =
    element.scrollHeight > element.clientHeight + 1 ||
    (style.textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1);
  if (inside === '' || style.overflow === 'visible' || !isCut) return inside;
  const id = `cut-${Math.round(box.left - pen.left)}-${Math.round(box.top - pen.top)}`;
  const area = { x: box.left - pen.left, y: box.top - pen.top, width: box.width, height: box.height };
  return `${shape('clipPath', { id }, shape('rect', area))}${shape('g', { 'clip-path': `url(#${id})` }, inside)}`;
}

function drawing(element: SVGElement, pen: Pen): string {
  const { left, top, width, height } = element.getBoundingClientRect();
  const place = { x: left - pen.left, y: top - pen.top, width, height };
  for (const [name, value] of Object.entries(place)) element.setAttribute(name, String(value));
  element.style.removeProperty('transform'); // its box has it already
  return new XMLSerializer().serializeToString(element);
}
