/**
 * The chips of a tile: effects of resolved spells and abilities, counters and attachments that act on an object.
 * What static abilities of other objects do to it stands in its ability lines instead.
 */
import type { CompiledBoard } from '../board/compiled';
import { timestampOrder } from '../board/timestamp-order';
import type { EffectId, ObjectId } from '../model/ids';
import type { Layer } from '../model/layers';
import type { Part } from '../model/parts';
import type { LayerEffect, Trace } from './types';

/** Where an effect stands at a step: still to come in all its layers, applying now, applied, dropped, or switched off. */
export type ChipState = 'to-come' | 'now' | 'applied' | 'never' | 'off' | 'unread';

export type Chip = {
  /** Key of its timestamp (613.7): effect id, `object#counter`, or the id of the attached object. */
  readonly key: string;
  readonly kind: 'effect' | 'counter' | 'attachment' | 'copy';
  /** What it says: the rules text, or the counter's kind. */
  readonly text: string;
  /** The parts it applies here, in layer order, with their values filled in: what a short label is made of. */
  readonly parts: readonly Part[];
  readonly count: number; // of counters; 1 otherwise
  /** The object it came from, which names it. */
  readonly source: ObjectId | null;
  /** Position in the 613.7 order, 1 is the oldest, as the t-number on screen. */
  readonly timestamp: number;
  readonly layers: readonly Layer[];
  readonly state: ChipState;
  /** How many objects are in its set, where it locked one in (611.2c). */
  readonly lockedIn: number | null;
};

/** The chips of every object after the first `step` entries of the trace. */
export function chipsAt(compiled: CompiledBoard, trace: Trace, step: number): ReadonlyMap<ObjectId, readonly Chip[]> {
  const places = new Map(timestampOrder(compiled.board).map((key, index) => [key, index + 1]));
  const chips = new Map<ObjectId, Chip[]>();
  const put = (object: ObjectId, chip: Chip) => chips.set(object, [...(chips.get(object) ?? []), chip]);
  const context: Context = { compiled, trace, step, places };
  for (const object of compiled.board.objects) {
    for (const [counter, count] of Object.entries(object.counters)) {
      put(object.id, counterChip(context, object.id, counter, count));
    }
    if (object.attachedTo !== null && compiled.board.objects.some((other) => other.id === object.attachedTo)) {
      put(object.attachedTo as ObjectId, attachmentChip(context, object.id)); // it is an object: it is among them
    }
  }
  for (const object of compiled.board.objects) {
    if (object.copyOf !== null) put(object.id, copyChip(context, object.id));
  }
  for (const { id } of compiled.board.effects) {
    for (const object of affectedBy(context, id)) put(object, effectChip(context, id));
  }
  for (const list of chips.values()) list.sort((one, other) => one.timestamp - other.timestamp);
  return chips;
}

type Context = {
  readonly compiled: CompiledBoard;
  readonly trace: Trace;
  readonly step: number;
  readonly places: ReadonlyMap<string, number>;
};

function counterChip(context: Context, object: ObjectId, counter: string, count: number): Chip {
  const key = `${object}#${counter}`;
  const effect = effectsWith(context.trace, (candidate) => String(candidate.key) === key);
  return chip(context, key, effect, { kind: 'counter', text: counter, count, source: null });
}

function attachmentChip(context: Context, attached: ObjectId): Chip {
  const effects = effectsWith(context.trace, ({ source, origin }) => source === attached && origin === 'static');
  const text = context.trace.tableAt(0).get(attached)?.name ?? String(attached);
  return chip(context, String(attached), effects, { kind: 'attachment', text, count: 1, source: attached });
}

/** What it is a copy of (707): its timestamp is the object's own. */
function copyChip(context: Context, object: ObjectId): Chip {
  const effects = effectsWith(context.trace, ({ source, origin }) => source === object && origin === 'copy');
  const text = context.trace.copiable.get(object)?.name ?? '';
  const made = chip(context, `${object}:copy`, effects, { kind: 'copy', text, count: 1, source: null });
  return { ...made, timestamp: context.places.get(object) ?? 0, layers: ['1a'] };
}

function effectChip(context: Context, id: EffectId): Chip {
  const entry = context.compiled.board.effects.find((effect) => effect.id === id);
  const effects = effectsWith(context.trace, (candidate) => String(candidate.key) === String(id));
  return {
    ...chip(context, String(id), effects, {
      kind: 'effect',
      text: entry?.text ?? '',
      count: 1,
      source: entry?.source ?? null,
    }),
    lockedIn: entry?.affected?.length ?? null,
  };
}

function chip(
  context: Context,
  key: string,
  effects: readonly LayerEffect[],
  given: Pick<Chip, 'kind' | 'text' | 'count' | 'source'>,
): Chip {
  return {
    ...given,
    key,
    timestamp: context.places.get(key) ?? 0,
    parts: partsOf(context.trace, effects),
    layers: [...new Set(effects.flatMap((effect) => effect.layers))],
    state: context.compiled.board.off.includes(key) ? 'off' : stateOf(context, effects),
    lockedIn: null,
  };
}

const effectsWith = (trace: Trace, is: (effect: LayerEffect) => boolean): readonly LayerEffect[] =>
  [...trace.effects.values()].filter(is);

function partsOf(trace: Trace, effects: readonly LayerEffect[]): readonly Part[] {
  const keys = new Set(effects.map((effect) => effect.key));
  return trace.steps.flatMap((entry) => (entry.kind === 'applies' && keys.has(entry.effect) ? entry.parts : []));
}

function stateOf({ trace, step }: Context, effects: readonly LayerEffect[]): ChipState {
  const keys = new Set(effects.map((effect) => effect.key));
  const places = trace.steps.flatMap((entry, index) =>
    (entry.kind === 'applies' || entry.kind === 'never-applies') && keys.has(entry.effect) ? [{ entry, index }] : [],
  );
  if (effects.length === 0) return 'unread';
  const last = places.filter(({ index }) => index < step).at(-1);
  if (!last) return places.length === 0 ? 'never' : 'to-come';
  if (last.entry.kind === 'never-applies') return 'never';
  return last.index === step - 1 ? 'now' : 'applied';
}

/** Its targets, its written set, and whatever the trace says that it affects. */
function affectedBy({ compiled, trace }: Context, id: EffectId): readonly ObjectId[] {
  const entry = compiled.board.effects.find((effect) => effect.id === id);
  const found = new Set<string>([...(entry?.targets ?? []), ...(entry?.affected ?? [])]);
  for (const step of trace.steps) {
    if (step.kind === 'applies' && String(step.effect) === String(id))
      for (const object of step.objects) found.add(object);
  }
  return compiled.board.objects.map((object) => object.id).filter((object) => found.has(object));
}
