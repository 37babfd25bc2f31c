import type { ObjectId } from '../model/ids';
import type { Layer } from '../model/layers';
import type { Part } from '../model/parts';
import { holds } from '../query/holds';
import type { AppliesStep, DependencyMoment, Reason } from '../trace/types';
import { type Bits, bitsOf, firstBit, hasBit, isEmpty, noBits, placesOf, union } from './columns/bits';
import { commit, fieldAtom } from './columns/columns';
import { fieldsWritten, grantsEffects } from './columns/part-writes';
import type { Graph, Node } from './graph';
import { type Application, addApplication, rowAt } from './history';
import type { Instance } from './instance';
import { isOvergrown, note, noteEnded, type Resolution, takeUp, write } from './resolution';
import { draftOf, type Spread } from './spread';
import { applicationOf, endsAbility, spreadOf } from './trial';
import { isEarly } from './words';
import { marksOf, type Writes } from './writes';

/** What an application left behind: effects that came with granted abilities, atoms whose answers changed, and losses. */
type Aftermath = {
  readonly came: readonly Instance[];
  readonly changed: ReadonlySet<number>;
  /** The objects whose rows changed. */
  readonly set: Bits;
  /** Some effect has lost its ability, or been rewritten. */
  readonly hasEnded: boolean;
};

/**
 * Applies an effect in one layer and writes the step: its sets are fixed from here on (613.6). An effect whose condition
 * is false does not begin, and is asked again in its next layer (D30).
 */
export function applyEffect(node: Node, reason: Reason, moment: () => DependencyMoment, graph: Graph): Aftermath {
  const { resolution, layer } = graph;
  const { instance } = node;
  const { key } = instance.effect;
  const spread = spreadOf(node, graph);
  const { writes } = node.reader.plan;
  if (!spread.begins) {
    note({ kind: 'never-applies', layer, effect: key, why: 'condition-false', because: null }, resolution, moment);
    return { came: [], changed: NOTHING, set: spread.set, hasEnded: false };
  }
  const continues = resolution.begun.has(key) && !standsAlone(instance, resolution);
  if (continues) note({ kind: 'goes-on', layer, effect: key }, resolution, moment);
  const application = applicationOf(node, spread, graph);
  const draft = node.writer.draft ?? draftOf(spread, writes, application, resolution.history, resolution.columns);
  const marks = isEmpty(spread.set) ? NOTHING : marksOf(writes, resolution.columns);
  const ended = writes.removes ? endings(spread, application, resolution) : [];
  resolution.begun.set(key, spread.sets);
  addApplication(resolution.history, application);
  const changed = bar(spread, writes, commit(draft, marks), resolution);
  for (const one of ended) resolution.endedBy.set(one.effect.key, key);
  const { came, hasEnded } = takeUpGranted(instance, spread, writes.parts, layer, resolution);
  write(stepOf(node, spread, reason, continues, graph), resolution, moment);
  return { came, changed, set: spread.set, hasEnded: ended.length > 0 || hasEnded };
}

/** Effects that lose their ability by this application: they never apply (D11), or go on without it (D9). */
function endings({ set }: Spread, application: Application, resolution: Resolution): readonly Instance[] {
  const { place } = resolution.facts;
  const ended: Instance[] = [];
  for (const one of resolution.instances.values()) {
    const source = one.ability === null || one.effect.source === null ? undefined : place.get(one.effect.source);
    if (source !== undefined && hasBit(set, source) && endsAbility(one, source, application, resolution))
      ended.push(one);
  }
  return ended;
}

const NOTHING: ReadonlySet<number> = new Set();

/** 113.11: from here on, these keywords do not come to these objects. Gives all that has changed with that. */
function bar(
  { set, shared, partsFor }: Spread,
  { parts: written }: Writes,
  changed: ReadonlySet<number>,
  { columns }: Resolution,
): ReadonlySet<number> {
  if (!written.some(({ kind }) => kind === 'bar-abilities')) return changed;
  for (const [parts, bits] of shared === null
    ? placesOf(set).map((place) => [partsFor(place), bitsOf(columns.words, [place])] as const)
    : [[shared, set] as const]) {
    for (const part of parts)
      if (part.kind === 'bar-abilities') for (const keyword of part.keywords) columns.bars.push({ keyword, bits });
  }
  return new Set(changed).add(fieldAtom(columns, 'barred'));
}

/** New abilities bring effects (D14); layers 1 and 3 can also take and rewrite them (D18, D20). */
function takeUpGranted(
  by: Instance,
  { set }: Spread,
  parts: readonly Part[],
  layer: Layer,
  resolution: Resolution,
): { readonly came: readonly Instance[]; readonly hasEnded: boolean } {
  if (!parts.some((part) => grantsEffects(part) || (isEarly(layer) && fieldsWritten(part).includes('abilities'))))
    return NOTHING_CAME;
  if (isOvergrown(resolution) && !isEarly(layer)) return NOTHING_CAME;
  const { history, rewritten } = resolution;
  const now = history.applications.length;
  const known = rewritten.count;
  let hasEnded = false;
  const came = placesOf(set).flatMap((place) => {
    const [before, after] = [rowAt(history, place, now - 1), rowAt(history, place, now)];
    const id = history.ids[place];
    if (id === undefined || before.abilities === after.abilities) return [];
    hasEnded = noteEnded(before, after, by, resolution) || hasEnded;
    return takeUp(id, after, by, resolution);
  });
  return { came, hasEnded: hasEnded || rewritten.count > known };
}

const NOTHING_CAME = { came: [], hasEnded: false };

/** Would it exist, with its condition true, if it had not begun already (613.6)? */
function standsAlone(instance: Instance, resolution: Resolution): boolean {
  if (instance.locked !== null || instance.ability === null) return true;
  if (resolution.endedBy.has(instance.effect.key)) return false;
  const asking = resolution.planner.asking(instance);
  return instance.clauses.some(({ condition }) => condition === null || holds(condition, asking));
}

/** The step as the trace shows it; lists of objects are written out when they are read. */
function stepOf(node: Node, spread: Spread, reason: Reason, continues: boolean, graph: Graph): AppliesStep {
  const { layer, resolution } = graph;
  const first = firstBit(spread.set);
  const parts = first < 0 ? [] : spread.partsFor(first);
  const { ids } = resolution.history;
  let objects: readonly ObjectId[] | null = null;
  return {
    kind: 'applies',
    layer,
    effect: node.instance.effect.key,
    reason,
    get objects() {
      objects ??= placesOf(affected(node.instance, spread, layer, resolution.columns.words)).flatMap(
        (place) => ids[place] ?? [],
      );
      return objects;
    },
    parts: parts.length > 0 ? parts : node.reader.plan.writes.parts,
    continues,
  };
}

function affected({ clauses }: Instance, { sets }: Spread, layer: Layer, words: number): Bits {
  const here = clauses.flatMap(({ parts }, index) =>
    parts.some((placed) => placed.layer === layer) ? [sets[index] ?? noBits(words)] : [],
  );
  return here.reduce<Bits>((all, one) => union(all, one), noBits(words));
}
