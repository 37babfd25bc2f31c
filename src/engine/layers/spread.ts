import { inOrder } from '../effects/apply-parts';
import type { ObjectId } from '../model/ids';
import type { Layer } from '../model/layers';
import type { Part } from '../model/parts';
import { type Bits, bitsOf, hasBit, isEmpty, noBits, unionOf, withoutPlace } from './columns/bits';
import { type Draft, newDraft, untouched, type View } from './columns/columns';
import { type Filled, NOTHING_FILLED, partsAt } from './columns/fill';
import { writePart } from './columns/part-columns';
import { refresh } from './columns/write-column';
import { type Application, type History, rowAfter, rowNow, rowsNow } from './history';
import type { Instance } from './instance';
import { outcomeOf, type Sets } from './outcome';
import type { Plan } from './plan';
import { type Touched, watch } from './watch';
import { atomsOf, columnsOfPart, type Writes, writesColumns } from './writes';

/** What an effect applies to and does in a layer, asked of columns: for each clause its set (null: it does not begin) and its parts. */
export type Asked = { readonly sets: readonly (Bits | null)[]; readonly parts: readonly Filled[] };

/** An effect's application as it would be now. */
export type Spread = {
  /** For each clause of the effect its set, where it has begun or begins. */
  readonly sets: readonly (Bits | null)[];
  /** Does a clause of this layer apply at all, be it to nothing? Otherwise its condition is false (D30). */
  readonly begins: boolean;
  /** Everything it applies to in this layer. */
  readonly set: Bits;
  /** The same, for asking whether it touches what someone looked at; made when first needed. */
  touched: Touched | null;
  readonly partsFor: (place: number) => readonly Part[];
  /** Its parts, where they are the same for all. */
  readonly shared: readonly Part[] | null;
  /** Whose rows it follows from, where rows were asked. */
  readonly seen: Bits | null;
};

/** Asks the clauses of a plan. */
export function ask(plan: Plan, view: View): Asked {
  const clauses = plan.clauses ?? [];
  const sets = clauses.map((clause) => (clause.holds(view) ? clause.find(view) : null));
  return { sets, parts: clauses.map((clause, index) => (sets[index] === null ? NOTHING_FILLED : clause.fill(view))) };
}

/** The spread of an effect that columns can answer. */
export function spreadOfAsked(
  asked: Asked,
  plan: Plan,
  clauseCount: number,
  begun: readonly (Bits | null)[] | null,
  except: number | null,
  words: number,
): Spread {
  const sets: (Bits | null)[] = begun === null ? new Array(clauseCount).fill(null) : [...begun];
  const own = asked.sets.map((set) => (set === null || except === null ? set : withoutPlace(set, except)));
  for (const [index, clause] of (plan.clauses ?? []).entries()) sets[clause.index] = own[index] ?? null;
  const parts = asked.parts;
  const set = unionOf(own, words);
  const alone = own.length === 1 ? (parts[0] ?? NOTHING_FILLED) : null;
  const partsFor = (place: number): readonly Part[] =>
    alone === null
      ? inOrder(parts.flatMap((list, index) => (hasBit(own[index] ?? [], place) ? partsAt(list, place) : [])))
      : partsAt(alone, place);
  const shared = alone?.kind === 'shared' ? alone.parts : null;
  return { sets, begins: own.some((bits) => bits !== null), set, touched: null, partsFor, shared, seen: null };
}

/** The spread of an effect that must ask rows, or that is settled already. */
export function spreadOfRows(
  instance: Instance,
  layer: Layer,
  history: History,
  begun: Sets | null,
  words: number,
): Spread {
  const { rows, seen } = watch(rowsNow(history), history.facts);
  const outcome = outcomeOf(instance, layer, rows, history.facts, begun);
  const { place } = history.facts;
  const bits = (ids: readonly ObjectId[]): Bits =>
    bitsOf(
      words,
      ids.flatMap((id) => place.get(id) ?? []),
    );
  const sets = instance.clauses.map((_, index) => {
    const set = outcome.sets[index] ?? null;
    return set === null ? null : bits(set);
  });
  const begins =
    instance.locked !== null ||
    instance.clauses.some((clause, index) => sets[index] !== null && clause.parts.some((part) => part.layer === layer));
  const here = instance.clauses.flatMap((clause, index) =>
    clause.parts.some((part) => part.layer === layer) ? [sets[index] ?? noBits(words)] : [],
  );
  const set = unionOf(here, words);
  return {
    sets,
    begins,
    set,
    touched: null,
    partsFor: (at) => {
      const id = history.ids[at];
      return id === undefined ? [] : (outcome.instructions.get(id) ?? []);
    },
    shared: null,
    seen,
  };
}

/** The columns as they would be after an application. Nothing is changed until the draft is committed. */
export function draftOf(
  spread: Spread,
  writes: Writes,
  application: Application,
  history: History,
  columns: Draft['columns'],
): Draft {
  if (isEmpty(spread.set) || !writesColumns(writes, columns)) return untouched(columns);
  const draft = newDraft(columns);
  const isWritten = spread.shared?.every((part, index) =>
    writePart(part, spread.set, columnsOfPart(writes, part, index, columns), draft),
  );
  if (isWritten === true) return draft;
  return refreshed(spread, writes, application, history, columns);
}

/** Reads what changes off the rows, for the fields that someone asks about. */
function refreshed(
  spread: Spread,
  writes: Writes,
  application: Application,
  history: History,
  columns: Draft['columns'],
): Draft {
  const draft = newDraft(columns);
  // Only what the parts may change: a draft that is kept must not hold other columns as they were.
  const may = atomsOf(writes, columns);
  const atoms = columns.atoms.filter((atom) => may.has(atom.id) && !atom.key.startsWith('any:'));
  if (atoms.length === 0) return draft;
  const before = rowsNow(history);
  const rows = new Map<number, ReturnType<typeof rowNow>>();
  for (let place = 0; place < columns.size; place++) {
    if (hasBit(spread.set, place))
      rows.set(place, rowAfter(rowNow(history, place), application, place, before, history));
  }
  refresh(atoms, rows, draft);
  return draft;
}
