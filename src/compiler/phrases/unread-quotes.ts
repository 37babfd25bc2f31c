import type { TextSpan } from '../../engine';
import type { DraftClause, GrantDraft, PartDraft } from './draft';
import type { AbilityCompiler } from './settle';

/** Words that could not be read in the quotations that a text grants, at their places in the line. */
export function unreadQuotes(clauses: readonly DraftClause[], compiler: AbilityCompiler): readonly TextSpan[] {
  const quotes = new Map(
    clauses
      .flatMap(({ parts }) => parts.flatMap(grantsOf))
      .flatMap((grant) => (grant.kind === 'quote' ? [[grant.start, grant.text] as const] : [])),
  );
  return [...quotes].flatMap(([start, text]) =>
    compiler
      .quoted(text, start)
      .flatMap(({ spans }) => spans.filter(({ unread }) => unread !== null))
      .map((span) => ({ ...span, start: start + span.start, end: start + span.end, layers: [] })),
  );
}

function grantsOf(part: PartDraft): readonly GrantDraft[] {
  if (part.kind === 'add-abilities') return part.abilities;
  return part.kind === 'become-copy' ? part.except.flatMap(grantsOf) : [];
}
