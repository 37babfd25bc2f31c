/** What an object can be "with" or "without": keywords, counters, a size, a name, no abilities. */
import type { Comparison, Filter, Quantity } from '../../engine';
import { lazy, memo, oneOf, optional, type Reader, sequence, word, words } from '../reader';
import { keywordChoice } from './abilities';
import { counterName } from './counters';
import { allOf, anyOf, cardTypeIs, not } from './filters';
import { nounPhrase } from './noun-phrase';
import { numberField, plainNumber } from './numbers';
import { quantity } from './quantity';
import { objectReference } from './references';

export const property: Reader<Filter> = memo(
  lazy(() =>
    oneOf(
      keywordChoice.map((keywords) => anyOf(keywords.map((keyword): Filter => ({ kind: 'has-keyword', keyword })))),
      counters(),
      size(),
      words('no abilities').map((): Filter => ({ kind: 'has-no-abilities' })),
      sequence(
        words('no'),
        counterName,
        word('counters'),
        optional(words('on'), null),
        optional(word('it', 'them'), null),
      ).map(([, counter]): Filter => not({ kind: 'has-counter', counter, atLeast: 1 })),
      words('the chosen name').map((): Filter => ({ kind: 'chosen-name' })),
      sequence(words('the same name as'), objectReference).map(
        ([, object]): Filter => ({ kind: 'shares', what: 'name', with: object }),
      ),
      sequence(words('base power or toughness'), plainNumber).map(
        ([, n]): Filter =>
          anyOf(
            (['basePower', 'baseToughness'] as const).map(
              (field): Filter => ({ kind: 'compare', field, comparison: '=', than: { kind: 'number', value: n } }),
            ),
          ),
      ),
      extreme(),
    ),
  ),
);

/** "a +1/+1 counter on it", "three or more charge counters on it", "counters on them" */
function counters(): Reader<Filter> {
  const place = sequence(word('on'), word('it', 'them', 'him', 'her'));
  const atLeast = oneOf(
    sequence(plainNumber, words('or more')).map(([n]) => n),
    word('a', 'an').map(() => 1),
  );
  const fewer = sequence(plainNumber, words('or fewer'));
  return oneOf(
    sequence(atLeast, optional(counterName, null), word('counter', 'counters'), place).map(
      ([n, counter]): Filter => ({ kind: 'has-counter', counter, atLeast: n }),
    ),
    sequence(fewer, optional(counterName, null), word('counter', 'counters'), place).map(
      ([[n], counter]): Filter => not({ kind: 'has-counter', counter, atLeast: n + 1 }),
    ),
    sequence(
      optional(words('exactly'), null),
      plainNumber,
      optional(counterName, null),
      word('counter', 'counters'),
      place,
    ).map(
      ([, n, counter]): Filter =>
        allOf([{ kind: 'has-counter', counter, atLeast: n }, not({ kind: 'has-counter', counter, atLeast: n + 1 })]),
    ),
    sequence(optional(counterName, null), words('counters'), place).map(
      ([counter]): Filter => ({ kind: 'has-counter', counter, atLeast: 1 }),
    ),
  );
}

/** "power 2 or less", "mana value X", "toughness greater than its power", "power less than ~'s power". */
function size(): Reader<Filter> {
  const bound: Reader<{ comparison: Comparison; than: Quantity }> = oneOf(
    sequence(
      lazy(() => quantity),
      words('or less'),
    ).map(([than]) => ({ comparison: '<=' as const, than })),
    sequence(
      lazy(() => quantity),
      words('or greater'),
    ).map(([than]) => ({ comparison: '>=' as const, than })),
    sequence(
      comparisonWords,
      lazy(() => quantity),
    ).map(([comparison, than]) => ({ comparison, than })),
    lazy(() => quantity).map((than) => ({ comparison: '=' as const, than })),
  );
  return sequence(numberField, bound).map(
    ([field, { comparison, than }]): Filter => ({ kind: 'compare', field, comparison, than }),
  );
}

/** "less than", "greater than or equal to", "equal to" */
const comparisonWords: Reader<Comparison> = oneOf(
  words('less than or equal to').map(() => '<=' as const),
  words('greater than or equal to').map(() => '>=' as const),
  words('less than').map(() => '<' as const),
  words('greater than').map(() => '>' as const),
  words('equal to').map(() => '=' as const),
);

/** "the greatest power among creatures you control", "the greatest toughness on the battlefield", "the greatest power or tied for the greatest power" */
function extreme(): Reader<Filter> {
  const which = word('greatest', 'highest', 'least', 'lowest');
  const tie = sequence(words('or tied for the'), which, numberField);
  const among = sequence(
    words('among'),
    lazy(() => nounPhrase),
  ).map(([, filter]) => filter);
  const anywhere = oneOf(sequence(optional(tie, null), words('on the battlefield')), tie).map(() =>
    cardTypeIs('Creature'),
  );
  return oneOf(
    sequence(word('the'), which, numberField, among),
    // Only creatures have these (208.1), so nothing need say among what.
    sequence(word('the'), which, numberField, anywhere).refine((found) =>
      found[2] === 'power' || found[2] === 'toughness' ? found : null,
    ),
  ).map(
    ([, extreme, field, of]): Filter => ({
      kind: 'greatest',
      field,
      among: of,
      ...(extreme === 'least' || extreme === 'lowest' ? { least: true } : {}),
    }),
  );
}
