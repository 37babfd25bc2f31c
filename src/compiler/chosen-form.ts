import type { BoardObject, Clause, CompiledCard, Condition, Part } from '../engine';
import { formNamed } from './templates';

/**
 * What an object was chosen to be as it entered or was turned face up (`choices.mode`): the parts of that form, which
 * belong to its copiable values (613.2a, 208.2b). `card` is the card whose text it entered with.
 */
export function chosenForm({ choices, face, zone }: BoardObject, card: CompiledCard): readonly Part[] {
  if (choices.mode === undefined || zone !== 'battlefield') return [];
  const chosen = [choices.mode].flat().map(formNamed);
  return formsOf(card, face).find(({ mode }) => chosen.includes(mode))?.parts ?? [];
}

type Form = { readonly mode: string; readonly parts: readonly Part[] };

/** The forms that the text of a face offers. */
export function formsOf(card: CompiledCard, up: 0 | 1): readonly Form[] {
  const { abilities } = card.faces[up] ?? card.faces[0];
  return abilities
    .filter(({ kind }) => kind === 'replacement')
    .flatMap(({ resolves }) => resolves.flatMap(({ clauses }) => clauses.flatMap(formIn)));
}

const formIn = ({ condition, parts }: Clause): readonly Form[] =>
  condition?.kind === 'chosen-mode' ? [{ mode: condition.mode, parts }] : [];

/** What a text lets choose by name: its forms, and the anchor words before its bullets (614.12b). */
export function modesOf(card: CompiledCard, up: 0 | 1): readonly string[] {
  const { abilities } = card.faces[up] ?? card.faces[0];
  const conditions = abilities.flatMap(
    ({ effect }) => effect?.clauses.flatMap(({ condition }) => condition ?? []) ?? [],
  );
  return [...new Set([...formsOf(card, up).map(({ mode }) => mode), ...conditions.flatMap(modesIn)])];
}

function modesIn(condition: Condition): readonly string[] {
  if (condition.kind === 'all-of' || condition.kind === 'any-of') return condition.conditions.flatMap(modesIn);
  return condition.kind === 'chosen-mode' ? [condition.mode] : [];
}
