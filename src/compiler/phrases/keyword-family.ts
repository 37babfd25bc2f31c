import type { Filter } from '../../engine';
import { KEYWORDS } from '../keywords/table';
import type { DraftClause, PartDraft } from './draft';
import { withKeywordIn } from './rewrite';

/** The same clause about another keyword. */
export function withKeyword(clause: DraftClause, before: string, keyword: string): DraftClause {
  const about = withKeywordIn(clause, before, keyword);
  const source =
    about.condition?.kind === 'compare' && about.condition.left.kind === 'count' ? about.condition.left.filter : null;
  return source === null || !hasParameter(keyword)
    ? about
    : { ...about, parts: about.parts.map((part) => takenFrom(part, source, keyword)) };
}

/** 702.1c: "protection" alone means every ability of that kind, whatever it protects from: those that are there are copied. */
function takenFrom(part: PartDraft, source: Filter, keyword: string): PartDraft {
  if (part.kind !== 'add-abilities') return part;
  return {
    ...part,
    abilities: [
      { kind: 'abilities-of', from: { kind: 'all', filter: source }, which: 'keywords', keywords: [keyword] },
    ],
  };
}

const hasParameter = (keyword: string): boolean =>
  keyword === 'landwalk' || KEYWORDS.some(({ name, parameter }) => name === keyword && parameter !== 'none');
