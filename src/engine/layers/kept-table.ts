import type { CompiledBoard, CompiledObject } from '../board/compiled';
import type { EffectKey } from '../model/ids';
import type { Layer } from '../model/layers';
import { type Facts, factsOf, withTimestampsOf } from '../query/facts';
import { placesOf } from './columns/bits';
import { type Atom, type Columns, newDraft } from './columns/columns';
import { refresh } from './columns/write-column';
import { type History, rowNow } from './history';
import type { LayerMemory } from './memory';
import type { Resolution } from './resolution';
import { type StartRows, startRowsOf } from './start-rows';
import type { Planner } from './words';

/**
 * What does not follow from timestamps, kept for the table that was resolved last: dragging an effect to another place in
 * the order leaves all objects as they are, and with them the start of the table and the questions that are asked of it.
 */
export type KeptTable = {
  readonly objects: readonly CompiledObject[];
  readonly facts: Facts;
  readonly start: StartRows;
  questions: Questions | null;
};

/** All that effects ask, as it was when layer 4 began, of the rows as they start. */
type Questions = {
  readonly atoms: readonly Atom[];
  readonly columns: Answers;
  readonly numbers: Planner['numbers'];
  readonly plans: Planner['plans'];
  readonly writes: Planner['writes'];
};

type Answers = Pick<Columns, 'flags' | 'numbers'>;

/** The table of a board: the kept one where its objects and players are the very same. */
export function tableOf(board: CompiledBoard, memory: LayerMemory): KeptTable {
  const { table } = memory;
  if (table.kept !== null && isSameTable(table.kept, board)) {
    const { objects, facts, start, questions } = table.kept;
    table.kept = { objects, facts: withTimestampsOf(board, facts), start, questions };
  } else
    table.kept = {
      objects: [...board.objects.values()],
      facts: factsOf(board),
      start: startRowsOf(board, memory),
      questions: null,
    };
  return table.kept;
}

function isSameTable({ objects, facts }: KeptTable, { board, objects: now }: CompiledBoard): boolean {
  if (facts.board.players !== board.players || facts.board.assume !== board.assume) return false;
  if (objects.length !== now.size) return false;
  let place = 0;
  for (const one of now.values()) if (one !== objects[place++]) return false;
  return true;
}

/** Takes over what was asked of this table before, so far as layer 1 did nothing to it; true if there was something. */
export function takeQuestions({ columns, planner, history }: Resolution, { questions }: KeptTable): boolean {
  if (questions === null || history.copying > 0) return false;
  const known = columns.atoms.length;
  if (questions.atoms.slice(0, known).some(({ key }, id) => key !== columns.atoms[id]?.key)) return false;
  for (const atom of questions.atoms.slice(known)) {
    columns.atoms.push(atom);
    columns.byKey.set(atom.key, atom);
    columns.flags.push(questions.columns.flags[atom.id] ?? null);
    columns.numbers.push(questions.columns.numbers[atom.id] ?? null);
  }
  const now = answersWith(placesOf(history.touched), (place) => rowNow(history, place), columns);
  for (const { id } of questions.atoms) {
    columns.flags[id] = now.flags[id] ?? null;
    columns.numbers[id] = now.numbers[id] ?? null;
  }
  planner.plans = copyOf(questions.plans);
  planner.writes = copyOf(questions.writes);
  return true;
}

/** Keeps what is asked of a table, with the answers of its rows as they start. */
export function keepQuestions({ columns, planner, history, instances }: Resolution, table: KeptTable): void {
  if (history.copying > 0) return;
  table.questions = {
    atoms: [...columns.atoms],
    columns: answersWith(placesOf(history.touched), history.startOf, columns),
    numbers: new Map(planner.numbers),
    plans: copyOf(planner.plans),
    writes: copyOf(planner.writes, (key) => !instances.has(key as EffectKey)), // what one effect alone says, layer 3 may change
  };
}

/** A copy that grows on its own. */
const copyOf = <Value>(
  kept: ReadonlyMap<Layer, ReadonlyMap<string, Value>>,
  isWanted: (key: string) => boolean = () => true,
): Map<Layer, Map<string, Value>> =>
  new Map([...kept].map(([layer, byKey]) => [layer, new Map([...byKey].filter(([key]) => isWanted(key)))]));

/** The answers of the columns with those of some objects read off their rows. */
function answersWith(places: readonly number[], rowOf: History['startOf'], columns: Columns): Answers {
  const draft = newDraft(columns);
  const rows = new Map(places.map((place) => [place, rowOf(place)] as const));
  if (places.length > 0) refresh(columns.atoms.filter(hasColumn), rows, draft);
  return {
    flags: columns.flags.map((bits, atom) => bits && draft.flags(atom)),
    numbers: columns.numbers.map((values, atom) => values && draft.numbers(atom)),
  };
}

const hasColumn = ({ key }: Atom): boolean => !key.startsWith('any:');
