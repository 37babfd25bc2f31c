/** Lines of the corpus that are wrong by the rules, with the reason; the comparison leaves them out. */
export type Exception = { readonly card: string; readonly starts: string; readonly reason: string };

export const EXCEPTIONS: readonly Exception[] = [];
