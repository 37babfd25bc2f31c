import type { ObjectRef, Subject } from '../../engine';
import { lazy, memo, oneOf, optional, type Reader, separated, sequence, word, words } from '../reader';
import { backReference } from './back-reference';
import type { SubjectDraft } from './draft';
import { allOf, anyOf, topOf } from './filters';
import { unseenWords } from './history';
import { nounPhrase } from './noun-phrase';
import { possessivePlayer } from './players';
import { attachedNoun, selfReference } from './references';
import { target } from './target';

/** Whom a sentence is about: "~", "enchanted creature", "other Elves you control", "target creature", "it". */
export const subject: Reader<SubjectDraft> = memo(
  lazy(() =>
    oneOf(
      sequence(separated(single, conjunction()), optional(word('each', 'both', 'also', 'all'), null)).refine(
        ([subjects]) => union(subjects),
      ),
    ),
  ),
);

/** A subject without "and". */
const single: Reader<SubjectDraft> = memo(
  lazy(() =>
    oneOf(
      selfReference.map((object): SubjectDraft => ({ kind: 'object', object })),
      attachedNoun.map((noun): SubjectDraft => ({ kind: 'object', object: { kind: 'attached' }, noun })),
      target(),
      pair(),
      words('the chosen creature').map((): SubjectDraft => ({ kind: 'object', object: { kind: 'chosen-object' } })),
      backReference,
      player(),
      firstOfTurn(),
      topCard(),
      everyOne(),
    ),
  ),
);

function conjunction(): Reader<unknown> {
  return oneOf(words(', and'), word('and', ','));
}

function union(all: readonly SubjectDraft[]): SubjectDraft | null {
  // What is said of players is no matter of layers; a sentence about players alone is none of ours.
  const subjects = all.filter((one) => one.kind !== 'union' || one.subjects.length > 0);
  const [first] = subjects;
  if (first === undefined) return null;
  if (subjects.length === 1) return first;
  // "each Forest and each Saproling": one set. With "~ and other creatures", subjects of different kinds stay apart.
  const filters = subjects.flatMap((one) => (one.kind === 'all' ? [one.filter] : []));
  return filters.length === subjects.length ? { kind: 'all', filter: anyOf(filters) } : { kind: 'union', subjects };
}

/** "all Swamps", "each other creature you control", "Goblins": every object that fits. */
function everyOne(): Reader<Subject> {
  const article = optional(oneOf(words('each of'), words('all of'), word('all', 'each', 'every')), null);
  return oneOf(
    sequence(article, nounPhrase).map(([, filter]): Subject => ({ kind: 'all', filter })),
    sequence(words('the'), nounPhrase).map(([, filter]): Subject => ({ kind: 'all', filter })),
  );
}

/** "you and creatures you control": a player, of whom nothing is changed. */
function player(): Reader<SubjectDraft> {
  return oneOf(word('you'), words('each player'), words('your opponents')).map(
    (): SubjectDraft => ({ kind: 'union', subjects: [] }),
  );
}

/** "the first spell you cast each turn": which one that is no board shows. */
function firstOfTurn(): Reader<Subject> {
  const each = oneOf(words('each turn'), words('during each of your turns'), words('this turn'));
  const spent = optional(
    sequence(words('that'), unseenWords).map(([, text]) => ` that ${text}`),
    '',
  );
  return sequence(oneOf(words('the first'), words('the next')), nounPhrase, each, spent).map(
    ([, filter, turn, rest]): Subject => ({
      kind: 'all',
      filter: allOf([filter, { kind: 'assumed', words: `first ${turn}${rest}` }]),
    }),
  );
}

/** "the top card of your library" */
function topCard(): Reader<Subject> {
  return sequence(words('the top card of'), possessivePlayer, word('library', 'graveyard')).map(
    ([, owner, pile]): Subject => ({
      kind: 'all',
      filter: topOf(owner, pile === 'library' ? 'library' : 'graveyard'),
    }),
  );
}

/** "both creatures", "each of those creatures", where a creature is paired with another (702.95). */
function pair(): Reader<Subject> {
  const both = oneOf(
    words('both creatures'),
    words('each of them'),
    words('each of those creatures'),
    words('both creatures each'),
  );
  const objects: readonly ObjectRef[] = [{ kind: 'self' }, { kind: 'paired' }];
  return both.map(
    (): Subject => ({ kind: 'union', subjects: objects.map((object): Subject => ({ kind: 'object', object })) }),
  );
}
