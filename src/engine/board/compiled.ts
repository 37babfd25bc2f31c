/**
 * What the layers start from: a board whose texts have been compiled. The compiler makes it (`compileBoard`);
 * the engine knows only these types, never the compiler.
 */
import type { CompiledAbility, EffectSpec, ReadStatus, TextSpan } from '../model/abilities';
import type { EffectId, ObjectId } from '../model/ids';
import type { Part } from '../model/parts';
import type { Problem } from '../model/problems';
import type { PrintedValues } from './printed-values';
import type { Board, BoardEffect, BoardObject, Card } from './types';

/** One face of a card, as printed, with its text compiled. */
export type CompiledFace = {
  readonly card: Card;
  /** What is printed beside the text. */
  readonly values: PrintedValues;
  readonly abilities: readonly CompiledAbility[];
  /** Its prototype values (718), where the text has a prototype line. */
  readonly prototype: { readonly manaCost: string; readonly power: number; readonly toughness: number } | null;
};

/** A card with all its faces: one for an ordinary card; two for transform, modal, flip, split, adventure, … */
export type CompiledCard = {
  readonly card: Card;
  readonly faces: readonly [CompiledFace, ...CompiledFace[]];
};

export type CompiledObject = {
  readonly object: BoardObject;
  readonly card: CompiledCard;
  /** The copied values, where `copyOf` gives them inline. */
  readonly copied: CompiledCard | null;
  /** What `copyExcept` and the object's own "enter as a copy … except" text say: parts and kept characteristics (707.9). */
  readonly copyExceptions: CopyExceptions | null;
  /** The values it has while face down, where they are not the usual ones (708.2). */
  readonly faceDownAs: CompiledCard | null;
  readonly merged: readonly CompiledCard[];
  /** What it was chosen to be as it entered (`choices.mode`): parts that belong to its copiable values (613.2a). */
  readonly form: readonly Part[];
};

export type CopyExceptions = {
  readonly except: readonly Part[];
  readonly keep: readonly ('colors' | 'name' | 'types' | 'pt' | 'supertypes')[];
  /** The line of the object's own text that goes along ("except it has this ability"), from 0; null for none. */
  readonly keepsLine: number | null;
  /** The words of `copyExcept` could not be read, and count for nothing. */
  readonly unread: boolean;
};

export type CompiledEffect = {
  readonly effect: BoardEffect;
  /** One resolution is one effect (D1). */
  readonly spec: EffectSpec;
  readonly status: ReadStatus;
  readonly spans: readonly (TextSpan & { readonly line: number })[];
};

export type CompiledBoard = {
  readonly board: Board;
  /** In board order; objects whose card is not known are left out and named in `problems`; `off` ones are left out too. */
  readonly objects: ReadonlyMap<ObjectId, CompiledObject>;
  readonly effects: ReadonlyMap<EffectId, CompiledEffect>;
  readonly problems: readonly Problem[];
};
