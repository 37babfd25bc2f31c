import {
  clampRgb,
  converter,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  type Lrgb,
  parse,
} from 'culori';

/** A color as an eye sees it. */
export type Eye = (color: string) => Lrgb;

const linear = converter('lrgb');

/**
 * The model of Machado, Oliveira and Fernandes (2009) at full severity. Its matrices are for linear light, while the
 * library multiplies whatever is called `rgb`: so the channels go in linear, under that name.
 */
const seenThrough =
  (filter: ReturnType<typeof filterDeficiencyProt>): Eye =>
  (color) => {
    const seen = clampRgb(filter({ ...fullSight(color), mode: 'rgb' }));
    return { mode: 'lrgb', r: seen.r, g: seen.g, b: seen.b };
  };

const fullSight: Eye = (color) => {
  const parsed = parse(color);
  if (!parsed) throw new Error(`not a color: ${color}`);
  return linear(parsed);
};

/** Full sight and the three common color-blindnesses. */
export const EYES: readonly (readonly [name: string, eye: Eye])[] = [
  ['full sight', fullSight],
  ['protanopia', seenThrough(filterDeficiencyProt())],
  ['deuteranopia', seenThrough(filterDeficiencyDeuter())],
  ['tritanopia', seenThrough(filterDeficiencyTrit())],
];
