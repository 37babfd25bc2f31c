import type { EffectKey } from '../../engine';
import { shortNames, withoutAddition } from './short-names';

export type CalledEffect = {
  /** Short, and without what tells it apart. */
  readonly name: string;
  /** What tells it from others of its source: "line 2"; null where its name says enough. */
  readonly addition: string | null;
  /** Its number among those of its source, in the order of its text, for where there is no room for more. */
  readonly nth: number | null;
};

/** Names for columns: short, and apart from what tells effects of one source apart, so that neither is cut for the other. */
export function effectNames(
  effects: readonly EffectKey[],
  nameOf: (effect: EffectKey) => string,
): readonly CalledEffect[] {
  const parts = effects.map((effect) => withoutAddition(nameOf(effect)));
  const bases = [...new Set(parts.map(({ base }) => base))];
  const short = shortNames(bases);
  return effects.map((effect, index) => {
    const { base = '', addition = '' } = parts[index] ?? {};
    const alike = effects.filter((_, other) => parts[other]?.base === base).sort();
    return {
      name: short[bases.indexOf(base)] ?? base,
      addition: /\((.*)\)/.exec(addition)?.[1] ?? null,
      nth: alike.length > 1 ? alike.indexOf(effect) + 1 : null,
    };
  });
}
