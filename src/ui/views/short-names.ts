/**
 * Names in a word or two, for columns: "Glorious Anthem" is "Anthem", "Honor of the Pure" is "Honor". Only where no two
 * become alike, and none begins or ends like another; else all stay as they are.
 */
export function shortNames(names: readonly string[]): readonly string[] {
  const parts = names.map(withoutAddition);
  const bases = [...new Set(parts.map(({ base }) => base))];
  const short = shortBases(bases);
  return parts.map(({ base, addition }) => `${short[bases.indexOf(base)] ?? base}${addition}`);
}

/** What tells effects of one name apart stands behind it in brackets, and stays. */
export function withoutAddition(name: string): { readonly base: string; readonly addition: string } {
  const addition = / \([^()]*\)$/.exec(name)?.[0] ?? '';
  return { base: name.slice(0, name.length - addition.length), addition };
}

function shortBases(names: readonly string[]): readonly string[] {
  const short = names.map(shortName);
  const unlike = new Set(short).size === names.length;
  return unlike && !short.some((name, index) => names.some((other, at) => at !== index && other.includes(name)))
    ? short
    : names;
}

/** The word that says what it is: the last one, or the one before "of". Names with "and" or a number, and quotes, are one whole. */
function shortName(name: string): string {
  const head = name.split(/, | of /)[0] ?? name;
  return /\b(and|the)\b|[&\d…“]/i.test(head) ? name : (head.split(' ').at(-1) ?? name);
}
