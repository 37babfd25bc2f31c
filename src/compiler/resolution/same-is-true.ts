import type { Subject } from '../../engine';
import { KEYWORDS } from '../keywords';
import type { Range } from '../lines/sentences';
import type { DraftClause, GrantDraft } from '../phrases/draft';
import { type Input, lazy, oneOf, optional, type Reader, separated, sequence, word, words } from '../reader';

/**
 * "The same is true for fear, first strike, and protection": the last clause once more for each keyword, with that keyword in
 * the place of the one it gives and asks for. Null for any other sentence.
 */
export function sameIsTrue(
  input: Input,
  { from, to }: Range,
  clauses: readonly DraftClause[],
): readonly DraftClause[] | null {
  const last = clauses.at(-1);
  const keyword = last === undefined ? null : givenKeyword(last);
  if (last === undefined || keyword === null) return null;
  const found = sentence.read(input, from).find(({ next }) => next === to);
  return found?.value.map((other) => withKeyword(last, keyword, other)) ?? null;
}

const sentence: Reader<readonly string[]> = lazy(() =>
  sequence(
    words('the same is true'),
    word('for', 'of'),
    separated(bareKeyword, oneOf(words(', and'), word(',', 'and'))),
  ).map(([, , list]) => list),
);

/** A keyword by its name alone, whatever parameter it may have. */
const bareKeyword: Reader<string> = lazy(() =>
  sequence(oneOf(...KEYWORDS.map(({ name }) => words(name))), optional(words('from each color'), null)).map(
    ([name]) => name,
  ),
);

function givenKeyword({ parts }: DraftClause): string | null {
  for (const part of parts) {
    if (part.kind !== 'add-abilities') continue;
    const [grant] = part.abilities;
    if (grant?.kind === 'keyword') return grant.keyword;
  }
  return null;
}

function withKeyword(clause: DraftClause, from: string, to: string): DraftClause {
  const { subject } = clause;
  const parts = clause.parts.map((part) =>
    part.kind === 'add-abilities'
      ? { ...part, abilities: part.abilities.map((grant) => (isKeyword(grant, from) ? given(to, subject) : grant)) }
      : part,
  );
  const { condition } = clause;
  return condition === undefined ? { ...clause, parts } : { ...clause, parts, condition: asking(condition, from, to) };
}

const isKeyword = (grant: GrantDraft, keyword: string) => grant.kind === 'keyword' && grant.keyword === keyword;

/** 702.1c: of a keyword that comes in variants the very ones are given that are there: protection from black, swampwalk. */
function given(keyword: string, subject: DraftClause['subject']): GrantDraft {
  const isVariable = VARIANTS.has(keyword) && (subject.kind === 'all' || subject.kind === 'object');
  if (!isVariable) return { kind: 'keyword', keyword };
  const from: Subject = subject;
  return { kind: 'abilities-of', from, which: 'keywords', keywords: [keyword] };
}

const VARIANTS: ReadonlySet<string> = new Set(['protection', 'landwalk', 'hexproof', 'ward']);

/** Keywords stand in a condition only as the values of this field. */
function asking<Value>(value: Value, from: string, to: string): Value {
  const replaced = JSON.stringify(value, (key, inner) => (key === 'keyword' && inner === from ? to : inner));
  return JSON.parse(replaced) as Value; // conditions are plain data, and one word for another keeps their type
}
