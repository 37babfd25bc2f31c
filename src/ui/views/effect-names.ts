import type { EffectKey } from '../../engine';
import { shortNames } from './short-names';

/** Short names; effects of one source are numbered in the order of its text: "Urborg · 1", "Urborg · 2". */
export function effectNames(
  effects: readonly EffectKey[],
  nameOf: (effect: EffectKey) => string,
): readonly { readonly name: string; readonly nth: number | null }[] {
  const full = effects.map(nameOf);
  const unlike = [...new Set(full)];
  const short = shortNames(unlike);
  const names = full.map((name) => short[unlike.indexOf(name)] ?? name);
  return effects.map((effect, index) => {
    const name = names[index] ?? '';
    const alike = effects.filter((_, other) => names[other] === name).sort();
    return { name, nth: alike.length > 1 ? alike.indexOf(effect) + 1 : null };
  });
}
