import type { CompiledAbility, Quantity, TextSpan } from '../../engine';
import type { DraftClause, GrantDraft, SubjectDraft } from './draft';
import { mapRefs, withX } from './rewrite';

type Quote = Extract<GrantDraft, { readonly kind: 'quote' }>;

/**
 * "Each artifact has "Equipped creature gets +X/+0," where X is its mana value": the number as the granted ability says it.
 * The object that has the ability is its own "this"; the one that grants it is named so. Null where the ability has no words
 * for it: another player's "you", another object's host.
 */
export function outerX(x: Quantity, about: SubjectDraft): Quantity | null {
  let known = true;
  const object = about.kind === 'object' ? about.object : null;
  const own = mapRefs(x, (ref) => {
    const isGranted = ref.kind === 'it' || (object !== null && ref.kind === object.kind && ref.kind !== 'target');
    if (isGranted || (ref.kind === 'chosen-object' && about.kind === 'all')) return { kind: 'self' };
    if (ref.kind === 'self') return { kind: 'granter' };
    known = false;
    return null;
  });
  return known && !SPEAKS_OF_PLAYERS.test(JSON.stringify(x)) ? own : null;
}

/** "You" is the controller of the object that has the ability, not of the one that grants it. */
const SPEAKS_OF_PLAYERS = /"kind":"(?:you|opponents|target-player|chosen-player)"/;

/** The abilities of a quotation with that number in the place of X; none where it cannot be said. */
export function withOuterX(
  abilities: readonly CompiledAbility[],
  x: Quantity | undefined,
  about: SubjectDraft,
): readonly CompiledAbility[] {
  if (x === undefined) return abilities;
  const own = outerX(x, about);
  return own === null ? [] : abilities.map((ability) => withX(ability, own));
}

/** Quotations whose X cannot be said: their words are unread. */
export function unboundQuotes(clauses: readonly DraftClause[], isFixed: boolean): readonly TextSpan[] {
  return clauses.flatMap(({ subject, parts }) =>
    parts
      .flatMap((part) => (part.kind === 'add-abilities' ? part.abilities : []))
      .filter((grant): grant is Quote => grant.kind === 'quote' && isUnbound(grant, subject, isFixed))
      .map(({ text, start }) => ({ start, end: start + text.length, layers: [], unread: 'unread.quotation' })),
  );
}

/** 608.2h: a resolution counts its number once, so the ability must not count it anew. */
const isUnbound = ({ x }: Quote, about: SubjectDraft, isFixed: boolean): boolean =>
  x !== undefined && ((isFixed && x.kind !== 'number') || outerX(x, about) === null);

/** The same clauses without the quotations whose X cannot be said. */
export function withoutUnbound(clauses: readonly DraftClause[], isFixed: boolean): readonly DraftClause[] {
  return clauses.map((clause) => ({
    ...clause,
    parts: clause.parts.map((part) =>
      part.kind === 'add-abilities'
        ? {
            ...part,
            abilities: part.abilities.filter((one) => one.kind !== 'quote' || !isUnbound(one, clause.subject, isFixed)),
          }
        : part,
    ),
  }));
}
