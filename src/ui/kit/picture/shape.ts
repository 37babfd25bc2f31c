/** An element of SVG as text; numbers are rounded to what can be seen. */
export function shape(
  name: string,
  attributes: { readonly [name: string]: string | number | undefined },
  inside = '',
): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === undefined || value === '' ? '' : ` ${key}="${escaped(rounded(value))}"`,
  );
  return `<${name}${written.join('')}>${inside}</${name}>`;
}

const rounded = (value: string | number): string =>
  typeof value === 'number' ? String(Math.round(value * 100) / 100) : value;

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
