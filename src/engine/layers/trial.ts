import { hasBit } from './columns/bits';
import { type Draft, typeAtom } from './columns/columns';
import { takesAway } from './columns/part-writes';
import type { Graph, Node, Reader, Writer } from './graph';
import { type Application, rowAfter, rowNow, rowsNow } from './history';
import type { Instance } from './instance';
import { type Resolution, setsBegun } from './resolution';
import { type Asked, ask, draftOf, type Spread, spreadOfAsked, spreadOfRows } from './spread';

/** What an effect would do if it were applied now. */
export function spreadOf(node: Node, graph: Graph): Spread {
  const { instance, writer, except } = node;
  if (writer.spread === null) {
    const { resolution, layer } = graph;
    const begun = resolution.begun.get(instance.effect.key) ?? null;
    const { words } = resolution.columns;
    resolution.work.selections++;
    writer.spread =
      writer.plan.clauses === null
        ? spreadOfRows(instance, layer, resolution.history, setsBegun(instance.effect.key, resolution), words)
        : spreadOfAsked(askNow(node.reader, graph), writer.plan, instance.clauses.length, begun, except, words);
  }
  return writer.spread;
}

/** The effects that would lose their ability to a writer before they have begun (613.8a existence). */
export function endedBy(writer: Writer, graph: Graph): ReadonlySet<Node> {
  writer.ends ??= new Set(
    writer.removes ? [...graph.nodes.values()].filter((node) => wouldEnd(node, writer, graph)) : [],
  );
  return writer.ends;
}

/** Would an effect, before it has begun, lose its ability to a writer? */
export function wouldEnd({ instance }: Node, writer: Writer, graph: Graph): boolean {
  const { resolution } = graph;
  const { ability, effect } = instance;
  const [other] = writer.members;
  if (ability === null || effect.source === null || other === undefined || resolution.begun.has(effect.key))
    return false;
  const place = resolution.facts.place.get(effect.source);
  const spread = spreadOf(other, graph);
  if (place === undefined || !hasBit(spread.set, place)) return false;
  return endsAbility(instance, place, applicationOf(other, spread, graph), resolution);
}

/** Does an application take an effect's ability away? */
export function endsAbility(
  instance: Instance,
  place: number,
  application: Application,
  resolution: Resolution,
): boolean {
  const { ability, effect } = instance;
  if (ability === null || resolution.endedBy.has(effect.key)) return false;
  const parts = application.partsFor(place);
  const { history, columns } = resolution;
  if (parts.length > 1 && parts.some((part) => part.kind === 'set-land-types')) {
    // whether it is a land by then may be the doing of an earlier part: the row knows
    const after = rowAfter(rowNow(history, place), application, place, rowsNow(history), history);
    return !after.abilities.some(({ id }) => id === ability.id);
  }
  const isLand = hasBit(columns.view.flags(typeAtom(columns, 'Land')), place);
  return parts.some((part) => takesAway(part, ability, isLand));
}

export const applicationOf = ({ instance }: Node, { set, partsFor }: Spread, { layer }: Graph): Application => ({
  instance,
  layer,
  set,
  partsFor,
});

/** The columns as they would be after a writer's application. */
export function draftOfWriter(writer: Writer, graph: Graph): Draft {
  const [node] = writer.members;
  if (node === undefined) throw new Error('a writer without members is forgotten');
  if (writer.draft === null) {
    const spread = spreadOf(node, graph);
    const { history, columns } = graph.resolution;
    writer.draft = draftOf(spread, writer.plan.writes, applicationOf(node, spread, graph), history, columns);
  }
  return writer.draft;
}

/** What a class is asked now; the answer is kept until something changes that it reads. */
export function askNow(reader: Reader, { resolution }: Graph): Asked {
  reader.asked ??= ask(reader.plan, resolution.columns.view);
  return reader.asked;
}
