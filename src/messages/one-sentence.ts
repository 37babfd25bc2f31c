/** Sentences as one, as a screen reader says them without a pause that could be the end: "Layer 4: Blood Moon; 2 lands change." */
export function oneSentence(parts: readonly string[]): string {
  const said = parts.map((part) => part.trim().replace(/\.$/, '')).filter((part) => part !== '');
  return said.length === 0 ? '' : `${said.join('; ')}.`;
}
