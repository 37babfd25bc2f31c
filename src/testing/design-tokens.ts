/** The design tokens that are colours, read from their style sheet as the two themes have them. */
export type Theme = 'light' | 'dark';
export const THEMES = ['light', 'dark'] as const satisfies readonly Theme[];

/** `--L4: light-dark(#bf861d, #f8c04f)` as `#bf861d` for `L4` in light; a name that is not there is an error. */
export function readTokens(css: string, theme: Theme): (name: string) => string {
  const found = new Map(
    [...css.matchAll(/--([\w-]+): light-dark\((#[\da-f]+), (#[\da-f]+)\)/g)].map(([, name, light, dark]) => [
      name,
      theme === 'light' ? light : dark,
    ]),
  );
  return (name) => {
    const color = found.get(name);
    if (color === undefined) throw new Error(`no colour is called --${name}`);
    return color;
  };
}
