import type { CardType, Color, Quantity, Subtype, Supertype } from '../../engine';
import { abilityList } from '../phrases/abilities';
import { colorWord } from '../phrases/colors';
import type { GrantDraft, SubjectDraft } from '../phrases/draft';
import { name } from '../phrases/names';
import { numeral } from '../phrases/numbers';
import { playerPhrase } from '../phrases/players';
import { number } from '../phrases/quantity';
import { subject } from '../phrases/subjects';
import { cardTypeWord, subtypeWord, supertypeWord } from '../phrases/type-words';
import { lazy, many, oneOf, optional, type Reader, reader, sequence, token, word, words } from '../reader';
import { somePlayer } from './control';

/** A token to be created: its characteristics as printed, or what it is a copy of. */
export type TokenDraft = { readonly count: Quantity; readonly from: number; readonly to: number } & (
  | { readonly kind: 'made'; readonly made: MadeToken }
  | { readonly kind: 'copy'; readonly of: SubjectDraft | null; readonly except: TokenRange | null }
);

type TokenRange = { readonly from: number; readonly to: number };

export type MadeToken = {
  readonly name: string | null;
  readonly size: string | null; // `2/2`, `X/X`
  readonly colors: readonly Color[];
  readonly supertypes: readonly Supertype[];
  readonly cardTypes: readonly CardType[];
  readonly subtypes: readonly Subtype[];
  readonly abilities: readonly GrantDraft[];
};

/** A token with characteristics of its own (111.3). */
export const createsToken: CreationTemplate = {
  name: 'creates-token',
  reads: [
    'Create two 1/1 white Soldier creature tokens with flying.',
    'Create Cragflame, a legendary colorless Equipment artifact token with equip {2}.',
  ],
  refuses: ['Create a copy of target spell.', 'Create two 1/1 white Soldiers.'],
  creation: lazy(() => created(oneOf(madeToken(), namedToken()))),
};

/** A token that is a copy of something, with exceptions (707). */
export const createsCopy: CreationTemplate = {
  name: 'creates-copy',
  reads: ["Create a token that's a copy of target creature you control, except it's 1/1."],
  refuses: ["Create a token that's a copy."],
  creation: lazy(() => created(copyToken())),
};

export type CreationTemplate = {
  readonly name: string;
  readonly reads: readonly [string, ...string[]];
  readonly refuses: readonly [string, ...string[]];
  readonly creation: Reader<TokenDraft>;
};

function created(one: Reader<Unplaced>): Reader<TokenDraft> {
  return sequence(optional(sequence(creator(), optional(word('may'), null)), null), word('create', 'creates'), one).map(
    ([, , made], from, to) => ({ ...made, from, to }),
  );
}

type Unplaced = TokenDraft extends infer Draft
  ? Draft extends TokenDraft
    ? Omit<Draft, 'from' | 'to'>
    : never
  : never;

function creator(): Reader<unknown> {
  return oneOf(
    playerPhrase,
    sequence(subject, word("'s"), word('controller', 'owner')),
    words('each of those players'),
    words('its owner'),
    somePlayer,
  );
}

const count: Reader<Quantity> = oneOf(
  numeral.map(number),
  token((here): Quantity | null => (here.text === 'x' ? { kind: 'x' } : null)),
  words('that many').map((text): Quantity => ({ kind: 'unseen', words: text })),
  words('a number of').map((text): Quantity => ({ kind: 'unseen', words: text })),
  words('twice x').map((): Quantity => ({ kind: 'times', factor: 2, of: { kind: 'x' } })),
  words('twice that many').map((text): Quantity => ({ kind: 'unseen', words: text })),
  sequence(words('up to'), numeral).map(([, most]) => number(most)),
  sequence(numeral, words('plus')).map(([least]) => number(least)),
);

const status = many(word('tapped', 'attacking', 'and', 'additional', 'untapped', 'goaded', 'of', 'those', ','));

