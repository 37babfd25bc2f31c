import type { Field, Row } from '../model/characteristics';
import type { Layer } from '../model/layers';
import type { Message } from '../model/messages';
import type { Part } from '../model/parts';
import type { RuleNumber } from '../model/rules';
import type { Asking } from '../query/asking';

/** What one kind of effect part is: its layer, its rule, and what it does to one object. */
export type PartRule<Kind extends Part> = {
  /** Its layer; a part that defines or sets power and toughness may go elsewhere (`layerOf`). */
  readonly layer: Layer;
  readonly rule: RuleNumber;
  /** The instruction for `at.it` with its values filled in: what is compared when asking for dependencies (613.8a, D4). */
  readonly fill: (part: Kind, at: Asking) => Part;
  /** The row after a filled-in part. Pure; `at.rows` is the table before the whole application. */
  readonly apply: (row: Row, part: Kind, at: Asking) => Row;
  /** Fields of the row itself that `apply` looks at; filters and quantities have their own (`reads.ts`). */
  readonly reads: (part: Kind) => readonly Field[];
  readonly writes: (part: Kind) => readonly Field[];
  readonly describe: (part: Kind) => Message;
};

/** For parts that have no values to fill in. */
export const asWritten = <Kind extends Part>(part: Kind): Kind => part;
