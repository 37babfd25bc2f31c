/** The board document of `docs/board-format.md`, after `parseBoard` has checked it and filled in its defaults. */
import type { Zone } from '../model/characteristics';
import type { EffectId, ObjectId, PlayerId } from '../model/ids';

/** A printed card (or token, or given values): the card part of the document. */
export type Card = {
  readonly name: string;
  readonly manaCost: string;
  readonly typeLine: string;
  readonly text: string;
  readonly power: string | number | null;
  readonly toughness: string | number | null;
  readonly loyalty: string | number | null;
  readonly defense: string | number | null;
  readonly colorIndicator: readonly string[] | null;
  readonly layout: CardLayout | null;
  readonly faces: readonly Card[];
};

/** A card with nothing on it, to be filled in. */
export const BLANK_CARD: Card = {
  name: '',
  manaCost: '',
  typeLine: '',
  text: '',
  power: null,
  toughness: null,
  loyalty: null,
  defense: null,
  colorIndicator: null,
  layout: null,
  faces: [],
};

export const CARD_LAYOUTS = [
  'transform',
  'modal',
  'flip',
  'split',
  'adventure',
  'omen',
  'meld',
  'room',
  'prepare',
  'leveler',
] as const;
export type CardLayout = (typeof CARD_LAYOUTS)[number];

export type Player = {
  readonly id: PlayerId;
  readonly name: string | null;
  readonly life: number;
  readonly counters: { readonly [counter: string]: number };
  readonly designations: readonly string[];
  readonly active: boolean;
};

/** What was chosen for an object or effect; a list where a kind was chosen more than once. */
export type Choices = {
  readonly color?: string | readonly string[];
  readonly creatureType?: string | readonly string[];
  readonly landType?: string | readonly string[];
  readonly cardType?: string | readonly string[];
  readonly name?: string | readonly string[];
  readonly number?: number;
  readonly keyword?: string | readonly string[];
  readonly player?: string;
  readonly object?: string | readonly string[];
  readonly mode?: string | readonly string[];
  readonly from?: string;
  readonly to?: string;
};

export type NameSticker = { readonly name: string; readonly after: number };

export type BoardObject = {
  readonly id: ObjectId;
  /** As written in the document: a name to look up, or the card itself. */
  readonly card: string | Card;
  readonly controller: PlayerId;
  readonly owner: PlayerId;
  readonly zone: Zone;
  readonly token: boolean;
  readonly tapped: boolean;
  readonly attacking: boolean;
  readonly blocking: boolean;
  readonly enteredThisTurn: boolean;
  readonly faceDown: boolean | Card;
  readonly face: 0 | 1;
  readonly attachedTo: ObjectId | PlayerId | null;
  readonly counters: { readonly [counter: string]: number };
  readonly copyOf: ObjectId | Card | null;
  readonly copyExcept: string | null;
  readonly merged: readonly (string | Card)[];
  readonly choices: Choices;
  readonly designations: readonly string[];
  readonly exiledWith: ObjectId | null;
  readonly pairedWith: ObjectId | null;
  readonly stickers: readonly NameSticker[];
  readonly damage: number;
};

export type BoardEffect = {
  readonly id: EffectId;
  readonly text: string;
  readonly controller: PlayerId;
  readonly source: ObjectId | null;
  readonly targets: readonly (ObjectId | PlayerId)[];
  readonly affected: readonly ObjectId[] | null; // null: computed (611.2c)
  readonly x: number | null;
  readonly choices: Choices;
};

export type Board = {
  readonly format: 'layers-board';
  readonly version: 1;
  readonly title: string;
  readonly players: readonly Player[]; // in turn order; exactly one is active
  readonly objects: readonly BoardObject[];
  readonly effects: readonly BoardEffect[];
  /** As written: what is left out follows by the defaults of the format; see `timestampOrder`. */
  readonly timestamps: readonly string[];
  readonly assume: readonly string[];
  readonly off: readonly string[];
};
