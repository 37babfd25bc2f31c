import type { Filter } from '../../engine';
import type { PartDraft, SubjectDraft } from './draft';

/**
 * "the chosen type" is a land type where the sentence is about lands, otherwise a creature type: only the subject tells.
 * Setting a land's type to a basic one brings 305.7 with it.
 */
export function withChosenTypes(part: PartDraft, about: SubjectDraft): PartDraft {
  if (!isAboutLands(about)) return part;
  if (part.kind === 'set-subtypes' && part.special.includes('chosen-subtype')) {
    return { kind: 'set-land-types', landTypes: [], special: ['chosen-land-type'] };
  }
  if (part.kind !== 'add-types') return part;
  return { ...part, special: part.special.map((word) => (word === 'chosen-subtype' ? 'chosen-land-type' : word)) };
}

function isAboutLands(about: SubjectDraft): boolean {
  if (about.kind === 'all') return asksForLands(about.filter);
  return (
    about.kind === 'object' && (about.noun === 'land' || (about.filter !== undefined && asksForLands(about.filter)))
  );
}

function asksForLands(filter: Filter): boolean {
  if (filter.kind === 'card-type') return filter.cardType === 'Land';
  return filter.kind === 'all-of' && filter.filters.some(asksForLands);
}
