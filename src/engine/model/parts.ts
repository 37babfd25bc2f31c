/**
 * The kinds of effect part: each is plain data, works in one layer and has its rule beside it in `engine/effects`.
 * Order inside one clause is the written order, except that removals go first (D1).
 */
import type { CompiledAbility } from './abilities';
import type { BasicLandType, CardType, Color, Subtype, Supertype } from './characteristics';
import type { ObjectRef, PlayerRef, Quantity, Subject } from './phrases';

/** An ability that an effect gives: compiled like printed text. */
export type AbilityGrant =
  | { readonly kind: 'ability'; readonly ability: CompiledAbility }
  | { readonly kind: 'chosen-color-protection' } // "protection from the chosen color": read with the source's choice
  | { readonly kind: 'chosen-keyword' } // choices.keyword
  | { readonly kind: 'chosen-landwalk'; readonly snow: boolean } // "landwalk of the chosen type": choices.landType
  | {
      readonly kind: 'abilities-of';
      readonly from: Subject;
      readonly which: 'all' | 'activated' | 'triggered' | 'keywords' | 'loyalty' | 'activated-nonmana';
      readonly keywords?: readonly string[];
    };

/** 707.9f: "if it's a creature, it has …": an exception for copies of this card type alone. */
export type Part = PlainPart & { readonly onlyFor?: CardType };

type PlainPart =
  // Layer 1a: copiable values (613.2a, 707)
  | {
      readonly kind: 'become-copy';
      readonly of: ObjectRef;
      /** "except it's 7/7": parts applied to the copied values (707.9); `keep` are characteristics that are not copied. */
      readonly except: readonly Part[];
      readonly keep: readonly ('colors' | 'name' | 'types' | 'pt' | 'supertypes')[];
      /** "except it has this ability": the line itself goes along (707.9a). */
      readonly keepsThisAbility: boolean;
    }
  // Layer 1b (613.2b, 708)
  | { readonly kind: 'turn-face-down' }
  // Layer 2
  | { readonly kind: 'set-controller'; readonly player: PlayerRef }
  | { readonly kind: 'exchange-control'; readonly with: ObjectRef }
  // Layer 3 (612)
  | {
      readonly kind: 'replace-word';
      readonly what: 'color' | 'land-type' | 'creature-type' | 'name';
      readonly from: string | null;
      readonly to: string | null;
    } // null: choices.from / choices.to
  | { readonly kind: 'set-name'; readonly name: string | 'chosen' }
  | { readonly kind: 'add-name-words'; readonly words: string; readonly after: number } // name stickers (123.6)
  | { readonly kind: 'exchange-text'; readonly with: ObjectRef } // 612.5
  // Layer 4
  | {
      readonly kind: 'add-types';
      readonly cardTypes: readonly CardType[];
      readonly supertypes: readonly Supertype[];
      readonly subtypes: readonly Subtype[];
      readonly special: readonly TypeWord[];
    }
  /** 205.1a: sets the card types; subtypes that no remaining card type goes with are dropped. */
  | { readonly kind: 'set-card-types'; readonly cardTypes: readonly CardType[] }
  /** Sets the subtypes of one kind: creature types on "is a Frog", all land types with 305.7 for basic ones. */
  | {
      readonly kind: 'set-subtypes';
      readonly of: 'creature' | 'land' | 'artifact' | 'enchantment' | 'planeswalker';
      readonly subtypes: readonly Subtype[];
      readonly special: readonly TypeWord[];
    }
  | {
      readonly kind: 'set-land-types';
      readonly landTypes: readonly BasicLandType[];
      readonly special: readonly TypeWord[];
    } // 305.7, one step
  | {
      readonly kind: 'remove-types';
      readonly cardTypes: readonly CardType[];
      readonly supertypes: readonly Supertype[];
      readonly subtypes: readonly Subtype[];
    }
  | {
      readonly kind: 'remove-all';
      readonly what: 'card-types' | 'creature-types' | 'land-types' | 'subtypes' | 'supertypes' | 'artifact-types';
      /** Card types that the same effect gives: they are not lost and come back, they stay, and their subtypes with them (205.1a). */
      readonly except?: readonly CardType[];
    }
  /** "has the creature types of …", "is all creature types of …" */
  | {
      readonly kind: 'add-types-of';
      readonly from: ObjectRef;
      readonly which: 'creature-types' | 'land-types' | 'card-types' | 'all';
      readonly replace: boolean;
      /** Filled in when the effect is asked or applied; never written by the compiler. */
      readonly types?: {
        readonly cardTypes: readonly CardType[];
        readonly subtypes: readonly Subtype[];
        readonly every: boolean;
      };
    }
  // Layer 5
  | { readonly kind: 'set-colors'; readonly colors: readonly Color[]; readonly special: readonly ColorWord[] } // [] is colourless
  | { readonly kind: 'add-colors'; readonly colors: readonly Color[]; readonly special: readonly ColorWord[] }
  // Layer 6
  | { readonly kind: 'add-abilities'; readonly abilities: readonly AbilityGrant[] }
  | { readonly kind: 'remove-abilities'; readonly keywords: readonly string[] } // every instance of these keywords, with any parameter unless one is named
  | { readonly kind: 'remove-all-abilities'; readonly except: 'none' | 'mana' } // "loses all other abilities" is the same, before the additions (D1)
  | { readonly kind: 'bar-abilities'; readonly keywords: readonly string[] } // "can't have or gain" (113.11)
  // Layer 7
  | { readonly kind: 'define-pt'; readonly power: Quantity | null; readonly toughness: Quantity | null } // 7a
  | { readonly kind: 'set-pt'; readonly power: Quantity | null; readonly toughness: Quantity | null } // 7b
  /** 7c; `doubles`: it doubles or triples, so that less than zero stays less than zero (107.1b, 701.10c). */
  | { readonly kind: 'modify-pt'; readonly power: Quantity; readonly toughness: Quantity; readonly doubles?: true }
  | { readonly kind: 'switch-pt' }; // 7d

/** Type words that stand for a list or a choice. */
export type TypeWord =
  | 'every-creature-type'
  | 'every-basic-land-type'
  | 'every-land-type'
  | 'chosen-creature-type'
  | 'chosen-land-type'
  | 'chosen-card-type'
  | 'chosen-subtype';
export type ColorWord = 'all-colors' | 'chosen-color' | 'colors-of-attached';
export type PartKind = Part['kind'];
