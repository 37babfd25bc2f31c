/** English words that come when they are first asked for. */
export const later = {
  compare: async () => (await import('./compare.json')).default,
  examples: async () => (await import('./examples.json')).default,
  share: async () => (await import('./share.json')).default,
  rules: async () => (await import('./rules.json')).default,
} as const satisfies Record<string, () => Promise<Readonly<Record<string, string>>>>;
