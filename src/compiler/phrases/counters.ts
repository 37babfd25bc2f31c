import { oneOf, type Reader, token, words } from '../reader';

/** The name of a kind of counter, as boards write it: "+1/+1", "charge", "first strike". */
export const counterName: Reader<string> = oneOf(
  words('first strike'),
  words('double strike'),
  token((here) => {
    if (here.kind === 'change') return here.text.replaceAll('−', '-');
    if (here.kind !== 'word' || NOT_COUNTERS.has(here.text)) return null;
    return here.text;
  }),
);

const NOT_COUNTERS = new Set([
  'a',
  'an',
  'no',
  'or',
  'and',
  'more',
  'counter',
  'counters',
  'the',
  'of',
  'any',
  'with',
  'number',
]);
