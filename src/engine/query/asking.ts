import type { Choices } from '../board/types';
import type { Row } from '../model/characteristics';
import type { EffectKey, ObjectId, PlayerId } from '../model/ids';
import type { Facts } from './facts';

/** Rows of a table, for reading: a whole table has more, but a question needs no more than this. */
export type Rows = { readonly get: (id: ObjectId) => Row | undefined };

/** Who speaks: what "you", "this creature", "target" and "chosen" mean in the words of one effect. */
export type Voice = {
  readonly effect: EffectKey;
  readonly source: ObjectId | null;
  /** Fixed for an effect from a resolution (D16); null where "you" is the current controller of the source (D19). */
  readonly controller: PlayerId | null;
  readonly targets: readonly (ObjectId | PlayerId)[];
  readonly x: number | null;
  readonly choices: Choices;
  /** The object whose ability gave the source this one. */
  readonly granter: ObjectId | null;
};

/** A question about a table: what is there, in whose words, and about which object ("it"). */
export type Asking = {
  readonly facts: Facts;
  readonly rows: Rows;
  readonly voice: Voice;
  readonly it: ObjectId | null;
};

export const about = (asking: Asking, it: ObjectId | null): Asking => ({ ...asking, it });
