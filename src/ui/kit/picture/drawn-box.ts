import type { Pen } from './drawn';
import { shape } from './shape';

/** What a box shows of itself: its ground, rings around it, and its borders. */
export function boxShapes(element: Element, style: CSSStyleDeclaration, box: DOMRect, pen: Pen): string {
  if (box.width === 0 || box.height === 0 || !(element instanceof HTMLElement)) return '';
  if (style.display === 'inline' && element.getClientRects().length > 1) return '';
  const turned = /matrix\((?!1, 0, 0, 1,)(.*), [^,]+, [^,]+\)/.exec(style.transform)?.[1];
  if (turned === undefined) return parts({ ...rect(box), x: box.left - pen.left, y: box.top - pen.top }, style);
  const [width, height] = [element.offsetWidth, element.offsetHeight]; // as it is before it is turned
  const middle = { x: box.left + box.width / 2 - pen.left, y: box.top + box.height / 2 - pen.top };
  const transform = `matrix(${turned}, ${middle.x}, ${middle.y})`;
  return shape('g', { transform }, parts({ x: -width / 2, y: -height / 2, width, height }, style));
}

type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const rect = ({ width, height }: Area) => ({ width, height });

function parts(area: Area, style: CSSStyleDeclaration): string {
  const radius = Math.min(radiusOf(style, area), area.width / 2, area.height / 2);
  return `${rings(area, radius, style)}${ground(area, radius, style)}${borders(area, radius, style)}`;
}

const radiusOf = ({ borderTopLeftRadius: given }: CSSStyleDeclaration, { width }: Area): number =>
  given.endsWith('%') ? (Number.parseFloat(given) / 100) * width : Number.parseFloat(given) || 0;

function ground(area: Area, rx: number, style: CSSStyleDeclaration): string {
  const color = isSeen(style.backgroundColor) ? shape('rect', { ...area, rx, fill: style.backgroundColor }) : '';
  return `${color}${dots(area, rx, style)}${hatches(area, rx, style.backgroundImage)}`;
}

const HATCH =
  /repeating-linear-gradient\((?:(-?\d+)deg, )?(rgba?\([^)]*\)|oklab\([^)]*\)|color\([^)]*\)) 0px, \2 (\d+)px, [^,]*(?:\([^)]*\))? \3px, [^,]*(?:\([^)]*\))? (\d+)px\)/g;

const COLOR = String.raw`((?:rgba?|color|oklab|oklch)\([^)]*\))`;
const DOTS = new RegExp(String.raw`^radial-gradient\(circle at ([\d.]+)px ([\d.]+)px, ${COLOR} ([\d.]+)px`);

function dots(area: Area, rx: number, style: CSSStyleDeclaration): string {
  const [, cx, cy, fill = '', r] = DOTS.exec(style.backgroundImage) ?? [];
  const [width = Number.NaN, height = Number.NaN] = style.backgroundSize.split(/[ ,]+/).map(Number.parseFloat);
  if (r === undefined || Number.isNaN(width + height)) return '';
  return patterned(area, rx, 'dots', { width, height }, shape('circle', { cx, cy, r: Number(r) + 0.1, fill }));
}

/** Hatched bands tell colours apart without colour, so a picture keeps them. */
function hatches(area: Area, rx: number, image: string): string {
  return [...image.matchAll(HATCH)]
    .map(([, angle = '180', color = '', line = '1', step = '3'], index) => {
      const size = { width: Number(step), height: Number(step) };
      const stripe = shape('rect', { ...size, width: Number(line), fill: color });
      return patterned(area, rx, `hatch-${index}`, size, stripe, ` rotate(${Number(angle) - 90})`);
    })
    .join('');
}

function patterned(area: Area, rx: number, name: string, size: object, inside: string, turned = ''): string {
  const id = `${name}-${Math.round(area.x * 10)}-${Math.round(area.y * 10)}`;
  const patternTransform = `translate(${area.x} ${area.y})${turned}`;
  const pattern = shape('pattern', { id, ...size, patternUnits: 'userSpaceOnUse', patternTransform }, inside);
  return `${pattern}${shape('rect', { ...area, rx, fill: `url(#${id})` })}`;
}

const SHADOW = new RegExp(String.raw`${COLOR} 0px (-?[\d.]+)px 0px (-?[\d.]+)px( inset)?`, 'g');

/** Shadows without blur are lines: around a box, in it, or along its foot. */
function rings(area: Area, radius: number, { boxShadow }: CSSStyleDeclaration): string {
  return [...boxShadow.matchAll(SHADOW)]
    .map(([, color = '', down, spread, inset]) => {
      const [y, width] = [Number(down), Number(spread)];
      if (y === 0) return outline(area, radius, width * (inset === undefined ? -1 : 1), { stroke: color });
      const foot = area.y + area.height + (inset === undefined ? 0 : y);
      const [x, length] = [area.x + radius / 2, area.width - radius]; // between the round corners
      return shape('rect', { x, y: foot, width: length, height: Math.abs(y), fill: color });
    })
    .join('');
}

/** A line along the edge: inside where `by` is positive. */
function outline(
  { x, y, width, height }: Area,
  radius: number,
  by: number,
  look: { readonly stroke: string; readonly 'stroke-dasharray'?: string | undefined },
): string {
  const area = { x: x + by / 2, y: y + by / 2, width: width - by, height: height - by };
  if (area.width <= 0 || area.height <= 0) return '';
  const rx = Math.max(0, radius - by / 2);
  return shape('rect', { ...area, rx, fill: 'none', 'stroke-width': Math.abs(by), ...look });
}

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

function borders(area: Area, radius: number, style: CSSStyleDeclaration): string {
  const sides = SIDES.map((side) => ({
    side,
    width: Number.parseFloat(style.getPropertyValue(`border-${side}-width`)),
    stroke: style.getPropertyValue(`border-${side}-color`),
    look: style.getPropertyValue(`border-${side}-style`),
  })).filter(({ width, stroke, look }) => width > 0 && look !== 'none' && look !== 'hidden' && isSeen(stroke));
  const [first] = sides;
  if (first === undefined) return '';
  const alike = sides.every(
    ({ width, stroke, look }) => `${width}${stroke}${look}` === `${first.width}${first.stroke}${first.look}`,
  );
  if (sides.length === 4 && alike)
    return outline(area, radius, first.width, { stroke: first.stroke, 'stroke-dasharray': dashes(first) });
  return sides
    .map((side) =>
      shape('path', {
        d: edge(area, side.side, side.width / 2),
        fill: 'none',
        stroke: side.stroke,
        'stroke-width': side.width,
        'stroke-dasharray': dashes(side),
      }),
    )
    .join('');
}

function dashes({ look, width }: { readonly look: string; readonly width: number }): string | undefined {
  if (look === 'dashed') return `${width * 3} ${width * 2}`;
  return look === 'dotted' ? `${width} ${width}` : undefined;
}

function edge({ x, y, width, height }: Area, side: (typeof SIDES)[number], by: number): string {
  switch (side) {
    case 'top':
      return `M${x} ${y + by}h${width}`;
    case 'bottom':
      return `M${x} ${y + height - by}h${width}`;
    case 'left':
      return `M${x + by} ${y}v${height}`;
    case 'right':
      return `M${x + width - by} ${y}v${height}`;
  }
}

const isSeen = (color: string): boolean => color !== 'transparent' && !/, 0\)$|\/ 0\)$/.test(color);
