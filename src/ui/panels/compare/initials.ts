/**
 * For each name as many of its first letters as tell it from the others: "H", "Ma" and "My"; numbered ones keep their number.
 * Null where that tells nothing: what has no name goes by its words, and two may still be alike.
 */
export function initialsOf(names: readonly string[]): ReadonlyMap<string, string> | null {
  const initials = new Map(names.map((name) => [name, initialOf(name, names)]));
  const tell = new Set(initials.values()).size === names.length && names.every((name) => /^\p{L}/u.test(name));
  return tell ? initials : null;
}

const MOST = 3; // letters; beyond that they would be words

function initialOf(name: string, names: readonly string[]): string {
  const others = names.filter((other) => other !== name);
  const lengths = Array.from({ length: MOST }, (_, index) => index + 1);
  const length = lengths.find((count) => !others.some((other) => other.startsWith(name.slice(0, count))));
  return length === undefined ? `${name.slice(0, 1)}${/\d+$/.exec(name)?.[0] ?? ''}` : name.slice(0, length);
}
