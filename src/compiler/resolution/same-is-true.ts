import type { Range } from '../lines/sentences';
import { keywordList } from '../phrases/abilities';
import type { DraftClause } from '../phrases/draft';
import { type Input, oneOf, sequence, words } from '../reader';

/**
 * "The same is true for fear, first strike, and haste": the last clause once more for each keyword, with that keyword in the
 * place of the one it gives and asks for. Null for any other sentence.
 */
export function sameIsTrue(
  input: Input,
  { from, to }: Range,
  clauses: readonly DraftClause[],
): readonly DraftClause[] | null {
  const found = sequence(oneOf(words('the same is true for'), words('the same is true of')), keywordList)
    .read(input, from)
    .find(({ next }) => next === to);
  const last = clauses.at(-1);
  const keyword = last === undefined ? null : givenKeyword(last);
  if (found === undefined || last === undefined || keyword === null) return null;
  return found.value[1].map((other) => withKeyword(last, keyword, other));
}

function givenKeyword({ parts }: DraftClause): string | null {
  for (const part of parts) {
    if (part.kind !== 'add-abilities') continue;
    const [grant] = part.abilities;
    if (grant?.kind === 'keyword') return grant.keyword;
  }
  return null;
}

/** Keywords stand in a clause only as the values of these two fields. */
function withKeyword<Value>(value: Value, from: string, to: string): Value {
  const replaced = JSON.stringify(value, (key, inner) => (key === 'keyword' && inner === from ? to : inner));
  return JSON.parse(replaced) as Value; // drafts are plain data, and one word for another keeps their type
}
