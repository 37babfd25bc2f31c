import { BASIC_LAND_TYPES, type BasicLandType, type CardType, familyOf, type Subtype } from '../../engine';
import type { Description } from './description';
import type { PartDraft } from './draft';

/**
 * What "is" or "becomes" such a thing does, part by part, in the order of the layers. It replaces types of the kinds that it
 * names (205.1a) unless it says that they are kept (205.1b); a basic land type brings 305.7 with it.
 */
export function partsOf(what: Description): readonly PartDraft[] {
  return [
    ...(what.name === null ? [] : [{ kind: 'set-name', name: what.name } as const]),
    ...typeParts(what),
    ...colorParts(what),
    ...(what.abilities.length === 0 ? [] : [{ kind: 'add-abilities', abilities: what.abilities } as const]),
    ...(what.size === null ? [] : [{ kind: 'set-pt', ...what.size } as const]),
  ];
}

/**
 * The same with all prior types kept: what "It's still a land" says of the sentence before it (205.1b).
 */
export function keepingTypes(parts: readonly PartDraft[]): readonly PartDraft[] {
  return parts.map((part): PartDraft => {
    if (part.kind === 'set-card-types') return { ...NO_TYPES, cardTypes: part.cardTypes };
    if (part.kind === 'set-subtypes') return { ...NO_TYPES, subtypes: part.subtypes, special: part.special };
    return part;
  });
}

const NO_TYPES = { kind: 'add-types', cardTypes: [], supertypes: [], subtypes: [], special: [] } as const;

function colorParts({ colors, keeps }: Description): readonly PartDraft[] {
  if (colors === null) return [];
  return [{ kind: keeps.includes('colors') ? 'add-colors' : 'set-colors', ...colors }];
}

function typeParts(what: Description): readonly PartDraft[] {
  const { cardTypes, supertypes, subtypes, special } = what;
  if (cardTypes.length + supertypes.length + subtypes.length + special.length === 0) return [];
  if (what.keeps.includes('types')) return [{ kind: 'add-types', cardTypes, supertypes, subtypes, special }];
  return [...cardTypeParts(cardTypes), ...supertypeParts(what), ...subtypeParts(what)];
}

/** 205.1b: "an artifact creature" keeps the other card types; any other card type replaces them (205.1a). */
function cardTypeParts(cardTypes: readonly CardType[]): readonly PartDraft[] {
  if (cardTypes.length === 0) return [];
  const artifactCreature = cardTypes.length === 2 && cardTypes.includes('Artifact') && cardTypes.includes('Creature');
  if (artifactCreature) return [{ kind: 'add-types', cardTypes, supertypes: [], subtypes: [], special: [] }];
  return [{ kind: 'set-card-types', cardTypes }];
}

/** Supertypes are only ever added: no effect sets them (205.4b). */
function supertypeParts({ supertypes }: Description): readonly PartDraft[] {
  return supertypes.length === 0 ? [] : [{ kind: 'add-types', cardTypes: [], supertypes, subtypes: [], special: [] }];
}

type Family = Extract<PartDraft, { readonly kind: 'set-subtypes' }>['of'];
const FAMILIES: readonly Family[] = ['creature', 'artifact', 'enchantment', 'planeswalker'];

function subtypeParts({ subtypes, special }: Description): readonly PartDraft[] {
  const parts: PartDraft[] = [];
  for (const family of FAMILIES) {
    const own = subtypes.filter((subtype) => familyOf(subtype) === family);
    const chosen = special.filter(
      (one) => family === 'creature' && (one === 'chosen-creature-type' || one === 'chosen-subtype'),
    );
    if (own.length + chosen.length > 0)
      parts.push({ kind: 'set-subtypes', of: family, subtypes: own, special: chosen });
  }
  // "is every creature type" takes nothing away.
  const every = special.filter((one) => one === 'every-creature-type' || one === 'chosen-card-type');
  if (every.length > 0) parts.push({ kind: 'add-types', cardTypes: [], supertypes: [], subtypes: [], special: every });
  return [...parts, ...landParts(subtypes, special)];
}

function landParts(subtypes: readonly Subtype[], special: Description['special']): readonly PartDraft[] {
  const land = subtypes.filter((subtype) => familyOf(subtype) === 'land');
  const words = special.filter(
    (one) => one === 'chosen-land-type' || one === 'every-basic-land-type' || one === 'every-land-type',
  );
  const basics = land.filter((subtype): subtype is BasicLandType =>
    BASIC_LAND_TYPES.some((known) => known === subtype),
  );
  if (basics.length + words.length > 0) return [{ kind: 'set-land-types', landTypes: basics, special: words }];
  return land.length === 0 ? [] : [{ kind: 'set-subtypes', of: 'land', subtypes: land, special: [] }];
}
