/** Rule numbers of older editions: where each number of the current rules stood, or null where that text does not say it. */
import type { Edition } from './editions';

/** By how a number begins, the longest first; what no line speaks of has kept its number. */
type Table = readonly (readonly [now: string, then: string | null])[];

const OLDER: Table = [
  ['613.2c', null],
  ['613.2', '613.1a'], // copying and being face down were one step
  ['613.3', '613.2'],
  ['613.4a', '613.3a'],
  ['613.4b', '613.3b'],
  ['613.4c', '613.3c'],
  ['613.4d', '613.3e'],
  ['613.5', null],
  ['613.6', '613.5'],
  ['613.7', '613.6'],
  ['613.8a', '613.7a'],
  ['613.8b', '613.7b'],
  ['613.8c', '613.7c'],
  ['613.8', '613.7'],
  ['113', '112'],
  ['122', '121'],
  ['707', '706'],
  ['708', '707'],
  ['613.9', null],
  ['613.10', null],
  ['613.11', null],
  ['730', null],
];

const SUMMARY: Table = [
  ['613.7', '613.7'],
  ['613.8b', null],
  ['613.8c', null],
  ['613.8', '613.8'],
  ...['613.2', '613.3', '613.4', '613.5', '613.6', '613.9', '613.10', '613.11'].map(unstated),
  ...['113', '122', '707', '708', '730'].map(unstated),
];

/** A rule number of today as an edition has it; null where that edition does not state the rule. */
export function ruleIn(rule: string, edition: Edition): string | null {
  if (edition === 'current') return rule;
  const found = (edition === 'older' ? OLDER : SUMMARY).find(([now]) => isOrBelow(rule, now));
  if (found === undefined) return rule;
  const [now, then] = found;
  return then !== null && IS_CHAPTER.test(now) ? then + rule.slice(now.length) : then;
}

/** `613.7m` is below `613.7`, and `613.10` is not below `613.1`. */
const isOrBelow = (rule: string, now: string): boolean => rule.startsWith(now) && !/^\d/.test(rule.slice(now.length));

/** A whole chapter that moved keeps the numbers within it. */
const IS_CHAPTER = /^\d+$/;

function unstated(now: string): Table[number] {
  return [now, null];
}
