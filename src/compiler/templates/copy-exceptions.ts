import type { PartDraft } from '../phrases/draft';
import { name } from '../phrases/names';
import { quantity } from '../phrases/quantity';
import { possessive, selfReference } from '../phrases/references';
import { lazy, many, oneOf, optional, type Reader, sequence, token, word, words } from '../reader';
import { harmless } from './no-change';
import { predicate } from './predicate';

type Keep = Extract<PartDraft, { readonly kind: 'become-copy' }>['keep'][number];

/** What a copy does not take over, and what it has instead (707.9). */
export type CopyExceptions = {
  readonly except: readonly PartDraft[];
  readonly keep: readonly Keep[];
  readonly keepsThisAbility: boolean;
};

export const NO_EXCEPTIONS: CopyExceptions = { except: [], keep: [], keepsThisAbility: false };

/** "it's 7/7, it isn't legendary, and it has this ability": what stands after "except". */
export const copyExceptions: Reader<CopyExceptions> = lazy(() =>
  sequence(
    item,
    many(sequence(oneOf(words(', and'), word(',', 'and')), optional(word(','), null), item).map(([, , one]) => one)),
  ).map(([first, rest]) => combined([first, ...rest])),
);

const pronoun = oneOf(
  word('it', 'they', 'he', 'she'),
  selfReference,
  words('the token'),
  words('the tokens'),
  words('that token'),
  words('those creatures'),
  words('those tokens'),
  words('the copy'),
);

const item: Reader<CopyExceptions> = lazy(() =>
  oneOf(
    sequence(optional(pronoun, null), predicate).map(([, { parts }]) => ({ ...NO_EXCEPTIONS, except: parts })),
    named(),
    sizes(),
    keepsColor(),
    thisAbility(),
    conditional(),
    otherAbilities(),
    counters(),
  ),
);

/** "its name is Mishra's Warform" */
function named(): Reader<CopyExceptions> {
  return sequence(word('its', 'his', 'her', 'their'), words('name is'), optional(word('still'), null), name).map(
    ([, , , called]) => ({ ...NO_EXCEPTIONS, except: [{ kind: 'set-name', name: called }] }),
  );
}

/** "its power is equal to the number of cards in your hand" */
function sizes(): Reader<CopyExceptions> {
  const equal = sequence(word('is', 'are'), optional(words('equal to'), null), quantity).map(([, , of]) => of);
  const whose = word('its', 'his', 'her', 'their');
  return oneOf(
    sequence(whose, words('power'), equal).map(([, , power]) => ({ power, toughness: null })),
    sequence(whose, words('toughness'), equal).map(([, , toughness]) => ({ power: null, toughness })),
    sequence(whose, words('power and toughness'), equal).map(([, , of]) => ({ power: of, toughness: of })),
    sequence(whose, words('power and toughness are equal to'), possessive, words('power and toughness')).map(
      ([, , of]) => ({
        power: { kind: 'field', field: 'power', of } as const,
        toughness: { kind: 'field', field: 'toughness', of } as const,
      }),
    ),
  ).map((size) => ({ ...NO_EXCEPTIONS, except: [{ kind: 'set-pt', ...size }] }));
}

/** "it doesn't copy that creature's color" */
function keepsColor(): Reader<CopyExceptions> {
  const what = oneOf(
    word('color', 'colors').map((): Keep => 'colors'),
    word('name').map((): Keep => 'name'),
  );
  return sequence(
    optional(pronoun, null),
    word("doesn't", "don't"),
    words('copy that'),
    word('creature', 'permanent', 'card', 'artifact', 'enchantment', 'land'),
    word("'s"),
    what,
  ).map(([, , , , , kept]) => ({ ...NO_EXCEPTIONS, keep: [kept] }));
}

function thisAbility(): Reader<CopyExceptions> {
  return sequence(optional(pronoun, null), optional(word('has', 'have'), null), words('this ability')).map(() => ({
    ...NO_EXCEPTIONS,
    keepsThisAbility: true,
  }));
}

/** "it has ~'s other abilities": the abilities that are printed on the object that becomes a copy. */
function otherAbilities(): Reader<CopyExceptions> {
  return sequence(pronoun, word('has', 'have'), selfReference, words("'s other abilities")).map(([, , from]) => ({
    ...NO_EXCEPTIONS,
    except: [
      {
        kind: 'add-abilities',
        abilities: [{ kind: 'abilities-of', from: { kind: 'object', object: from }, which: 'all' }],
      },
    ],
  }));
}

/** "it enters with X additional +1/+1 counters on it": counters are the board's. */
function counters(): Reader<CopyExceptions> {
  const plain = many(
    token((here) => (here.kind === 'punct' || here.kind === 'quote' ? null : here.text)),
    1,
  );
  return harmless(sequence(pronoun, word('enters', 'enter'), words('with'), plain)).map(() => NO_EXCEPTIONS);
}

/** "if it's a creature, it enters with two additional +1/+1 counters on it": counters are the board's. */
function conditional(): Reader<CopyExceptions> {
  const more = many(
    sequence(oneOf(words(', and'), word('and')), optional(pronoun, null), predicate).map(([, , one]) => one),
  );
  return sequence(words("if it 's a creature"), word(','), pronoun, predicate, more).map(([, , , first, rest]) => ({
    ...NO_EXCEPTIONS,
    except: [first, ...rest].flatMap(({ parts }) => parts.map((part) => ({ ...part, onlyFor: 'Creature' as const }))),
  }));
}

const combined = (all: readonly CopyExceptions[]): CopyExceptions => ({
  except: all.flatMap(({ except }) => except),
  keep: all.flatMap(({ keep }) => keep),
  keepsThisAbility: all.some(({ keepsThisAbility }) => keepsThisAbility),
});
