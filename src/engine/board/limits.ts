/**
 * How large a board may be, in one place. The command line works for judges' scripts and takes more than the app, which has
 * to stay fluid; a link is a stranger's and takes least.
 */
export type Limits = {
  readonly objects: number;
  readonly effects: number;
  /** Rules text of one object or effect, all its faces and copies together, in bytes of UTF-8. */
  readonly textBytes: number;
};

const TEXT_BYTES = 10_000;

export const COMMAND_LINE_LIMITS: Limits = { objects: 20_000, effects: 20_000, textBytes: TEXT_BYTES };
export const APP_LIMITS: Limits = { objects: 2_000, effects: 500, textBytes: TEXT_BYTES };

/** A share link: its payload in characters, and what it may inflate to in bytes. */
export const LINK_LIMITS = { payload: 64 * 1024, inflated: 1024 * 1024 } as const;

/** A file that the app opens, in bytes. */
export const FILE_BYTES = 16 * 1024 * 1024;

/**
 * What no honest board comes near: short texts (names, ids) in characters, short lists in entries, numbers, and keyword
 * counters of one kind on one object, each of which is an ability.
 */
export const SANE = {
  shortText: 300,
  shortList: 100,
  number: 1_000_000,
  keywordCounters: 100,
  suggestions: 100,
} as const;
