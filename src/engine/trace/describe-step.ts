/** One entry of the trace in words: a headline, the sentences under it, and the rule that decides. Keys and values only. */
import type { EffectKey } from '../model/ids';
import type { Message, MessageValue } from '../model/messages';
import type { RuleNumber } from '../model/rules';
import { barredGrants } from './barred';
import { commonNoun } from './common-noun';
import { effectsOf } from './stops';
import { tiedBefore } from './tied';
import type { AppliesStep, Reason, Trace, TraceStep } from './types';
import { waitsOf } from './waited';

export type StepWords = {
  readonly title: Message;
  readonly sentences: readonly Message[];
  readonly rule: RuleNumber | null;
};

type NeverStep = Extract<TraceStep, { kind: 'never-applies' }>;

/** Describes the entry that the head stands on; at position 0, the start. */
export function describeStep(trace: Trace, position: number): StepWords {
  const step = trace.steps[position - 1];
  if (step === undefined) return start(trace);
  switch (step.kind) {
    case 'applies':
      return applied(trace, position - 1, step);
    case 'never-applies':
      return dropped(trace, position - 1, step);
    case 'loop':
      return {
        title: message('step.loop', { effects: effects(step.members) }),
        sentences: [message('step.loop-ignored', {})],
        rule: '613.8b',
      };
    case 'goes-on':
      return {
        title: message('step.continues', { effect: effect(step.effect) }),
        sentences: [message('step.goes-on', {})],
        rule: '613.6',
      };
    case 'reordered':
      return {
        title: message('step.reordered', { next: effect(step.next), instead: effect(step.instead) }),
        sentences: [message('step.reordered-why', { next: effect(step.next), instead: effect(step.instead) })],
        rule: '613.8c',
      };
  }
}

function start(trace: Trace): StepWords {
  const count = new Set(trace.steps.flatMap(effectsOf)).size;
  const sentence = count === 0 ? message('step.start-none', {}) : message('step.start', { count });
  return { title: message('step.printed', {}), sentences: [sentence], rule: '613.1' };
}

function applied(trace: Trace, index: number, step: AppliesStep): StepWords {
  const from = step.continues ? [message('step.from-earlier', {})] : [];
  return {
    title: titleOf(step),
    sentences: [reasonOf(trace, index, step), ...from, changed(trace, index, step)],
    rule: barredAt(trace, index, step).length > 0 ? '113.11' : ruleOf(trace, index, step.reason),
  };
}

function titleOf(step: AppliesStep): Message {
  const own = effect(step.effect);
  switch (step.reason.kind) {
    case 'waited':
      return message('step.after', { effect: own, others: effects(step.reason.for) });
    case 'before-dependent':
      return message('step.before', { effect: own, others: effects(step.reason.waiting) });
    case 'cda':
    case 'timestamp':
    case 'same-timestamp':
    case 'loop':
      return message('step.applies', { effect: own });
  }
}

const RULE_OF_REASON: Record<Reason['kind'], RuleNumber> = {
  cda: '613.3',
  timestamp: '613.7',
  'same-timestamp': '613.7',
  waited: '613.8b',
  'before-dependent': '613.8b',
  loop: '613.8b',
};

/** What waited and is free by now does not come in timestamp order: newer effects went first. */
function ruleOf(trace: Trace, index: number, { kind }: Reason): RuleNumber {
  if (kind !== 'timestamp' && kind !== 'same-timestamp') return RULE_OF_REASON[kind];
  const { applied, gone, ended } = waitsOf(trace, index);
  if (gone.length > 0 || ended.length > 0) return '613.8c';
  if (applied.length > 0) return '613.8b';
  return tiedBefore(trace, index).length > 0 ? '613.7a' : RULE_OF_REASON[kind];
}

function reasonOf(trace: Trace, index: number, step: AppliesStep): Message {
  switch (step.reason.kind) {
    case 'cda':
      return message('step.why-cda', {});
    case 'timestamp':
    case 'same-timestamp': // with what comes before it or what comes after it
      return afterWaiting(trace, index) ?? afterTied(trace, index, step) ?? inOrder(trace, index, step);
    case 'waited':
      return message('step.why-waited', { others: effects(step.reason.for) });
    case 'before-dependent':
      return message('step.why-before', { others: effects(step.reason.waiting), count: step.reason.waiting.length });
    case 'loop':
      return message('step.why-loop', { effects: effects(step.reason.members) });
  }
}

