import {
  type AbilityGrant,
  type CardType,
  type Clause,
  type CompiledAbility,
  type EffectSpec,
  type Layer,
  layerOf,
  type Part,
  type Subject,
  type TextSpan,
} from '../../engine';
import type { Token } from '../reader';
import type { ClauseDraft, DraftClause, GrantDraft, PartDraft, SubjectDraft, TokenSpan } from './draft';
import { withOuterX } from './outer-x';
import { numberTargets } from './rewrite';

/** How abilities that a text grants are compiled; given by the caller, since they are texts themselves. */
export type AbilityCompiler = {
  /** The inside of quotation marks, and where it stands in the line. */
  readonly quoted: (text: string, start: number) => readonly CompiledAbility[];
  /** A keyword in canonical form. */
  readonly keyword: (canonical: string) => CompiledAbility;
};

/**
 * Compiles what is granted and numbers the targets. Subjects that still say "it" are left out: resolve them first. `targets`
 * are the places of all targets of the text, of those too that no clause is about.
 */
export function settle(draft: ClauseDraft, compiler: AbilityCompiler, targets: readonly number[] = []): EffectSpec {
  const given = draft.clauses.flatMap(({ parts }) => parts.flatMap(cardTypesGiven));
  const clauses = draft.clauses.map(keeping(given)).flatMap((clause) => settledClause(clause, compiler));
  return numberTargets({ clauses, duration: draft.duration ?? { kind: 'none' } }, targets);
}

/** The places of the predicates in the text, with the layers in which they work. */
export function textSpans(spans: readonly TokenSpan[], tokens: readonly Token[]): readonly TextSpan[] {
  return spans.flatMap(({ from, to, layers }) => {
    const first = tokens[from];
    const last = tokens[to - 1];
    return first === undefined || last === undefined
      ? []
      : [{ start: first.start, end: last.end, layers, unread: null }];
  });
}

/** The layers in which parts work, in the order of the layers. Granted abilities count as what grants them. */
export function layersOf(parts: readonly PartDraft[], isCda = false): readonly Layer[] {
  // `layerOf` looks at the kind alone, which drafts share with parts.
  return [...new Set(parts.map((part) => layerOf(part as Part, isCda)))].sort();
}

export function settledParts(
  parts: readonly PartDraft[],
  compiler: AbilityCompiler,
  about: SubjectDraft = SELF,
): readonly Part[] {
  return parts.map((part) => {
    if (part.kind === 'add-abilities')
      return { ...part, abilities: part.abilities.flatMap((grant) => settledGrant(grant, compiler, about)) };
    if (part.kind === 'become-copy') return { ...part, except: settledParts(part.except, compiler, about) };
    return part;
  });
}

const SELF: SubjectDraft = { kind: 'object', object: { kind: 'self' } };

/** The card types that an effect gives. */
const cardTypesGiven = (part: PartDraft): readonly CardType[] =>
  part.kind === 'set-card-types' || part.kind === 'add-types' ? part.cardTypes : [];

/** "Loses all other card types": those that the effect itself gives stay where they are there already (205.1a). */
const keeping =
  (given: readonly CardType[]) =>
  (clause: DraftClause): DraftClause => ({
    ...clause,
    parts: clause.parts.map((part) =>
      part.kind === 'remove-all' && part.what === 'card-types' && given.length > 0 ? { ...part, except: given } : part,
    ),
  });

function settledClause(clause: DraftClause, compiler: AbilityCompiler): readonly Clause[] {
  const subject = settledSubject(clause.subject);
  return subject === null ? [] : [{ ...clause, subject, parts: settledParts(clause.parts, compiler, clause.subject) }];
}

function settledSubject(subject: SubjectDraft): Subject | null {
  if (subject.kind === 'back') return null;
  if (subject.kind === 'object') {
    const { noun: _, ...settled } = subject;
    return settled;
  }
  if (subject.kind !== 'union') return subject;
  return { kind: 'union', subjects: subject.subjects.flatMap((one) => settledSubject(one) ?? []) };
}

function settledGrant(grant: GrantDraft, compiler: AbilityCompiler, about: SubjectDraft): readonly AbilityGrant[] {
  if (grant.kind === 'keyword') return [{ kind: 'ability', ability: compiler.keyword(grant.keyword) }];
  if (grant.kind === 'quote')
    return withOuterX(compiler.quoted(grant.text, grant.start), grant.x, about).map((ability) => ({
      kind: 'ability',
      ability,
    }));
  return [grant];
}
