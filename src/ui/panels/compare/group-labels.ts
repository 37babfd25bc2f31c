/** What tells groups of orders apart by what comes out of them. */
import { comparedValue, type Explained, finalValue, type Message, type ObjectId } from '../../../engine';

/** What an object is in a group: "Runeclaw Bear 1/2, no abilities". */
export type GroupValue = { readonly object: ObjectId; readonly values: readonly Message[] };

/**
 * For each run its label. The first thing about each object that is not the same in all, three at most; and as long as two
 * runs are labelled alike, whatever else tells them apart.
 */
export function groupLabels(runs: readonly Explained[]): readonly (readonly GroupValue[])[] {
  const objects = runs[0]?.trace.objects ?? [];
  const columns = objects.flatMap((object) =>
    TELLING.map((aspect) => column(runs, object, aspect)).filter(({ cells }) => kinds(cells) > 1),
  );
  const first = columns.filter(({ object }, index) => columns[index - 1]?.object !== object).slice(0, MOST_OBJECTS);
  const chosen = [...first];
  for (const next of columns) {
    if (labelsOf(chosen.concat(next), runs) > labelsOf(chosen, runs)) chosen.push(next);
  }
  const shown = columns.filter((each) => chosen.includes(each));
  return runs.map((_, run) =>
    [...new Set(shown.map(({ object }) => object))].map((object) => ({
      object,
      values: shown.filter((each) => each.object === object).flatMap(({ values }) => values[run] ?? []),
    })),
  );
}

const TELLING = [
  'size',
  'subtypes',
  'types',
  'abilities',
  'colors',
  'controller',
  'name',
  'supertypes',
  'cost',
] as const;
const MOST_OBJECTS = 3;

/** One aspect of one object in every run. */
type Column = {
  readonly object: ObjectId;
  readonly values: readonly Message[];
  /** The same, to be compared. */
  readonly cells: readonly string[];
};

function column(runs: readonly Explained[], object: ObjectId, aspect: (typeof TELLING)[number]): Column {
  const values = runs.map((run) => named(finalValue(run, object, aspect), aspect));
  return { object, values, cells: runs.map((run) => JSON.stringify(comparedValue(run, object, aspect))) };
}

/** "None" alone would not say of what. */
const named = (value: Message | null, aspect: (typeof TELLING)[number]): Message =>
  value === null || value.key === 'value.none' ? { key: `compare.none.${aspect}` } : value;

const kinds = (cells: readonly string[]): number => new Set(cells).size;

/** How many different labels the columns give. */
const labelsOf = (columns: readonly Column[], runs: readonly Explained[]): number =>
  kinds(runs.map((_, run) => columns.map(({ cells }) => cells[run]).join()));
