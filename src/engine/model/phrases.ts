/**
 * What the phrases of rules text mean, as data: which objects (`Filter`, `Subject`), how many (`Quantity`),
 * and when (`Condition`). Colour words, subtypes and names are plain values in here, so that layer 3 can map them (612.2).
 * "You", "self" and "attached" are relative: they are read with the effect's source and controller at that moment (D19).
 */
import type { CardType, Color, Subtype, Supertype, Zone } from './characteristics';
import type { ObjectId, PlayerId } from './ids';

/** One player, relative to an effect. */
export type PlayerRef =
  | { readonly kind: 'you' }
  | { readonly kind: 'opponents' } // any opponent of you
  | { readonly kind: 'active-player' }
  | { readonly kind: 'each-player' } // any player at all
  | { readonly kind: 'target-player'; readonly index: number } // position in `targets`, from 0
  | { readonly kind: 'chosen-player' } // choices.player
  | { readonly kind: 'attached-player' } // enchanted player
  | { readonly kind: 'designated-player'; readonly designation: string } // the monarch
  | { readonly kind: 'controller-of'; readonly of: ObjectRef }
  | { readonly kind: 'owner-of'; readonly of: ObjectRef }
  | { readonly kind: 'player'; readonly id: PlayerId }; // in effects whose values are filled in

/** One object (or a short list), relative to an effect; it is no filter (D34). */
export type ObjectRef =
  | { readonly kind: 'self' } // "this creature", "~", or the card's own name (201.5)
  | { readonly kind: 'attached' } // enchanted, equipped, fortified: what the source is attached to
  | { readonly kind: 'target'; readonly index: number } // position in `targets`, from 0
  | { readonly kind: 'chosen-object' } // choices.object
  | { readonly kind: 'paired' } // the creature it is paired with
  | { readonly kind: 'exiled-with' } // the card(s) exiled with the source
  | { readonly kind: 'granter' } // the object whose ability granted this one
  | { readonly kind: 'it' } // the object that a filter, quantity or part is asked about
  | { readonly kind: 'object'; readonly id: ObjectId }; // in effects whose values are filled in

export type Comparison = '=' | '!=' | '<' | '<=' | '>' | '>=';
export type NumberField = 'power' | 'toughness' | 'manaValue' | 'basePower' | 'baseToughness' | 'loyalty' | 'defense';
export type ObjectStatus =
  | 'token'
  | 'tapped'
  | 'attacking'
  | 'blocking'
  | 'enteredThisTurn'
  | 'faceDown'
  | 'attached' // it is attached to something
  | 'enchanted' // an Aura is attached to it
  | 'equipped' // an Equipment is attached to it
  | 'paired'
  | 'damaged'
  | 'transformed'; // its second face is up

/** Does an object match? Asked of the table as it stands (D25). */
export type Filter =
  | { readonly kind: 'any' }
  | { readonly kind: 'all-of'; readonly filters: readonly Filter[] }
  | { readonly kind: 'any-of'; readonly filters: readonly Filter[] }
  | { readonly kind: 'not'; readonly filter: Filter }
  | { readonly kind: 'card-type'; readonly cardType: CardType }
  | { readonly kind: 'supertype'; readonly supertype: Supertype }
  | { readonly kind: 'subtype'; readonly subtype: Subtype }
  | { readonly kind: 'color'; readonly color: Color }
  | { readonly kind: 'color-count'; readonly comparison: Comparison; readonly count: number } // colourless 0, monocoloured 1, multicoloured >= 2
  | { readonly kind: 'chosen-color' } // choices.color of the source
  | { readonly kind: 'chosen-type' } // choices.creatureType (or landType) of the source
  | { readonly kind: 'chosen-card-type' }
  | { readonly kind: 'named'; readonly name: string }
  | { readonly kind: 'chosen-name' }
  | { readonly kind: 'controlled-by'; readonly player: PlayerRef }
  | { readonly kind: 'owned-by'; readonly player: PlayerRef }
  | { readonly kind: 'in-zone'; readonly zones: readonly Zone[] } // without it a filter asks the battlefield; see Subject
  | { readonly kind: 'is'; readonly object: ObjectRef } // "other" is { not: { is: self } }
  | { readonly kind: 'status'; readonly status: ObjectStatus }
  | { readonly kind: 'designation'; readonly designation: string } // monstrous, renowned, suspected, …
  | { readonly kind: 'has-keyword'; readonly keyword: string } // lower case, with parameter where one is named: "flying", "protection from red"
  | { readonly kind: 'has-no-abilities' }
  | { readonly kind: 'has-counter'; readonly counter: string | null; readonly atLeast: number } // null: any counter
  | { readonly kind: 'compare'; readonly field: NumberField; readonly comparison: Comparison; readonly than: Quantity }
  | { readonly kind: 'attached-to'; readonly object: ObjectRef }
  | {
      readonly kind: 'shares';
      readonly what: 'creature-type' | 'color' | 'card-type' | 'name' | 'mana-value';
      readonly with: ObjectRef;
    }
  | { readonly kind: 'greatest'; readonly field: NumberField; readonly among: Filter; readonly least?: boolean } // the greatest (or least) among
  | { readonly kind: 'has-mana-symbol'; readonly symbol: string }
  | { readonly kind: 'exiled-with-source' }
  | { readonly kind: 'has-ability-kind'; readonly ability: 'activated' | 'triggered' | 'static' | 'mana' | 'tap' }
  | { readonly kind: 'on-top' } // the topmost of its library, graveyard or stack
  | { readonly kind: 'has-attached'; readonly filter: Filter } // something that matches is attached to it
  | { readonly kind: 'attached-to-match'; readonly filter: Filter } // it is attached to something that matches
  /** What no board can show: true of every object where these words stand in `assume` (lower case). */
  | { readonly kind: 'assumed'; readonly words: string };

