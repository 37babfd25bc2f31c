/** Have two sets anything in common? */
export function meets(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  for (const atom of few) if (many.has(atom)) return true;
  return false;
}
