import {
  type Board,
  describeStop,
  type LayerEffect,
  layersOf,
  type Message,
  type MessageValue,
  type Trace,
  type TraceStep,
  timestampOrder,
  waitedFor,
} from '../../engine';
import type { Names } from '../../messages';
import { shortNames } from './short-names';
import type { TimelineData, TimelineHandle, TimelineLoop, TimelineStop } from './timeline-types';

/** How the timeline speaks: messages as plain strings, and what things are called. */
export type TimelineWords = { readonly plain: (message: Message) => string; readonly names: Names };

/** What the timeline draws of a trace. */
export function timelineData(board: Board, trace: Trace, words: TimelineWords): TimelineData {
  const handles = handlesOf(board, trace, words);
  const handleOf = (timestamp: number) =>
    Math.max(
      0,
      handles.findIndex((handle) => handle.number === timestamp + 1),
    );
  return {
    handles: shortened(handles),
    layers: layersOf(trace.edition ?? 'current'),
    stops: shortened(trace.steps.flatMap((_, index) => stopOf(trace, index, handleOf, words))),
    loops: loopsOf(trace, words),
    aloneLabel: words.plain({ key: 'timeline.alone' }),
    waitRule: '613.8b',
  };
}

/** With labels in a word, where no two become alike by that. */
function shortened<Labelled extends { readonly label: string }>(
  items: readonly Labelled[],
): readonly (Labelled & { readonly short: string })[] {
  const labels = [...new Set(items.map(({ label }) => label))];
  const names = shortNames(labels);
  const short = new Map(labels.map((label, index) => [label, names[index] ?? label]));
  return items.map((item) => ({ ...item, short: short.get(item.label) ?? item.label }));
}

function handlesOf(board: Board, trace: Trace, words: TimelineWords): readonly Omit<TimelineHandle, 'short'>[] {
  const order = timestampOrder(board);
  const working = workingTimestamps(trace);
  const shown = new Set(keysOnAxis(board, trace));
  return order
    .map((key, index) => ({
      key,
      number: index + 1,
      of: order.length,
      label: handleLabel(key, words),
      works: working.has(index),
    }))
    .filter(({ key }) => shown.has(key));
}

/** Everything with a timestamp but cards elsewhere than on the battlefield that do nothing from there; oldest first. */
export function keysOnAxis(board: Board, trace: Trace): readonly string[] {
  const working = workingTimestamps(trace);
  const elsewhere = new Set(board.objects.flatMap(({ id, zone }): string[] => (zone === 'battlefield' ? [] : [id])));
  return timestampOrder(board).filter((key, index) => working.has(index) || !elsewhere.has(key));
}

/** Timestamps of effects that apply, or would. */
const workingTimestamps = (trace: Trace): ReadonlySet<number> =>
  new Set(
    trace.steps.flatMap((step) => {
      if (step.kind !== 'applies' && step.kind !== 'never-applies') return [];
      return trace.effects.get(step.effect)?.timestamp ?? [];
    }),
  );

/** "Bears +1/+1" for counters; a resolved effect goes by what it came from. */
export function handleLabel(key: string, { plain, names }: TimelineWords): string {
  const mark = key.indexOf('#');
  if (mark < 0) return names.object(key) === key ? names.effect(key) : names.object(key);
  const object = names.object(key.slice(0, mark));
  // The last word of a card's name says what it is, and leaves room for the counter.
  const short = object.includes(',') ? object : (object.split(' ').findLast((word) => !/^\d+$/.test(word)) ?? object);
  return plain({ key: 'timeline.counter', values: { object: short, counter: key.slice(mark + 1) } });
}

/** An entry that is about one effect at its place; notes are none. */
function stopOf(
  trace: Trace,
  index: number,
  handleOf: (timestamp: number) => number,
  words: TimelineWords,
): readonly Omit<TimelineStop, 'short'>[] {
  const step = trace.steps[index];
  if (step?.kind !== 'applies' && step?.kind !== 'never-applies') return [];
  const effect = trace.effects.get(step.effect);
  const waited = waitedFor(trace, index);
  const named = waited.map((key) => ({ effect: key }));
  const numbered = waited.map((key) => `t${(trace.effects.get(key)?.timestamp ?? 0) + 1}`);
  const waits = (key: string, others: MessageValue) =>
    waited.length === 0 ? null : words.plain({ key, values: { others } });
  const boost = effect?.origin === 'resolved' ? boostOf(step) : null;
  const described = describeStop(trace, index);
  const said = words.plain(described);
  // What has no name of its own goes by what it does: its whole text would be longer than any lane.
  const nameless = effect?.origin === 'resolved' && effect.source === null && step.kind === 'applies';
  return [
    {
      id: `${step.layer}:${step.effect}`,
      effect: step.effect,
      layer: step.layer,
      handle: handleOf(effect?.timestamp ?? 0),
      position: index + 1,
      isCda: effect?.isCda ?? false,
      never: step.kind === 'never-applies',
      label: nameless ? (boost ?? said) : stopLabel(effect, words),
      boost,
      detail: nameless && boost === null ? '' : said,
      brief: nameless && boost === null ? '' : briefOf(described, words),
      waits: waits('timeline.waits', named),
      waitsByNumber: waits('timeline.waits', numbered),
      waitsBriefly: waits('timeline.waits-brief', numbered),
    },
  ];
}

/** The detail without the objects, where it can be said so: "3/3 to 6/6", "flying". */
function briefOf({ key, values }: Message, { plain }: TimelineWords): string {
  const brief = BRIEF.get(key);
  return brief === undefined || values === undefined ? '' : plain({ key: brief, values });
}

const BRIEF: ReadonlyMap<string, string> = new Map([
  ['stop.size', 'stop.size-brief'],
  ['stop.are', 'stop.what'],
  ['stop.each', 'stop.what'],
  ['stop.are-also', 'stop.also'],
  ['stop.each-also', 'stop.also'],
]);

/** A counter by its kind, a copy by its object; all others by name. */
function stopLabel(effect: LayerEffect | undefined, { names }: TimelineWords): string {
  if (effect === undefined) return '';
  switch (effect.origin) {
    case 'counter':
      return effect.text;
    case 'copy':
    case 'face-down':
      return effect.source === null ? names.effect(effect.key) : names.object(effect.source);
    case 'resolved':
    case 'static':
    case 'rule':
      return names.effect(effect.key);
  }
}

/** "+3/+3" for a step that does just that. */
function boostOf(step: TraceStep): string | null {
  const [part] = step.kind === 'applies' && step.parts.length === 1 ? step.parts : [];
  if (part?.kind !== 'modify-pt' || part.power.kind !== 'number' || part.toughness.kind !== 'number') return null;
  const signed = (value: number) => (value < 0 ? `${value}` : `+${value}`);
  return `${signed(part.power.value)}/${signed(part.toughness.value)}`;
}

function loopsOf(trace: Trace, words: TimelineWords): readonly TimelineLoop[] {
  return trace.steps.flatMap((step): TimelineLoop[] =>
    step.kind === 'loop'
      ? [
          {
            layer: step.layer,
            stops: step.members.map((member) => `${step.layer}:${member}`),
            label: words.plain({ key: 'timeline.loop' }),
          },
        ]
      : [],
  );
}
