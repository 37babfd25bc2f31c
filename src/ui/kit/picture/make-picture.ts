/** A part of the page as a picture with its title and link: SVG text, or a PNG that is sharp on a slide. */
import { pageFonts } from './page-fonts';
import { styledClone } from './styled-clone';

export type Picture = { readonly svg: string; readonly width: number; readonly height: number };

const EDGE = 24; // pixels around everything
const HEAD = 34; // the title above
const FOOT = 26; // the link below
const SHARPNESS = 2.5; // PNG pixels for one on screen: more than a slide shows

/** Draws an element as it is on screen now, whatever part of it is scrolled into view. */
export async function makePicture(element: Element, title: string, link: string): Promise<Picture> {
  const { width, height } = sizeOf(element);
  const page = getComputedStyle(document.body);
  const all = { width: width + 2 * EDGE, height: height + 2 * EDGE + HEAD + FOOT };
  const fonts = await pageFonts();
  const copy = styledClone(element);
  const inside = place(copy, width, height, element instanceof SVGElement);
  const words = (x: number, y: number, style: string, text: string) =>
    `<text x="${x}" y="${y}" style="${style};fill:${page.color}">${escaped(text)}</text>`;
  const svg = [
    `<svg xmlns="${SVG}" width="${all.width}" height="${all.height}" viewBox="0 0 ${all.width} ${all.height}">`,
    `<style>${fonts}</style>`,
    `<rect width="100%" height="100%" fill="${page.backgroundColor}"/>`,
    words(EDGE, EDGE + 14, `font:600 17px ${family('--serif')}`, title),
    inside,
    words(EDGE, all.height - 14, `font:500 10.5px ${family('--mono')};opacity:.7`, shortened(link, width)),
    '</svg>',
  ].join('');
  return { svg, ...all };
}

const SVG = 'http://www.w3.org/2000/svg';

/** A drawing keeps being one; other parts of a page stand in a frame for foreign elements. */
function place(copy: Element, width: number, height: number, isDrawing: boolean): string {
  const at = `x="${EDGE}" y="${EDGE + HEAD}" width="${width}" height="${height}"`;
  const text = new XMLSerializer().serializeToString(copy);
  if (isDrawing) return `<svg ${at} viewBox="0 0 ${width} ${height}">${text}</svg>`;
  return `<foreignObject ${at}>${text}</foreignObject>`;
}

function sizeOf(element: Element): { readonly width: number; readonly height: number } {
  const box = element.getBoundingClientRect();
  return {
    width: Math.ceil(Math.max(box.width, element.scrollWidth)),
    height: Math.ceil(Math.max(box.height, element.scrollHeight)),
  };
}

const family = (token: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(token).replaceAll('"', "'");

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A whole link may be wider than the picture; its beginning says where it comes from. */
function shortened(link: string, width: number): string {
  const most = Math.floor(width / CHARACTER);
  return link.length > most ? `${link.slice(0, most - 1)}…` : link;
}
const CHARACTER = 6.5; // pixels of one in mono at 10.5

/** The picture as pixels; rejects where the browser cannot draw it. */
export async function toPng({ svg, width, height }: Picture): Promise<Blob> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * SHARPNESS);
  canvas.height = Math.round(height * SHARPNESS);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}
