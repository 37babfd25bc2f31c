/** Designations that texts put before a noun: "each monstrous creature". */
export const ADJECTIVE_DESIGNATIONS = [
  'bestowed',
  'blocked',
  'commander',
  'crewed',
  'exerted',
  'foretold',
  'goaded',
  'kicked',
  'monstrous',
  'prepared',
  'renowned',
  'saddled',
  'solved',
  'suspected',
  'unblocked',
] as const;

/** What rules call a permanent or a spell; documents may call it anything else too. A Class has its level (716.2b). */
export const OBJECT_DESIGNATIONS = [
  ...ADJECTIVE_DESIGNATIONS,
  'alpha sector',
  'beta sector',
  'blitzed',
  'dashed',
  'gamma sector',
  'harnessed',
  'impending',
  'prototyped',
  'ring-bearer',
  'unlocked left',
  'unlocked right',
  ...(['level 1', 'level 2', 'level 3'] as const),
] as const;

/** What rules call a player. */
export const PLAYER_DESIGNATIONS = ['monarch', 'initiative', "city's blessing", 'max speed', 'enduring story'] as const;
