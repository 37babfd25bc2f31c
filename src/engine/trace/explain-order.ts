/** Why an application came when it did, where that matters to the value (613.3, 613.6, 613.7, 613.8). */
import type { CompiledBoard } from '../board/compiled';
import type { EffectKey, ObjectId } from '../model/ids';
import type { Layer } from '../model/layers';
import type { MessageValue } from '../model/messages';
import { askingAs, specOf } from './effect-spec';
import { type ChangeAt, ruleOfStep, setsValue } from './explain-change';
import { isSubject } from './explain-fit';
import { tiedBefore } from './tied';
import type { DependencyEdge, Trace } from './types';
import { waitsOf } from './waited';
import { because, type Why } from './why';

/** The reasons about the place of one change among the others that changed the same value (oldest first). */
export function reasonsOfOrder(
  change: ChangeAt,
  changes: readonly ChangeAt[],
  object: ObjectId,
  { trace, compiled, passed }: Context,
): Why[] {
  const before = changes[changes.indexOf(change) - 1];
  const reasons: Why[] = [];
  if (change.step.continues) {
    reasons.push(because('continues', named(change), { rule: '613.6', step: change.index, weight: 5 }));
  }
  if (before?.step.layer === change.step.layer)
    reasons.push(...lastWord(change, before, trace), ...granted(change, trace));
  if (before) reasons.push(...laterLayer(change, before, trace));
  return [...reasons, ...placing(change, changes, object, { trace, compiled, passed })];
}

type Context = {
  readonly trace: Trace;
  readonly compiled: CompiledBoard;
  /** The entries that may have waited. */
  readonly passed: ReadonlySet<number>;
};

/** Within layer 7 the sublayers come one after another, whatever the timestamps (613.4). */
function laterLayer(change: ChangeAt, before: ChangeAt, trace: Trace): Why[] {
  const [layer, otherLayer] = [change.step.layer, before.step.layer];
  if (layer === otherLayer || !layer.startsWith('7') || !otherLayer.startsWith('7')) return [];
  const [own, its] = [trace.effects.get(change.step.effect), trace.effects.get(before.step.effect)];
  if (own === undefined || its === undefined || own.timestamp >= its.timestamp) return [];
  const values = {
    ...named(change),
    earlier: { effect: before.step.effect },
    layer: { layer },
    otherLayer: { layer: otherLayer },
  };
  return [because('later-layer', values, { rule: ruleOfStep(change.step, trace), step: change.index, weight: 2 })];
}

/** Of two effects that set a value in one layer the newer has the last word (613.7). */
function lastWord(change: ChangeAt, before: ChangeAt, trace: Trace): Why[] {
  const { reason, layer, effect } = change.step;
  if (reason.kind !== 'timestamp' && reason.kind !== 'same-timestamp' && reason.kind !== 'before-dependent') return [];
  if (!setsValue(change.step) || !setsValue(before.step)) return [];
  const [own, its] = [trace.effects.get(effect)?.timestamp, trace.effects.get(before.step.effect)?.timestamp];
  if (own === undefined || its === undefined || own < its) return []; // it waited: that is told instead
  const values = { ...named(change), other: { effect: before.step.effect }, layer: { layer } };
  const key = own > its ? 'newer-wins' : 'printed-order';
  return [because(key, values, { rule: '613.7', step: change.index, weight: 4 })];
}

/** An ability that an effect gave is no older than that effect, which matters beside others of the layer (613.7a). */
function granted(change: ChangeAt, trace: Trace): Why[] {
  const grantedBy = trace.effects.get(change.step.effect)?.grantedBy ?? null;
  if (grantedBy === null) return [];
  const values = { ...named(change), other: { effect: grantedBy } };
  const tied = tiedBefore(trace, change.index).flatMap((effect) => (effect === grantedBy ? [] : [{ effect }]));
  const key = tied.length > 0 ? 'granted-tied' : 'granted';
  return [
    because(key, { ...values, ...(tied.length > 0 && { tied }) }, { rule: '613.7a', step: change.index, weight: 4 }),
  ];
}

function placing(
  change: ChangeAt,
  changes: readonly ChangeAt[],
  object: ObjectId,
  { trace, compiled, passed }: Context,
): Why[] {
  const { step, index } = change;
  const { reason } = step;
  switch (reason.kind) {
    case 'waited':
      return reason.for.map((other) => waited(step.effect, other, index, object, { trace, compiled }));
    case 'loop': {
      const members = reason.members.map((effect): MessageValue => ({ effect }));
      return [because('loop', { ...named(change), members }, { rule: '613.8b', step: index, weight: 6 })];
    }
    case 'cda': {
      const alone = changes.every((other) => other === change || other.step.layer !== step.layer);
      return alone ? [] : [because('cda-first', named(change), { rule: '613.3', step: index, weight: 3 })];
    }
    case 'timestamp':
    case 'same-timestamp':
    case 'before-dependent':
      return passed.has(index) ? noLongerWaiting(change, trace) : [];
  }
}

/** It waited as well, but what it waited for is gone, or it does not depend on it any more (613.8c). */
function noLongerWaiting(change: ChangeAt, trace: Trace): Why[] {
  const { gone, ended } = waitsOf(trace, change.index);
  const told = (key: string) => (other: EffectKey) =>
    because(key, { ...named(change), other: { effect: other } }, { rule: '613.8c', step: change.index, weight: 6 });
  return [...gone.map(told('waited-gone')), ...ended.map(told('waited-ended'))];
}

/** It waited for another effect, and for what reason (613.8a, 613.8b). */
function waited(
  effect: EffectKey,
  other: EffectKey,
  index: number,
  object: ObjectId,
  { trace, compiled }: Omit<Context, 'passed'>,
): Why {
  const layer = trace.steps[index]?.layer;
  const edge = layer && edgeBetween(effect, other, layer, trace);
  const kind = edge?.kind ?? 'applies-to';
  const isWitness = layer && joins(effect, object, placeOf(other, layer, trace), { trace, compiled });
  return because(
    `waited-${kind}`,
    {
      effect: { effect },
      other: { effect: other },
      witness: { object: isWitness ? object : (edge?.witness ?? object) },
    },
    { rule: '613.8b', step: index, weight: 6 },
  );
}

/** "effect depends on other", as it was found just before the other applied in this layer: that is what it waited for. */
export function edgeBetween(effect: EffectKey, other: EffectKey, layer: Layer, trace: Trace): DependencyEdge | null {
  const applied = placeOf(other, layer, trace);
  if (applied < 0) return null;
  const { edges } = trace.dependenciesBefore(applied);
  return edges.find(({ dependent, on }) => dependent === effect && on === other) ?? null;
}

const placeOf = (effect: EffectKey, layer: Layer, trace: Trace): number =>
  trace.steps.findIndex((step) => step.kind === 'applies' && step.layer === layer && step.effect === effect);

/** Did the words of the effect come to mean the object, or no longer mean it, with the application at `index`? */
function joins(key: EffectKey, object: ObjectId, index: number, { trace, compiled }: Omit<Context, 'passed'>): boolean {
  const effect = trace.effects.get(key);
  const spec = effect && index >= 0 ? specOf(effect, compiled, trace) : null;
  if (!effect || !spec) return false;
  const isMeantAt = (n: number) => isSubject(spec, object, askingAs(effect, compiled, trace, trace.tableAt(n)));
  return isMeantAt(index) !== isMeantAt(index + 1);
}

const named = ({ step }: ChangeAt) => ({ effect: { effect: step.effect } });
