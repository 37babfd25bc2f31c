import type { BoardEffect, Card, Layer, ObjectId } from '../../../engine';

/** What a person holds, or has chosen to put somewhere by menu. */
export type Held =
  /** A card of the library, which the document will name, or one that it will hold in full. */
  | { readonly kind: 'card'; readonly card: Card; readonly name: string; readonly inLibrary: boolean }
  /** An effect of the palette or of a resolved ability: what it will be once it has its targets. */
  | {
      readonly kind: 'effect';
      readonly label: string;
      readonly layer: Layer | null;
      readonly effect: Pick<BoardEffect, 'text' | 'source' | 'controller' | 'x' | 'choices'>;
      /** Targets that were chosen before, in the order of the text; the next one is what it is put on. */
      readonly targets: BoardEffect['targets'];
      /** It affects a set (611.2c) or its source, so it is put on the board as a whole. */
      readonly onSet: boolean;
    }
  | { readonly kind: 'counter'; readonly counter: string; readonly count: number; readonly layer: Layer }
  /** "Becomes a copy of": of an object, as it is now. */
  | { readonly kind: 'copy'; readonly of: ObjectId; readonly name: string }
  /** "Turn it face down." */
  | { readonly kind: 'face-down' }
  /** An effect, counter or attachment on its way off a tile, or to another. */
  | {
      readonly kind: 'chip';
      readonly chip: 'effect' | 'counter' | 'attachment' | 'copy';
      readonly key: string;
      readonly label: string;
      readonly from: ObjectId;
    }
  | { readonly kind: 'object'; readonly object: ObjectId; readonly name: string };

/** What lies under the pointer. */
export type Place =
  | { readonly kind: 'object'; readonly object: ObjectId }
  | { readonly kind: 'side'; readonly player: string }
  /** Off every tile: chips that are dropped there end. */
  | { readonly kind: 'nowhere' };

/** The words on the chip that follows the pointer. */
export function heldLabel(held: Held): string {
  switch (held.kind) {
    case 'card':
    case 'copy':
    case 'object':
      return held.name;
    case 'effect':
    case 'chip':
      return held.label;
    case 'counter':
      return held.count === 1 ? held.counter : `${held.count}× ${held.counter}`;
    case 'face-down':
      return '';
  }
}

export function heldLayer(held: Held): Layer | null {
  switch (held.kind) {
    case 'effect':
    case 'counter':
      return held.layer;
    case 'copy':
      return '1a';
    case 'face-down':
      return '1b';
    case 'card':
    case 'chip':
    case 'object':
      return null;
  }
}
