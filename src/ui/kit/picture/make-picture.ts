/** A part of the page as a picture with its title and link: SVG, or a PNG that is sharp on a slide. */
import { drawn } from './drawn';
import { pageFonts } from './page-fonts';
import { escaped, shape } from './shape';
import { styledClone } from './styled-clone';

export type Picture = { readonly svg: string; readonly width: number; readonly height: number };

const EDGE = 24; // pixels around everything
const HEAD = 34; // the title above
const ABOUT = 18; // what a drawing says of itself, under the title
const FOOT = 26; // the link below
const SHARPNESS = 2.5; // PNG pixels for one on screen: more than a slide shows

/** What stands under a picture: an address, and its words where the whole of it has no room. */
export type PictureLink = { readonly href: string; readonly short: string };

/**
 * Draws an element as it is on screen now, whatever part of it is scrolled into view. For a file of its own all of it is
 * plain shapes; for pixels a browser draws parts of the page as it does on screen.
 */
export async function makePicture(
  element: Element,
  title: string,
  link: PictureLink,
  use: 'file' | 'pixels',
): Promise<Picture> {
  const { width, height } = sizeOf(element);
  const page = getComputedStyle(document.body);
  const about = (element as HTMLElement | SVGElement).dataset.pictureTitle; // both have a dataset
  const top = EDGE + HEAD + (about === undefined ? 0 : ABOUT);
  const all = { width: width + 2 * EDGE, height: top + height + FOOT + EDGE };
  const fonts = await pageFonts();
  const inside = place(styledClone(element), { top, width, height }, use, element instanceof SVGElement);
  const words = (y: number, style: string, text: string) =>
    shape('text', { x: EDGE, y, style: `${style};fill:${page.color}` }, escaped(text));
  const svg = [
    `<svg xmlns="${SVG}" width="${all.width}" height="${all.height}" viewBox="0 0 ${all.width} ${all.height}">`,
    `<style>${fonts}</style>`,
    `<rect width="100%" height="100%" fill="${page.backgroundColor}"/>`,
    words(EDGE + 14, `font:600 17px ${family('--serif')}`, title),
    about === undefined ? '' : words(EDGE + 33, `font:12px ${family('--sans')};opacity:.8`, about),
    inside,
    shape(
      'a',
      { href: link.href, target: '_blank' },
      words(all.height - 14, `font:500 10.5px ${family('--mono')};opacity:.7`, visible(link, width)),
    ),
    '</svg>',
  ].join('');
  return { svg, ...all };
}

const SVG = 'http://www.w3.org/2000/svg';

function place(
  copy: Element,
  { top, width, height }: { readonly top: number; readonly width: number; readonly height: number },
  use: 'file' | 'pixels',
  isDrawing: boolean,
): string {
  const at = { x: EDGE, y: top, width, height };
  if (!isDrawing && use === 'file') return shape('g', { transform: `translate(${EDGE} ${top})` }, drawn(copy, width));
  const text = new XMLSerializer().serializeToString(copy);
  if (isDrawing) return shape('svg', { ...at, viewBox: `0 0 ${width} ${height}` }, text);
  return shape('foreignObject', at, text);
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

/** The whole address where it has room. */
const visible = ({ href, short }: PictureLink, width: number): string =>
  href.length * CHARACTER <= width ? href : short;
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
