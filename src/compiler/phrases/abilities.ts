import { KEYWORDS, type Keyword } from '../keywords/table';
import {
  lazy,
  many,
  memo,
  oneOf,
  optional,
  type Reader,
  reader,
  separated,
  sequence,
  token,
  unless,
  word,
  words,
} from '../reader';
import type { GrantDraft } from './draft';

/** One keyword ability with its parameter, in canonical form: "Protection from red" is `protection from red`. */
export const keywordAbility: Reader<string> = memo(
  reader((input, at) => {
    const here = input.tokens[at];
    const readers = here === undefined ? undefined : BY_FIRST_WORD.get(here.text);
    return (readers ?? NO_KEYWORD).read(input, at);
  }),
);

/** Abilities as "has" and "gains" list them: keywords and quotations, "flying, vigilance, and "{T}: Add {G}."" */
export const abilityList: Reader<readonly GrantDraft[]> = memo(
  separatedList(
    oneOf(
      chosenGrant(),
      keywordAbility.map((keyword) => eachOf(keyword).map((one): GrantDraft => ({ kind: 'keyword', keyword: one }))),
      token((here): GrantDraft | null =>
        here.kind === 'quote' ? { kind: 'quote', text: here.text, start: here.start + 1 } : null,
      ),
    ),
  ).map((lists) => lists.flat()),
);

/** Keywords alone: what is lost, barred or asked for. */
export const keywordList: Reader<readonly string[]> = separatedList(keywordAbility);

/** "flying or reach", "flying, first strike, or haste" */
export const keywordChoice: Reader<readonly string[]> = separated(
  keywordAbility,
  oneOf(words(', or'), word('or', ',')),
);

function separatedList<Value>(one: Reader<Value>): Reader<readonly Value[]> {
  return separated(
    one,
    sequence(oneOf(words(', and'), word(',', 'and'), quotedComma()), optional(words('gains'), null)),
  );
}

/** 702.16g, 702.11f: "protection from red and from blue" is two abilities. */
function eachOf(keyword: string): readonly string[] {
  const found = /^(protection|hexproof) (from .*)$/.exec(keyword);
  if (found === null) return [keyword];
  return (found[2] ?? '')
    .split(' and from ')
    .map((quality, index) => `${found[1]} ${index === 0 ? '' : 'from '}${quality}`);
}

function chosenGrant(): Reader<GrantDraft> {
  const color = oneOf(
    words('the chosen color'),
    words('the chosen colors'),
    words('the last chosen color'),
    words('the color of your choice'),
    words('that color'),
    words('a color of your choice'),
  );
  return oneOf(
    sequence(words('protection from'), color).map((): GrantDraft => ({ kind: 'chosen-color-protection' })),
    sequence(optional(word('snow'), null), words('landwalk of the chosen type')).map(
      ([snow]): GrantDraft => ({ kind: 'chosen-landwalk', snow: snow !== null }),
    ),
    sequence(
      words('your choice of'),
      lazy(() => keywordChoice),
    ).map((): GrantDraft => ({ kind: 'chosen-keyword' })),
    oneOf(words('the chosen ability'), words('that ability'), words('the chosen keyword')).map(
      (): GrantDraft => ({ kind: 'chosen-keyword' }),
    ),
  );
}

const cost = many(
  token((here) => (here.kind === 'symbol' ? here.text : null)),
  1,
).map((symbols) => symbols.map((symbol) => symbol.toUpperCase()).join(''));

const number = token((here) => (here.kind === 'number' || here.text === 'x' ? here.text.toUpperCase() : null));

/** A quality that protection or hexproof names: "red", "artifacts", "each color", "Dragons", "spells with mana value 4". */
const quality = many(
  unless(
    oneOf(words('until'), words('as long as'), words('and'), words('where'), words('if')),
    token((here) => (here.kind === 'word' || here.kind === 'number' ? here.text : null)),
  ),
  1,
).map((parts) => parts.join(' '));

const from = separated(
  sequence(word('from'), quality).map(([, what]) => `from ${what}`),
  oneOf(words(', and'), word('and', ',')),
).map((parts) => parts.join(' and '));

/** "{3}", or with a quality before it: "Pirate {1}", "legendary creature {2}". Bare where the next sentence gives the cost. */
const price = oneOf(
  cost,
  sequence(quality, cost).map(([what, paid]) => `${what} ${paid}`),
);

const PARAMETERS: { readonly [Kind in Keyword['parameter']]: Reader<string | null> } = {
  none: nothingAfter(),
  number: optional(number, null),
  cost: optional(price, null),
  'optional-cost': optional(cost, null),
  'number-cost': optional(
    sequence(number, optional(word('—'), null), cost).map(([n, , paid]) => `${n}—${paid}`),
    null,
  ),
  from: optional(from, null),
  'optional-from': optional(from, null),
  for: sequence(word('for'), quality).map(([, what]) => `for ${what}`),
  quality,
};

function nothingAfter(): Reader<null> {
  return reader((_, at) => [{ value: null, next: at }]);
}

const NO_KEYWORD = token((): string | null => null, 'unread.expected-ability');

/** "menace" can stand for other things than the keyword only elsewhere; here names are tried by their first word. */
const BY_FIRST_WORD: ReadonlyMap<string, Reader<string>> = byFirstWord();

function byFirstWord(): ReadonlyMap<string, Reader<string>> {
  const groups = new Map<string, Keyword[]>();
  for (const keyword of KEYWORDS) {
    const first = keyword.name.split(' ')[0] ?? keyword.name;
    groups.set(first, [...(groups.get(first) ?? []), keyword]);
  }
  return new Map([...groups].map(([first, keywords]) => [first, lazy(() => oneOf(...keywords.map(withParameter)))]));
}

const withParameter = ({ name, parameter }: Keyword): Reader<string> =>
  sequence(words(name), PARAMETERS[parameter]).map(([, rest]) => (rest === null ? name : `${name} ${rest}`));

/** A quotation that ends in a comma brings the comma of the list with it. */
function quotedComma(): Reader<null> {
  return reader((input, at) => {
    const before = input.tokens[at - 1];
    return before?.kind === 'quote' && before.text.endsWith(',') ? [{ value: null, next: at }] : [];
  });
}
