import type { Asking, Rows } from '../../query/asking';
import { allBits, type Bits } from './bits';
import type { Columns, View } from './columns';

/** What filters are read with: whose words they are, and where atoms are kept. */
export type Reading = {
  readonly columns: Columns;
  readonly asking: Asking;
  readonly reads: Set<number>;
  readonly constants: Map<string, Bits>;
  /** The rows as layer 1 left them. */
  readonly copiable: Rows;
};

/** A filter as a question to columns. */
export type Find = (view: View) => Bits;

export const everything = (columns: Columns): Bits => allBits(columns.size);
