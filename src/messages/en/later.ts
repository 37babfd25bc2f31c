/** English words that come when they are first asked for. */
export const later = {
  rules: async () => (await import('./rules.json')).default,
} as const satisfies Record<string, () => Promise<Readonly<Record<string, string>>>>;
