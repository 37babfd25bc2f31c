import { abilityList } from '../phrases/abilities';
import type { ClauseDraft, Predicate } from '../phrases/draft';
import { playerPhrase } from '../phrases/players';
import { subject } from '../phrases/subjects';
import { lazy, many, memo, oneOf, optional, type Reader, separated, sequence, word, words } from '../reader';
import { composed, framed, type Group, together } from './compose';
import { conditionTail, prefix, tail } from './frames';
import { SENTENCES } from './library';
import { changesNothing } from './no-change';
import { predicate } from './predicate';

/**
 * One sentence that changes characteristics, without its full stop: [condition or duration,] subject, predicates joined by
 * "and", [condition] [duration] ["where X is"]. Open-ended: the caller decides what must follow.
 */
export const clause: Reader<ClauseDraft> = memo(
  lazy(() =>
    oneOf(
      sequence(many(prefix), statement, many(nextStatement, 0, MOST_STATEMENTS - 1), many(tail)).map(
        ([before, [about, said], more, after]) =>
          together([
            composed(about, said, [...before, ...after]),
            ...more.map(({ own, about: other, said: rest }) =>
              composed(other, rest, [...(own === null ? before : [own]), ...after]),
            ),
          ]),
      ),
      ...SENTENCES.map(({ sentence }) =>
        sequence(many(prefix), sentence, many(tail)).map(([before, draft, after]) =>
          framed(draft, [...before, ...after]),
        ),
      ),
    ),
  ),
);

/** Subject and predicates. */
const statement = lazy(() => sequence(subject, groups));

/** "… and creatures you control have vigilance": under the same condition, unless it brings its own: "and as long as …, it has flying". */
const nextStatement = lazy(() =>
  sequence(oneOf(words(', and'), word('and', ',')), optional(prefix, null), statement).map(
    ([, own, [about, said]]) => ({ own, about, said }),
  ),
);
const MOST_STATEMENTS = 4;

const joint = sequence(
  oneOf(words(', and'), word('and', ',')),
  optional(word('it', 'they', 'he', 'she', 'each'), null),
  optional(word('also', 'instead'), null),
);

/** Predicates joined by "and", without what stands around them. */
export const predicates: Reader<readonly Predicate[]> = lazy(() => separated(predicate, joint));

/** Predicates with conditions of their own: "gets +1/+1 as long as … and has flying as long as …". */
const groups: Reader<readonly Group[]> = lazy(() =>
  sequence(
    optional(word('also', 'each', 'both', 'all'), null),
    group,
    many(sequence(joint, oneOf(group, moreAbilities, unchanged)).map(([, one]) => one)),
  ).map(([, first, rest]) => [first, ...rest]),
);

const group: Reader<Group> = lazy(() =>
  sequence(predicates, many(tail)).map(([said, frames]): Group => ({ predicates: said, frames })),
);

/** "has trample as long as you control a Beast, haste as long as you control a Goblin": the verb is said once. */
const moreAbilities: Reader<Group> = lazy(() =>
  sequence(
    abilityList.map((abilities, from, to): Predicate => ({ parts: [{ kind: 'add-abilities', abilities }], from, to })),
    conditionTail,
  ).map(([said, frame]): Group => ({ predicates: [said], frames: [frame] })),
);

/** "and all creatures able to block it do so", "and you may …": something of others that changes nothing. */
const unchanged: Reader<Group> = lazy(() =>
  sequence(
    oneOf(words('all creatures able to block'), words('other players'), subject, playerPhrase),
    changesNothing.predicate,
  ).map((_, from, to): Group => ({ predicates: [{ parts: [], from, to }], frames: [] })),
);