/** Newer effects went first, and nothing is left to wait for (613.8c), or what it waited for waited itself. */
function afterWaiting(trace: Trace, index: number): Message | null {
  const { applied, gone, ended } = waitsOf(trace, index);
  if (gone.length > 0) return message('step.why-waited-gone', { others: effects(gone), count: gone.length });
  if (ended.length > 0) return message('step.why-waited-ended', { others: effects(ended), count: ended.length });
  return applied.length > 0 ? message('step.why-waited-with', { others: effects(applied) }) : null;
}

/** Abilities of one object share its timestamp: the printed ones in their order, then those that it was granted (613.7a, D15). */
function afterTied(trace: Trace, index: number, step: AppliesStep): Message | null {
  const tied = tiedBefore(trace, index);
  if (tied.length === 0) return null;
  const granted = (trace.effects.get(step.effect)?.grantedBy ?? null) !== null;
  return message(granted ? 'step.why-granted' : 'step.why-same-timestamp', { others: effects(tied) });
}

/** "In timestamp order, after Glorious Anthem and Goblin King": only with what was applied before it in its layer. */
function inOrder(trace: Trace, index: number, step: AppliesStep): Message {
  const inLayer = trace.steps.filter(
    (other): other is AppliesStep => other.kind === 'applies' && other.layer === step.layer,
  );
  if (inLayer.length === 1) return message('step.why-alone', { layer: { layer: step.layer } });
  const before = inLayer.filter((other) => trace.steps.indexOf(other) < index).map((other) => other.effect);
  if (before.length === 0) return message('step.why-oldest', {});
  return before.length > 3 ? message('step.why-timestamp', {}) : message('step.why-after', { others: effects(before) });
}

function changed(trace: Trace, index: number, step: AppliesStep): Message {
  const objects = [...new Set(trace.changesOf(index).map((change) => change.object))];
  if (objects.length === 0) return unchanged(trace, index, step);
  const values = { count: objects.length, objects: objects.map((object): MessageValue => ({ object })) };
  const noun = commonNoun(trace.tableAt(index), objects);
  return message(`${objects.length > 4 ? 'step.change-many' : 'step.change'}.${noun}`, values);
}

function unchanged(trace: Trace, index: number, step: AppliesStep): Message {
  if (step.objects.length === 0) return message('step.affects-none', {});
  const barred = barredAt(trace, index, step);
  if (barred.length === 0) return message('step.changes-none', {});
  const values = { count: step.objects.length, barred: barred.map((keyword): MessageValue => ({ cardText: keyword })) };
  return message('step.changes-none-barred', values);
}

/** What the step would give and none of its objects can have (113.11). */
function barredAt(trace: Trace, index: number, step: AppliesStep): readonly string[] {
  if (trace.changesOf(index).length > 0) return [];
  const rows = step.objects.flatMap((object) => trace.tableAt(index).get(object) ?? []);
  const barred = rows.map((row) => barredGrants(step, row));
  return barred.every((keywords) => keywords.length > 0) ? [...new Set(barred.flat())] : [];
}

function dropped(trace: Trace, index: number, step: NeverStep): StepWords {
  const { applied } = waitsOf(trace, index);
  const waits = applied.length > 0 ? [message('step.why-waited', { others: effects(applied) })] : [];
  return {
    title: message('step.never', { effect: effect(step.effect) }),
    sentences: [...waits, whyNever(step)],
    rule: RULE_OF_NEVER[step.why],
  };
}

function whyNever(step: NeverStep): Message {
  switch (step.why) {
    case 'ability-gone':
      return step.because === null
        ? message('step.never-gone', {})
        : message('step.never-gone-by', { other: effect(step.because) });
    case 'condition-false':
      return message('step.never-condition', {});
    case 'zone':
      return message('step.never-zone', {});
    case 'duration-over':
      return message('step.never-duration', {});
  }
}

const RULE_OF_NEVER: Record<NeverStep['why'], RuleNumber> = {
  'ability-gone': '613.6',
  'condition-false': '611.3a',
  zone: '113.6',
  'duration-over': '611.2b',
};

const message = (key: string, values: Message['values'] & object): Message => ({ key, values });
const effect = (key: EffectKey): MessageValue => ({ effect: key });
const effects = (keys: readonly EffectKey[]): readonly MessageValue[] => keys.map(effect);