/** A number, worked out when it is needed; never fractional. */
export type Quantity =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'x' } // the effect's `x`, fixed on resolution (611.2d)
  | { readonly kind: 'chosen-number' }
  | { readonly kind: 'count'; readonly filter: Filter }
  | { readonly kind: 'count-players'; readonly player: PlayerRef }
  | {
      readonly kind: 'distinct';
      readonly what: 'card-type' | 'color' | 'basic-land-type' | 'name' | 'mana-value' | 'power' | 'creature-type';
      readonly among: Filter;
    }
  | { readonly kind: 'field'; readonly field: NumberField; readonly of: ObjectRef }
  | { readonly kind: 'extreme'; readonly field: NumberField; readonly among: Filter; readonly least?: boolean } // greatest or least among
  | { readonly kind: 'total'; readonly field: NumberField; readonly among: Filter }
  | { readonly kind: 'counters'; readonly counter: string | null; readonly on: ObjectRef } // null: of every kind
  | { readonly kind: 'counters-among'; readonly counter: string | null; readonly among: Filter }
  | { readonly kind: 'player-counters'; readonly counter: string; readonly player: PlayerRef }
  /** Of several players the highest or lowest, where one of them is asked for; otherwise all together. */
  | { readonly kind: 'life'; readonly player: PlayerRef; readonly extreme?: 'most' | 'least' }
  | { readonly kind: 'color-count'; readonly of: ObjectRef }
  | { readonly kind: 'devotion'; readonly colors: readonly Color[]; readonly player: PlayerRef } // 700.5
  | { readonly kind: 'party' } // 700.8
  /** The most that one of these players has: cards owned ("in their graveyard") or permanents controlled. */
  | {
      readonly kind: 'most-of';
      readonly filter: Filter;
      readonly by: 'owner' | 'controller';
      readonly player: PlayerRef;
    }
  | { readonly kind: 'mana-symbols'; readonly color: Color; readonly among: Filter } // in mana costs (chroma)
  | { readonly kind: 'attachments'; readonly filter: Filter; readonly on: ObjectRef } // "for each Aura attached to it"
  | { readonly kind: 'sum'; readonly terms: readonly Quantity[] }
  | { readonly kind: 'times'; readonly factor: number; readonly of: Quantity }
  | { readonly kind: 'half'; readonly of: Quantity; readonly round: 'up' | 'down' }
  | { readonly kind: 'maximum'; readonly of: readonly Quantity[] }
  | { readonly kind: 'minimum'; readonly of: readonly Quantity[] }
  /** A number that no board can show ("the number of cards you've drawn this turn"): `choices.number`, else x, else 0. Words in lower case. */
  | { readonly kind: 'unseen'; readonly words: string };

/** Does it hold now? */
export type Condition =
  | { readonly kind: 'always' }
  | { readonly kind: 'all-of'; readonly conditions: readonly Condition[] }
  | { readonly kind: 'any-of'; readonly conditions: readonly Condition[] }
  | { readonly kind: 'not'; readonly condition: Condition }
  | { readonly kind: 'compare'; readonly left: Quantity; readonly comparison: Comparison; readonly right: Quantity }
  | { readonly kind: 'matches'; readonly object: ObjectRef; readonly filter: Filter } // "as long as enchanted permanent is a creature"
  | { readonly kind: 'your-turn'; readonly player: PlayerRef } // it is that player's turn
  | { readonly kind: 'player-designation'; readonly player: PlayerRef; readonly designation: string } // monarch, city's blessing
  | { readonly kind: 'chosen-mode'; readonly mode: string } // choices.mode
  /** That colour, or the chosen one (null), is the most common among these objects, or tied for it. */
  | {
      readonly kind: 'most-common-color';
      readonly color: Color | null;
      readonly among: Filter;
      readonly tied: boolean;
    }
  /** What no board can show: true where these words stand in `assume` (lower case, without "as long as"). */
  | { readonly kind: 'assumed'; readonly words: string };

/** Whom a clause affects. `all` asks the battlefield unless the filter names zones (109.2). */
export type Subject =
  | {
      readonly kind: 'object';
      readonly object: ObjectRef /** for targets and Auras: what it may be (115.1) */;
      readonly filter?: Filter;
    }
  | { readonly kind: 'all'; readonly filter: Filter }
  | { readonly kind: 'union'; readonly subjects: readonly Subject[] }
  /** Up to any number of targets at and after an index: "one or two target creatures". */
  | { readonly kind: 'targets'; readonly from: number; readonly atMost: number | null; readonly filter: Filter }
  /** What an earlier clause of the same resolution affected: "it", "they", "those creatures". */
  | { readonly kind: 'clause'; readonly clause: number };

export type Duration =
  | { readonly kind: 'end-of-turn' }
  | { readonly kind: 'your-next-turn' }
  | { readonly kind: 'end-of-combat' }
  | { readonly kind: 'rest-of-game' }
  | { readonly kind: 'for-as-long-as'; readonly condition: Condition }
  | { readonly kind: 'other'; readonly words: string }
  | { readonly kind: 'none' };
