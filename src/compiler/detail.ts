/** Compiled parts in the flat words of other programs: what is added, set and taken away, without selectors and conditions. */
import {
  type AbilityGrant,
  type CompiledAbility,
  type EffectSpec,
  type Layer,
  layerOf,
  type Part,
  type Quantity,
} from '../engine';

/** A number, or words for one that has to be worked out. */
export type DetailNumber = number | string;

export type DetailPart = {
  readonly layer: Layer;
  readonly addPower?: DetailNumber;
  readonly addToughness?: DetailNumber;
  readonly setPower?: DetailNumber;
  readonly setToughness?: DetailNumber;
  readonly addKeywords?: readonly string[];
  readonly addAbilities?: readonly string[];
  readonly removeKeywords?: readonly string[];
  readonly addTypes?: readonly string[];
  readonly removeTypes?: readonly string[];
  readonly removeAll?: string;
  readonly setColors?: readonly string[];
  readonly addColors?: readonly string[];
  readonly removeAllAbilities?: boolean;
  readonly gainControl?: string;
};

/** Every part of what an ability does, or does when it resolves, in written order. */
export function detailOf(ability: CompiledAbility): readonly DetailPart[] {
  const own = ability.effect === null ? [] : partsIn(ability.effect, ability.definesCharacteristics);
  return [...own, ...ability.resolves.flatMap((spec) => partsIn(spec, false))];
}

const partsIn = (spec: EffectSpec, isCda: boolean): readonly DetailPart[] =>
  spec.clauses.flatMap(({ parts }) => parts.map((part) => ({ layer: layerOf(part, isCda), ...flat(part) })));

function flat(part: Part): Omit<DetailPart, 'layer'> {
  switch (part.kind) {
    case 'modify-pt':
      return { addPower: numberOf(part.power), addToughness: numberOf(part.toughness) };
    case 'set-pt':
    case 'define-pt':
      return {
        ...(part.power === null ? {} : { setPower: numberOf(part.power) }),
        ...(part.toughness === null ? {} : { setToughness: numberOf(part.toughness) }),
      };
    case 'add-abilities':
      return granted(part.abilities);
    case 'remove-abilities':
    case 'bar-abilities':
      return { removeKeywords: part.keywords };
    case 'remove-all-abilities':
      return { removeAllAbilities: true };
    case 'add-types':
      return { addTypes: [...part.supertypes, ...part.cardTypes, ...part.subtypes, ...part.special] };
    case 'set-card-types':
      return { addTypes: part.cardTypes, removeAll: 'card-types' };
    case 'set-subtypes':
      return { addTypes: [...part.subtypes, ...part.special], removeAll: `${part.of}-types` };
    case 'set-land-types':
      return { addTypes: [...part.landTypes, ...part.special], removeAll: 'land-types' };
    case 'remove-types':
      return { removeTypes: [...part.supertypes, ...part.cardTypes, ...part.subtypes] };
    case 'remove-all':
      return { removeAll: part.what };
    case 'add-types-of':
      return { addTypes: [`${part.which} of another object`] };
    case 'set-colors':
      return { setColors: [...part.colors, ...part.special] };
    case 'add-colors':
      return { addColors: [...part.colors, ...part.special] };
    case 'set-controller':
      return { gainControl: part.player.kind };
    case 'exchange-control':
      return { gainControl: 'exchange' };
    case 'become-copy':
    case 'turn-face-down':
    case 'replace-word':
    case 'set-name':
    case 'add-name-words':
    case 'exchange-text':
    case 'switch-pt':
      return {};
  }
}

function granted(abilities: readonly AbilityGrant[]): Pick<DetailPart, 'addKeywords' | 'addAbilities'> {
  const keywords = abilities.flatMap((grant) => {
    if (grant.kind === 'chosen-color-protection') return ['protection from the chosen color'];
    if (grant.kind === 'chosen-keyword') return ['the chosen keyword'];
    if (grant.kind === 'chosen-landwalk') return ['landwalk of the chosen type'];
    return grant.kind === 'ability' && grant.ability.keyword !== null ? [grant.ability.keyword] : [];
  });
  const others = abilities.flatMap((grant) => {
    if (grant.kind === 'abilities-of') return [`${grant.which} abilities of other objects`];
    return grant.kind === 'ability' && grant.ability.keyword === null ? [grant.ability.text] : [];
  });
  return {
    ...(keywords.length === 0 ? {} : { addKeywords: keywords }),
    ...(others.length === 0 ? {} : { addAbilities: others }),
  };
}

/** Written numbers as they are; "X" for those that the board has to say. */
const numberOf = (quantity: Quantity): DetailNumber => (quantity.kind === 'number' ? quantity.value : 'X');