function copyToken(): Reader<Unplaced> {
  return sequence(
    count,
    status,
    word('token', 'tokens'),
    optional(oneOf(words("that 's tapped and attacking and"), words('that are tapped and attacking and')), null),
    oneOf(
      words("that 's a copy of"),
      words('that is a copy of'),
      words('that are copies of'),
      words("that 's a copy"),
      words('each of which is a copy of'),
      words('that are each a copy of'),
    ),
    original,
    optional(exceptions, null),
  ).map(([many, , , , , of, except]): Unplaced => ({ kind: 'copy', count: many, of, except }));
}

/** What is copied. Where it is no object the grammar knows ("the discarded card", "a card exiled this way"), the board names it. */
const original: Reader<SubjectDraft | null> = oneOf<readonly Reader<SubjectDraft | null>[]>(
  subject,
  many(
    token((here) => (here.kind === 'word' || here.kind === 'self' || here.kind === 'number' ? here.text : null)),
    1,
  ).map(() => null),
);

/** ", except …" to the end of the sentence: read by itself when the token stands on a board. */
const exceptions: Reader<TokenRange> = sequence(
  optional(word(','), null),
  word('except'),
  reader((input, at) => {
    const stop = input.tokens.findIndex((here, index) => index >= at && here.kind === 'punct' && here.text === '.');
    const next = stop < 0 ? input.tokens.length : stop;
    return next > at ? [{ value: null, next }] : [];
  }),
).map((_, from, to) => ({ from, to }));

function madeToken(): Reader<Unplaced> {
  return sequence(count, status, description, word('token', 'tokens'), many(tail)).map(
    ([many, , made, , tails]): Unplaced => ({
      kind: 'made',
      count: many,
      made: { ...made, ...Object.assign({}, ...tails) },
    }),
  );
}

/** "create Cragflame, a legendary colorless Equipment artifact token with …" (111.4a) */
function namedToken(): Reader<Unplaced> {
  return sequence(name, word(','), madeToken()).map(([, , token]) => token);
}

type Word =
  | { readonly kind: 'color'; readonly color: Color }
  | { readonly kind: 'supertype'; readonly supertype: Supertype }
  | { readonly kind: 'card-type'; readonly cardType: CardType }
  | { readonly kind: 'subtype'; readonly subtype: Subtype }
  | { readonly kind: 'joint' };

const describing: Reader<Word> = oneOf(
  colorWord.map((color): Word => ({ kind: 'color', color })),
  supertypeWord.map((supertype): Word => ({ kind: 'supertype', supertype })),
  cardTypeWord.map((cardType): Word => ({ kind: 'card-type', cardType })),
  subtypeWord.map((subtype): Word => ({ kind: 'subtype', subtype })),
  word('colorless', 'and', ',', 'snow', 'basic').map((): Word => ({ kind: 'joint' })),
  words('that are each').map((): Word => ({ kind: 'joint' })),
);

const size: Reader<string> = token((here) => (here.kind === 'pt' ? here.raw : null));

const description: Reader<MadeToken> = sequence(optional(size, null), many(describing)).map(
  ([printed, words]): MadeToken => ({
    name: null,
    size: printed,
    colors: words.flatMap((one) => (one.kind === 'color' ? [one.color] : [])),
    supertypes: words.flatMap((one) => (one.kind === 'supertype' ? [one.supertype] : [])),
    cardTypes: words.flatMap((one) => (one.kind === 'card-type' ? [one.cardType] : [])),
    subtypes: words.flatMap((one) => (one.kind === 'subtype' ? [one.subtype] : [])),
    abilities: [],
  }),
);

const tail: Reader<Partial<MadeToken>> = oneOf<readonly Reader<Partial<MadeToken>>[]>(
  sequence(words('named'), name).map(([, called]) => ({ name: called })),
  sequence(optional(word(','), null), word('with'), abilityList).map(([, , abilities]) => ({ abilities })),
  oneOf(
    words("that 's tapped and attacking"),
    words('that are tapped and attacking'),
    words("that 's attacking"),
    words("that 's tapped"),
    words('that are attacking'),
    words('that are tapped'),
    words('under your control'),
    words('tapped'),
    words('attached to it'),
    words('attached to that creature'),
  ).map(() => ({})),
  sequence(words('attached to'), subject).map(() => ({})),
);
