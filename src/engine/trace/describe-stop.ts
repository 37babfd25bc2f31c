/** What an effect comes to at its place in a layer, in a few words: for the nodes of the timeline and the trace list. */
import type { Row } from '../model/characteristics';
import type { Message, MessageValue } from '../model/messages';
import { commonNoun } from './common-noun';
import type { AppliesStep, Change, Trace } from './types';

/** "Bears 2/2 to 3/3", "3 lands change", "never applies". `index` is the entry of the trace, from 0. */
export function describeStop(trace: Trace, index: number): Message {
  const step = trace.steps[index];
  if (step === undefined || step.kind === 'loop' || step.kind === 'reordered') return message('stop.note', {});
  if (step.kind === 'never-applies') return message('stop.never', {});
  const changes = trace.changesOf(index);
  const objects = [...new Set(changes.map((change) => change.object))];
  const [object] = objects;
  if (object === undefined) return message(affectsNothing(step) ? 'stop.affects-none' : 'stop.changes-none', {});
  const origin = trace.effects.get(step.effect)?.origin;
  if (origin === 'face-down') return message('stop.face-down', {});
  if (origin === 'copy') return message('stop.copy', { name: trace.tableAt(index + 1).get(object)?.name ?? '' });
  if (objects.length > 1)
    return message(`stop.change.${commonNoun(trace.tableAt(index), objects)}`, { count: objects.length });
  const [before, after] = [trace.tableAt(index).get(object), trace.tableAt(index + 1).get(object)];
  if (before && after && isSize(changes) && before.power === null) {
    return message('stop.size-new', { object: { object }, after: sizeOf(after) });
  }
  if (before && after && isSize(changes)) {
    return message('stop.size', { object: { object }, before: sizeOf(before), after: sizeOf(after) });
  }
  const player = after?.controller;
  if (player && changes.every((change) => change.field === 'controller')) {
    return message('stop.control', { object: { object }, player: { player } });
  }
  return message('stop.object', { object: { object } });
}

const affectsNothing = (step: AppliesStep): boolean => step.objects.length === 0;
const SIZE: ReadonlySet<string> = new Set(['power', 'toughness', 'basePower', 'baseToughness']);
const isSize = (changes: readonly Change[]): boolean => changes.every((change) => SIZE.has(change.field));
const sizeOf = (row: Row): string => `${row.power ?? '–'}/${row.toughness ?? '–'}`;
const message = (key: string, values: { readonly [name: string]: MessageValue }): Message => ({ key, values });
