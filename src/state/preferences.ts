import { createStore } from 'zustand/vanilla';

/** What this browser remembers about how the page is used; no board depends on it. */
export type Preferences = {
  readonly theme: 'system' | 'light' | 'dark';
  /** Two levels of words in explanations. */
  readonly words: 'plain' | 'rules';
  /** `auto` turns compact beyond eight objects. */
  readonly tiles: 'auto' | 'cards' | 'compact';
  /** The three hints of the first visit have been put away. */
  readonly hintsSeen: boolean;
};

const KEY = 'layerscope:preferences';
const initial: Preferences = { theme: 'system', words: 'rules', tiles: 'auto', hintsSeen: false };

export const preferencesStore = createStore<Preferences>(() => ({ ...initial, ...stored() }));

export function prefer(patch: Partial<Preferences>): void {
  preferencesStore.setState(patch);
  try {
    localStorage.setItem(KEY, JSON.stringify(preferencesStore.getState()));
  } catch {
    // Private windows and full storage refuse: the choice then holds for this visit.
  }
}

/** Only what has the shape of a preference is taken over: storage is a stranger's. */
function stored(): Partial<Preferences> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    return {
      ...pick(found, 'theme', ['system', 'light', 'dark'] as const),
      ...pick(found, 'words', ['plain', 'rules'] as const),
      ...pick(found, 'tiles', ['auto', 'cards', 'compact'] as const),
      ...pick(found, 'hintsSeen', [true, false] as const),
    };
  } catch {
    return {};
  }
}

function pick<Key extends keyof Preferences, Value extends Preferences[Key]>(
  found: object,
  key: Key,
  allowed: readonly Value[],
): { readonly [key in Key]?: Value } {
  const value: unknown = Reflect.get(found, key);
  const match = allowed.find((candidate) => candidate === value);
  return match === undefined ? {} : ({ [key]: match } as { [key in Key]: Value }); // a computed key widens to string
}
