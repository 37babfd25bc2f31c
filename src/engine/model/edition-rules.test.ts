import { expect, test } from 'vitest';
import { ruleIn } from './edition-rules';

/** What the three texts call the same rule. */
test.each([
  ['613.1d', '613.1d', '613.1d'], // the layers themselves
  ['613.2a', '613.1a', null], // copying: a sublayer only today
  ['613.2c', null, null],
  ['613.3', '613.2', null], // defining abilities first; the summary says it of layer 7 alone
  ['613.4b', '613.3b', null],
  ['613.4d', '613.3e', null], // switching
  ['613.6', '613.5', null], // parts in several layers
  ['613.7', '613.6', '613.7'], // timestamps
  ['613.7m', '613.6', '613.7'],
  ['613.8', '613.7', '613.8'], // dependency
  ['613.8a', '613.7a', '613.8'],
  ['613.8b', '613.7b', null],
  ['613.10', null, null],
  ['113.12', '112.12', null], // "gains" and "is"
  ['122.1a', '121.1a', null], // counters
  ['707.2', '706.2', null], // copying
  ['708.2', '707.2', null],
  ['305.7', '305.7', '305.7'],
])('%s is %s in the older edition and %s in the summary', (now, older, summary) => {
  expect([ruleIn(now, 'current'), ruleIn(now, 'older'), ruleIn(now, 'summary')]).toEqual([now, older, summary]);
});
