/** A copy of what is on screen that looks the same anywhere: every element carries its own style. */
export function styledClone(element: Element): Element {
  const copy = styled(element);
  // All of it is drawn, also what is scrolled out of sight, and no bars.
  if (copy instanceof HTMLElement) Object.assign(copy.style, { overflow: 'visible', margin: '0', width: '100%' });
  return copy;
}

function styled(element: Element): Element {
  const copy = element.cloneNode(false) as Element; // a clone of an element is one
  const style = getComputedStyle(element);
  copy.setAttribute('style', written(style));
  for (const name of [...copy.getAttributeNames()]) if (isDead(name)) copy.removeAttribute(name);
  copy.append(...decoration(element, '::before'));
  for (const child of element.childNodes) {
    if (child instanceof Text) copy.append(child.data);
    else if (child instanceof Element && isShown(child)) copy.append(styled(child));
  }
  copy.append(...decoration(element, '::after'));
  return copy;
}

/** Names and handlers mean nothing in a picture, and ids would clash with those of another picture beside it. */
const isDead = (name: string): boolean =>
  name === 'class' || name === 'tabindex' || name.startsWith('aria-') || name.startsWith('on');

/** What only a user needs (hints, buttons of menus) marks itself with `data-picture="none"`. */
function isShown(element: Element): boolean {
  if (element.getAttribute('data-picture') === 'none') return false;
  const { display, visibility, position, clipPath } = getComputedStyle(element);
  const forEars = position === 'absolute' && clipPath !== 'none'; // words for screen readers alone
  return display !== 'none' && visibility !== 'hidden' && !forEars;
}

/** Words that the style sheet puts before or after an element ("t" of a timestamp) become an element. */
function decoration(element: Element, which: '::before' | '::after'): readonly Element[] {
  const style = getComputedStyle(element, which);
  if (style.content === 'none' || style.content === 'normal' || style.display === 'none') return [];
  if (element instanceof SVGElement) return [];
  const span = document.createElement('span');
  span.textContent = /^"(.*)"$/.exec(style.content)?.[1] ?? '';
  span.setAttribute('style', written(style));
  return [span];
}

function written(style: CSSStyleDeclaration): string {
  return PROPERTIES.map((name) => [name, style.getPropertyValue(name)] as const)
    .filter(([name, value]) => value !== '' && value !== DEFAULTS[name])
    .map(([name, value]) => `${name}:${name === 'overflow' && value.includes('auto') ? 'hidden' : value}`)
    .join(';');
}

/** What a picture of this page needs; a computed style has four times as many. */
const PROPERTIES = [
  ...['display', 'position', 'inset', 'top', 'left', 'right', 'bottom', 'z-index', 'box-sizing', 'float', 'order'],
  ...[
    'width',
    'height',
    'min-width',
    'min-height',
    'margin',
    'padding',
    'overflow',
    'vertical-align',
    'translate',
    'rotate',
  ],
  ...[
    'flex',
    'flex-direction',
    'flex-wrap',
    'align-items',
    'align-content',
    'align-self',
    'justify-content',
    'justify-items',
  ],
  ...['gap', 'grid-template-columns', 'grid-template-rows', 'grid-column', 'grid-row', 'place-items', 'table-layout'],
  ...['border', 'border-top', 'border-right', 'border-bottom', 'border-left', 'border-radius', 'border-collapse'],
  ...[
    'background-color',
    'background-image',
    'background-size',
    'background-position',
    'background-repeat',
    'box-shadow',
    'opacity',
  ],
  ...[
    'color',
    'font-family',
    'font-size',
    'font-weight',
    'font-style',
    'line-height',
    'letter-spacing',
    'font-variant-numeric',
  ],
  ...[
    'text-align',
    'text-decoration-line',
    'text-decoration-color',
    'text-decoration-thickness',
    'text-wrap',
    'text-overflow',
    'white-space',
    'overflow-wrap',
    'list-style',
    'quotes',
  ],
  ...[
    'fill',
    'fill-opacity',
    'stroke',
    'stroke-width',
    'stroke-dasharray',
    'stroke-linecap',
    'stroke-linejoin',
    'stroke-opacity',
  ],
  ...[
    'text-anchor',
    'transform',
    'transform-origin',
    'paint-order',
    'dominant-baseline',
    'marker-end',
    '-webkit-line-clamp',
    '-webkit-box-orient',
  ],
];

/** Left out where they say nothing, which halves the size. */
const DEFAULTS: { readonly [name: string]: string } = {
  ...{ position: 'static', inset: 'auto', top: 'auto', left: 'auto', right: 'auto', bottom: 'auto', 'z-index': 'auto' },
  ...{ float: 'none', order: '0', 'min-width': 'auto', 'min-height': 'auto' },
  ...{ overflow: 'visible', translate: 'none', rotate: 'none', 'background-image': 'none', 'box-shadow': 'none' },
  ...{ 'text-overflow': 'clip', opacity: '1', transform: 'none', 'text-decoration-line': 'none', 'marker-end': 'none' },
  ...{ '-webkit-line-clamp': 'none', 'fill-opacity': '1', 'stroke-opacity': '1', 'stroke-dasharray': 'none' },
};
