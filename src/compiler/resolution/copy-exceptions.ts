import type { PartDraft } from '../phrases/draft';
import { name } from '../phrases/names';
import { lazy, many, oneOf, optional, type Reader, reader, sequence, word, words } from '../reader';
import { predicate } from '../templates';

type Kept = 'colors' | 'name' | 'types' | 'pt' | 'supertypes';

/** What is different about a copy (707.9): parts applied to the copied values, and what is not copied. */
export type CopyExceptionsDraft = {
  readonly except: readonly PartDraft[];
  readonly keep: readonly Kept[];
  readonly keepsThisAbility: boolean;
};

/** ", except it's 7/7 and it has this ability": from the comma on. */
export const copyExceptions: Reader<CopyExceptionsDraft> = lazy(() =>
  sequence(optional(word(','), null), word('except'), exceptionList()).map(([, , list]) => list),
);

/** The exceptions themselves, as `copyExcept` of a board may give them without "except". */
export function exceptionList(): Reader<CopyExceptionsDraft> {
  const joint = oneOf(words(', and'), word(',', 'and'));
  return sequence(one, many(sequence(joint, one).map(([, more]) => more))).map(([first, rest]) =>
    merged([first, ...rest]),
  );
}

const NOTHING: CopyExceptionsDraft = { except: [], keep: [], keepsThisAbility: false };

const pronoun: Reader<unknown> = oneOf(
  word('it', 'he', 'she', 'they', '~'),
  words('the token'),
  words('the tokens'),
  words('the copy'),
  words('that token'),
  words('those creatures'),
  words('the creatures'),
);

const one: Reader<CopyExceptionsDraft> = oneOf(
  sequence(optional(ifItIs(), null), optional(pronoun, null), predicate).map(([, , { parts }]) => ({
    ...NOTHING,
    except: parts,
  })),
  sequence(optional(pronoun, null), word('has', 'have'), oneOf(words('this ability'), words('these abilities'))).map(
    () => ({
      ...NOTHING,
      keepsThisAbility: true,
    }),
  ),
  sequence(word('its', 'his', 'her', 'their'), word('name'), word('is'), name).map(([, , , called]) => ({
    ...NOTHING,
    except: [{ kind: 'set-name', name: called } as const],
  })),
  sequence(optional(pronoun, null), word("doesn't", "don't"), word('copy'), notCopied()).map(([, , , keep]) => ({
    ...NOTHING,
    keep: [keep],
  })),
  sequence(word('its', 'their'), words('power and toughness are'), until()).map(() => ({
    ...NOTHING,
    keep: ['pt' as const],
  })),
  sequence(optional(pronoun, null), word('enters', 'enter'), until()).map(() => NOTHING),
);

function ifItIs(): Reader<unknown> {
  return sequence(word('if'), until(), word(','));
}

function notCopied(): Reader<Kept> {
  return oneOf(
    sequence(until(), word('color', 'colors')).map((): Kept => 'colors'),
    sequence(until(), word('name')).map((): Kept => 'name'),
    sequence(until(), word('types', 'type')).map((): Kept => 'types'),
    sequence(until(), word('toughness')).map((): Kept => 'pt'),
  );
}

/** Plain words, as many as the reader after them leaves. */
function until(): Reader<null> {
  return reader((input, at) => {
    const ends: { value: null; next: number }[] = [];
    for (let next = at + 1; next <= input.tokens.length; next++) {
      const kind = input.tokens[next - 1]?.kind;
      if (kind === 'punct' || kind === 'quote') break;
      ends.push({ value: null, next });
    }
    return ends.reverse();
  });
}

const merged = (list: readonly CopyExceptionsDraft[]): CopyExceptionsDraft => ({
  except: list.flatMap(({ except }) => except),
  keep: list.flatMap(({ keep }) => keep),
  keepsThisAbility: list.some(({ keepsThisAbility }) => keepsThisAbility),
});
