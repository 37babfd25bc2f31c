/** What an effect comes to at its place in a layer, in a few words: for the nodes of the timeline and the trace list. */
import type { Row } from '../model/characteristics';
import type { ObjectId } from '../model/ids';
import type { Message, MessageValue } from '../model/messages';
import type { Part } from '../model/parts';
import { commonNoun } from './common-noun';
import { type Doing, describeDoing } from './describe-doing';
import type { AppliesStep, Change, Trace } from './types';

/** "Bears 2/2 to 3/3", "3 lands are Mountains", "never applies". `index` is the entry of the trace, from 0. */
export function describeStop(trace: Trace, index: number): Message {
  const step = trace.steps[index];
  if (step?.kind === 'never-applies') return message('stop.never', {});
  if (step?.kind !== 'applies') return message('stop.note', {});
  const changes = trace.changesOf(index);
  const objects = [...new Set(changes.map((change) => change.object))];
  const [object] = objects;
  if (object === undefined) return message(affectsNothing(step) ? 'stop.affects-none' : 'stop.changes-none', {});
  const origin = trace.effects.get(step.effect)?.origin;
  if (origin === 'face-down') return message('stop.face-down', {});
  if (origin === 'copy') return message('stop.copy', { name: trace.tableAt(index + 1).get(object)?.name ?? '' });
  if (objects.length > 1) return ofMany(trace, index, step, objects);
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
  return doing(step.parts, { object }, false) ?? message('stop.object', { object: { object } });
}

/** What the effect does, where that is the same for all; else how many change. */
function ofMany(trace: Trace, index: number, step: AppliesStep, objects: readonly ObjectId[]): Message {
  const noun = commonNoun(trace.tableAt(index), objects);
  const subject = message(`stop.count.${noun}`, { count: objects.length });
  const controllers = new Set(objects.map((object) => trace.tableAt(index + 1).get(object)?.controller));
  const [player] = controllers;
  if (step.layer === '2' && player && controllers.size === 1) {
    return message('stop.control', { object: subject, player: { player } });
  }
  const isAlike = (of: (trace: Trace, index: number, object: ObjectId) => string): boolean =>
    new Set(objects.map((object) => of(trace, index, object))).size === 1;
  const alike = step.parts.length === 1 || isAlike(fieldsOf);
  const found = alike && (!step.parts.some(isAboutSize) || isAlike(sizeDone)) ? doing(step.parts, subject, true) : null;
  return found ?? message(`stop.change.${noun}`, { count: objects.length });
}

/** Several parts are for the same objects where the same fields change. */
const fieldsOf = (trace: Trace, index: number, object: ObjectId): string =>
  [...new Set(trace.changesOf(index, object).map((change) => change.field))].sort().join();

const isAboutSize = (part: Part): boolean => part.kind === 'set-pt' || part.kind === 'modify-pt';

/** What became of a size: "equal to its mana value" and the like differ from object to object, though the part is one. */
function sizeDone(trace: Trace, index: number, object: ObjectId): string {
  const [before, after] = [trace.tableAt(index).get(object), trace.tableAt(index + 1).get(object)];
  const gained = (field: 'power' | 'toughness'): number => (after?.[field] ?? 0) - (before?.[field] ?? 0);
  const base = [after?.basePower, after?.baseToughness].join('/');
  return base !== [before?.basePower, before?.baseToughness].join('/')
    ? base
    : `${gained('power')}/${gained('toughness')}`;
}

/** "3 lands are Mountains", "8 creatures: flying"; two parts stand side by side, more say too much. */
function doing(parts: readonly Part[], subject: MessageValue, many: boolean): Message | null {
  const found = parts.map((part) => describeDoing(part, many));
  const [first, second] = found;
  if (!first || found.length > 2 || second === null) return null;
  if (second === undefined) return message(`stop.${first.form}`, { subject, what: first.what });
  return message('stop.each', { subject, what: [first, second].map(whole) });
}

const whole = ({ form, what }: Doing): MessageValue =>
  form === 'are-also' || form === 'each-also' ? message('stop.also', { what }) : what;

const affectsNothing = (step: AppliesStep): boolean => step.objects.length === 0;
const SIZE: ReadonlySet<string> = new Set(['power', 'toughness', 'basePower', 'baseToughness']);
const isSize = (changes: readonly Change[]): boolean => changes.every((change) => SIZE.has(change.field));
const sizeOf = (row: Row): string => `${row.power ?? '–'}/${row.toughness ?? '–'}`;
const message = (key: string, values: { readonly [name: string]: MessageValue }): Message => ({ key, values });
