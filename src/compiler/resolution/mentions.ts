import type { Filter, Subject } from '../../engine';
import type { SubjectDraft } from '../phrases/draft';
import { nounPhrase } from '../phrases/noun-phrase';
import { subject } from '../phrases/subjects';
import { type Input, oneOf, optional, type Reader, readPrefix, sequence, word, words } from '../reader';

/** What "it", "they" or "that creature" can mean: the last thing spoken of. */
export type Antecedent = Subject | { readonly kind: 'union'; readonly subjects: readonly SubjectDraft[] };

/** The last object or objects that these tokens speak of (from, up to but not including `to`), or null. */
export function lastMention(input: Input, from: number, to: number): SubjectDraft | null {
  let last: SubjectDraft | null = null;
  for (let at = from; at < to; at++) {
    const found = mentionAt(input, at, to);
    if (found === null) continue;
    last = found.value;
    at = Math.max(at, found.next - 1);
  }
  return last;
}

/** The first one: what a trigger event is about ("whenever a creature you control attacks, it …"). */
export function firstMention(input: Input, from: number, to: number): SubjectDraft | null {
  for (let at = from; at < to; at++) {
    const found = mentionAt(input, at, to);
    if (found !== null) return oneOfThem(found.value);
  }
  return null;
}

/** An event happens to certain objects, not to all that it describes: the board names them. */
const oneOfThem = (found: SubjectDraft): SubjectDraft =>
  found.kind === 'all' ? { kind: 'object', object: { kind: 'chosen-object' }, filter: found.filter } : found;

/** What is spoken of right here, or null. */
export function mentionAt(input: Input, at: number, to: number) {
  const here = input.tokens[at];
  if (here === undefined || here.kind === 'punct' || !BEGINS.has(here.kind === 'self' ? '~' : here.text)) return null;
  const found = readPrefix(mention, input, at);
  if (found === null || found.next > to) return null;
  // "Another creature" is one, "other creatures" are all of them.
  return here.text === 'another' ? { ...found, value: oneOfThem(found.value) } : found;
}

/** Words with which a mention begins; at any other word a search would only cost time. */
const BEGINS = new Set(
  `~ target up another other each all any one two three four x a an enchanted equipped fortified the choose those that`.split(
    ' ',
  ),
);

const mention: Reader<SubjectDraft> = oneOf(
  subject,
  sequence(
    oneOf(word('a', 'an', 'another', 'one'), words('one or more'), words('one or more other')),
    optional(word('other', 'additional', 'tapped'), null),
    nounPhrase,
  ).refine(([, , filter]): SubjectDraft | null =>
    isThing(filter) ? { kind: 'object', object: { kind: 'chosen-object' }, filter } : null,
  ),
).refine((found) => (found.kind === 'back' ? null : found));

/** "A card" and "a spell" are spoken of, but "it" seldom means them; "a creature", "a token", "a Goblin" it does. */
function isThing(filter: Filter): boolean {
  switch (filter.kind) {
    case 'card-type':
      return filter.cardType !== 'Instant' && filter.cardType !== 'Sorcery';
    case 'subtype':
      return true;
    case 'status':
      return filter.status === 'token';
    case 'all-of':
    case 'any-of':
      return filter.filters.some(isThing);
    default:
      return false;
  }
}
