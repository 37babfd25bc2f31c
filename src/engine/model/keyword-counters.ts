/** Is a counter of this kind a keyword counter (122.1b)? Variants of hexproof count too. */
export const isKeywordCounter = (kind: string): boolean => KEYWORD_COUNTERS.test(kind.toLowerCase());

const KEYWORD_COUNTERS =
  /^(flying|first strike|double strike|deathtouch|decayed|exalted|haste|hexproof( from .+)?|indestructible|lifelink|menace|reach|shadow|trample|vigilance)$/;
