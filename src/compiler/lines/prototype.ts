/** The values of a prototype line (702.160, 718.2): "Prototype {2}{R} — 3/2"; null where the text has none. */
export function prototypeOf(
  text: string,
): { readonly manaCost: string; readonly power: number; readonly toughness: number } | null {
  const found = /^Prototype ((?:\{[^{}\s]+\})+) — (\d+)\/(\d+)/m.exec(text);
  if (found === null) return null;
  return { manaCost: found[1] ?? '', power: Number(found[2]), toughness: Number(found[3]) };
}
