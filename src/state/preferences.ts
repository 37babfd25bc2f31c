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
  /** The debugger's views on a wide screen: those pressed last stand last, and this many of them are shown. */
  readonly views: readonly View[];
  readonly viewCount: number;
  /** The debugger's view on a phone. */
  readonly phoneView: 'step' | View;
  /** `auto` is a graph where it says more than a matrix. */
  readonly dependencies: 'auto' | 'graph' | 'matrix' | 'text';
  readonly speed: Speed;
};

export const SPEEDS = [0.5, 1, 2, 4] as const; // steps a second
export type Speed = (typeof SPEEDS)[number];

export const VIEWS = ['timeline', 'dependencies', 'trace'] as const;
export type View = (typeof VIEWS)[number];

const KEY = 'layerscope:preferences';
const initial: Preferences = {
  theme: 'system',
  words: 'rules',
  tiles: 'auto',
  hintsSeen: false,
  views: ['trace', 'dependencies', 'timeline'],
  viewCount: 2,
  phoneView: 'step',
  dependencies: 'auto',
  speed: 1,
};

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
      ...orderOfViews(found),
      ...pick(found, 'viewCount', [1, 2, 3] as const),
      ...pick(found, 'phoneView', ['step', ...VIEWS] as const),
      ...pick(found, 'dependencies', ['auto', 'graph', 'matrix', 'text'] as const),
      ...pick(found, 'speed', SPEEDS),
    };
  } catch {
    return {};
  }
}

/** Taken over only if it names each view once. */
function orderOfViews(found: object): Partial<Pick<Preferences, 'views'>> {
  const value: unknown = Reflect.get(found, 'views');
  if (!Array.isArray(value) || value.length !== VIEWS.length || !VIEWS.every((view) => value.includes(view))) return {};
  return { views: VIEWS.toSorted((a, b) => value.indexOf(a) - value.indexOf(b)) };
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
