import type { Row } from '../model/characteristics';
import { type Bits, hasBit, setBit, union } from './columns/bits';
import { type Difference, differenceOf } from './dependency';
import type { Graph, Node, Reader, Writer } from './graph';
import { rowAfter, rowNow, rowsNow } from './history';
import { type Outcome, outcomeOf } from './outcome';
import { setsBegun } from './resolution';
import { applicationOf, spreadOf } from './trial';
import { leavesAlone, type Touched, touchedIn, type Watched, watch } from './watch';

/**
 * What an effect is by the rows, and whose rows were looked at for that. While those stay as they are so does the answer:
 * that is how trials by rows are spared, in layers 1 to 3 as for all questions that columns cannot answer.
 */
export type Answer = {
  readonly outcome: Outcome;
  readonly seen: Bits;
  /** All that was looked at for it, and for what it would be after others. */
  watching: Bits;
};

/** Could an application change the answer of an effect that asks rows? Not if it leaves alone whatever was looked at. */
export function couldTell(reader: Reader, writer: Writer, graph: Graph): boolean {
  const spread = spreadOf(firstOf(writer), graph);
  spread.touched ??= touchedIn(spread.set);
  return !leavesAlone(spread.touched, answerOf(reader, graph).seen);
}

/** 613.8a for an effect that asks rows: what it is now, and what it would be after another. */
export function differenceByRows(reader: Reader, writer: Writer, graph: Graph): Difference | null {
  const effect = effectOf(reader, graph);
  const before = answerOf(reader, graph);
  const { rows, seen } = watch(afterOf(writer, graph), graph.resolution.facts);
  const after = outcomeBy(rows, effect, graph);
  before.watching = union(before.watching, seen);
  return differenceOf(before.outcome, after, effect.instance, graph.resolution.facts);
}

function answerOf(reader: Reader, graph: Graph): Answer {
  if (reader.answer === null) {
    const { rows, seen } = watch(rowsNow(graph.resolution.history), graph.resolution.facts);
    const outcome = outcomeBy(rows, effectOf(reader, graph), graph);
    reader.answer = { outcome, seen, watching: seen };
  }
  return reader.answer;
}

const outcomeBy = (rows: Watched['rows'], { instance }: Node, { layer, resolution }: Graph): Outcome =>
  outcomeOf(instance, layer, rows, resolution.facts, setsBegun(instance.effect.key, resolution));

/** An effect that asks rows is a class of its own, under its own key. */
function effectOf({ key }: Reader, { nodes }: Graph): Node {
  const node = nodes.get(key as Node['instance']['effect']['key']); // as just said
  if (node === undefined) throw new Error('a reader without members is forgotten');
  return node;
}

function firstOf({ members }: Writer): Node {
  const [node] = members;
  if (node === undefined) throw new Error('a writer without members is forgotten');
  return node;
}

/** The table as it would be after a writer's application; each row is made when it is first asked for. */
function afterOf(writer: Writer, graph: Graph): Watched['rows'] {
  if (writer.after !== null) return writer.after.rows;
  const { history, facts } = graph.resolution;
  const node = firstOf(writer);
  const application = applicationOf(node, spreadOf(node, graph), graph);
  const before = watch(rowsNow(history), facts);
  const made = new Map<number, Row>();
  const changed = (place: number): Row => {
    setBit(before.seen, place);
    const row = made.get(place) ?? rowAfter(rowNow(history, place), application, place, before.rows, history);
    made.set(place, row);
    return row;
  };
  const rows: Watched['rows'] = {
    get: (id) => {
      const place = facts.place.get(id);
      return place === undefined ? undefined : hasBit(application.set, place) ? changed(place) : rowNow(history, place);
    },
  };
  writer.after = { rows, seen: before.seen };
  graph.kept.add(writer);
  return rows;
}

/** Forgets tables after trials that follow from a row that has changed. */
export function forgetTrials(touched: Touched, { kept }: Graph): void {
  for (const writer of kept) {
    if (writer.after !== null && leavesAlone(touched, writer.after.seen)) continue;
    writer.after = null;
    kept.delete(writer);
  }
}

/** Forgets the answer of an effect that asks rows if it follows from one that has changed; true if there is none left to keep. */
export function forgetAnswer(reader: Reader, touched: Touched): boolean {
  if (reader.answer !== null && leavesAlone(touched, reader.answer.watching)) return false;
  reader.answer = null;
  return true;
}
