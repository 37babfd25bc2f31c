/** What each text numbers how; null where it does not say. Columns as in `EDITIONS`. */
export const NUMBERINGS = [
  { what: 'modifiers', current: '7c', older: '7c', summary: '7d' },
  { what: 'counters', current: '7c', older: '7d', summary: '7c' },
  { what: 'switching', current: '7d', older: '7e', summary: '7e' },
  { what: 'keyword-counters', current: '6', older: null, summary: null },
  { what: 'layer-1', current: '1a, 1b', older: '1', summary: '1' },
  { what: 'continuing', current: '613.6', older: '613.5', summary: null },
  { what: 'timestamps', current: '613.7', older: '613.6', summary: '613.7' },
  { what: 'dependency', current: '613.8', older: '613.7', summary: '613.8' },
  { what: 'copying', current: '707', older: '706', summary: null },
] as const;
