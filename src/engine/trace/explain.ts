/** The why of a value: every effect that made it, what was tried and came to nothing, and what would be without it. */
import type { CompiledBoard } from '../board/compiled';
import type { Board } from '../board/types';
import type { Row } from '../model/characteristics';
import type { ObjectId } from '../model/ids';
import type { Message } from '../model/messages';
import { type Aspect, FIELDS_OF } from './aspects';
import { attempts } from './explain-attempt';
import { type ChangeAt, reasonOfChange } from './explain-change';
import { decided } from './explain-decisive';
import { creatureSince, fitsSince, typeChanges } from './explain-fit';
import { reasonsOfOrder } from './explain-order';
import { reasonOfNoChange, unchangedBy } from './explain-unchanged';
import { typeLine, valueAt } from './explain-value';
import { hasSize } from './has-size';
import { printedSize } from './printed-size';
import type { Trace } from './types';
import { passedOver } from './waited';
import { whatIf } from './what-if';
import { because, type Explained, type Explanation, type Why } from './why';

/**
 * Explains one aspect of an object at a moment: after the first `n` entries of the trace (all of them if not given).
 * With `evaluate` it also says what the value would be without the effect that matters most. Null if there is no such object.
 */
export function explain(
  { board, compiled, trace }: Explained,
  object: ObjectId,
  aspect: Aspect,
  options: { readonly n?: number; readonly evaluate?: (board: Board) => Explained } = {},
): Explanation | null {
  const n = options.n ?? trace.steps.length;
  const row = trace.tableAt(n).get(object);
  const printed = trace.tableAt(0).get(object);
  if (!row || !printed) return null;
  const sized = hasSize(row, object, compiled);
  const changes = changesOf(aspect, object, n, trace);
  const unchanged = unchangedBy(aspect, object, n, { trace, compiled, changes });
  const story = [...changes, ...unchanged].sort((one, other) => one.index - other.index);
  const retyped = typeChanges(object, trace);
  const passed = passedOver(trace);
  const told = story.flatMap((entry) => [
    ...(changes.includes(entry) ? fitsSince(entry, object, { trace, compiled, retyped }) : []),
    ...reasonsOfOrder(entry, story, object, { trace, compiled, passed }).reverse(),
    unchanged.includes(entry)
      ? reasonOfNoChange(entry, aspect, trace)
      : reasonOfChange(entry, aspect, object, { trace, compiled }),
  ]);
  // What an effect would have done comes first, as its story begins there; then what happened; then what became of it.
  const sources = sourcesOf(told, trace);
  const tried = once(
    attempts(aspect, object, { trace, compiled, retyped }).filter(
      (why) => isTold(why.step, n, trace) && !isOtherLine(why, sources, trace),
    ),
  );
  const unsaid = withoutValue(aspect, row, sized);
  const said = [
    ...tried.filter(isIntention),
    ...notACreature(aspect, row, sized),
    ...once(told.reverse()),
    ...unsaid,
    ...(sized && SIZES.includes(aspect) ? creatureSince(object, n, trace) : []),
    ...tried.filter(isOutcome),
    ...startingPoint(aspect, printedValue(aspect, object, printed, compiled), changes.length + unsaid.length > 0),
    ...tried.filter((why) => !isIntention(why) && !isOutcome(why)),
  ];
  const reasons = decided(said, { object, aspect, n, trace, compiled, story, changes });
  const value = valueAt(aspect, row, sized);
  const other =
    options.evaluate && whatIf({ board, compiled, trace }, { object, aspect, n, reasons }, options.evaluate);
  const missing = other && tried.some(isIntention) ? missingWords(aspect, other.row, row, printed) : [];
  const question = questionOf(aspect, value, missing);
  return { object, aspect, question, value, reasons, counterfactual: other?.counterfactual ?? null };
}

/** At a step its whole layer is told, for one looks at it to see what waits and what will come of it. */
function isTold(step: number | null, n: number, trace: Trace): boolean {
  if (step === null || step < n) return true;
  const now = trace.steps[n - 1]?.layer;
  return now !== undefined && trace.steps[step]?.layer === now;
}

/** The sources of the effects that changed it. */
const sourcesOf = (told: readonly Why[], trace: Trace): ReadonlySet<ObjectId | null> =>
  new Set(told.flatMap(({ changedBy }) => changedBy).map((key) => trace.effects.get(key)?.source ?? null));

/** That one ability of a card spares it tells nothing where another ability of the same card did not. */
function isOtherLine({ key, step }: Why, sources: ReadonlySet<ObjectId | null>, trace: Trace): boolean {
  const entry = step === null ? undefined : trace.steps[step];
  if (key !== 'spared' || entry?.kind !== 'applies') return false;
  const source = trace.effects.get(entry.effect)?.source ?? null;
  return source !== null && sources.has(source);
}

const isIntention = ({ key }: Why): boolean => key === 'would' || key === 'would-own';

/** What became of an intention. */
const isOutcome = ({ key }: Why): boolean => OUTCOMES.has(key);
const OUTCOMES: ReadonlySet<string> = new Set(['depends-existence', 'waits', 'waits-though-older', 'gone-by-then']);

/** Subtypes that it would have without the effect that matters: what one wonders that it lacks. */
function missingWords(aspect: Aspect, without: Row, now: Row, printed: Row): readonly string[] {
  if (aspect !== 'subtypes') return [];
  return without.subtypes.filter((word) => !now.subtypes.includes(word) && !printed.subtypes.includes(word));
}

/** The applications before `n` that changed the aspect, oldest first. */
export function changesOf(aspect: Aspect, object: ObjectId, n: number, trace: Trace): readonly ChangeAt[] {
  const fields = new Set<string>(FIELDS_OF[aspect]);
  const changes: ChangeAt[] = [];
  for (const [index, step] of trace.steps.entries()) {
    if (index >= n) break;
    if (step.kind !== 'applies' || !trace.changesOf(index, object).some(({ field }) => fields.has(field))) continue;
    const before = trace.tableAt(index).get(object);
    const after = trace.tableAt(index + 1).get(object);
    if (before && after) changes.push({ index, step, before, after });
  }
  return changes;
}

/** What stands on the card: of a size its stars, not the 0 that they count as before 7a (208.2a). */
function printedValue(aspect: Aspect, object: ObjectId, printed: Row, compiled: CompiledBoard): Message {
  const starred = aspect === 'size' ? printedSize(compiled, object) : null;
  return starred ?? valueAt(aspect, printed, printed.power !== null);
}

/** The printed value, unless there is none and effects, or the rules, gave it all. */
function startingPoint(aspect: Aspect, value: Message, changed: boolean): Why[] {
  if (changed && isNothing(value)) return [];
  // No card prints a controller (109.3: it is no characteristic).
  if (aspect === 'controller') return [because('entered-under', { value }, { rule: '613.1b', weight: 1 })];
  return [because('printed', { value }, { rule: '613.1', weight: 1 })];
}

const isNothing = ({ key }: Message): boolean =>
  key === 'value.none' || key === 'value.no-size' || key === 'value.no-name';

/** 208.3: what is no creature has no power and toughness, whatever its effects say. */
function notACreature(aspect: Aspect, row: Row, sized: boolean): Why[] {
  if (sized || !SIZES.includes(aspect) || row.power === null) return [];
  return [because('not-a-creature', { types: typeLine(row) }, { rule: '208.3', weight: 8 })];
}
const SIZES: readonly Aspect[] = ['size', 'power', 'toughness', 'base-size'];

/** 208.5: what nothing says of a creature's size is 0; what adds to it begins there. */
function withoutValue(aspect: Aspect, row: Row, sized: boolean): Why[] {
  if (!sized || !row.cardTypes.includes('Creature')) return [];
  if (!(BASE_OF[aspect] ?? []).some((field) => row[field] === null)) return [];
  return [because('no-value', { types: typeLine(row) }, { rule: '208.5', weight: 2 })];
}
const BASE_OF: { readonly [aspect in Aspect]?: readonly ('basePower' | 'baseToughness')[] } = {
  size: ['basePower', 'baseToughness'],
  power: ['basePower'],
  toughness: ['baseToughness'],
  'base-size': ['basePower', 'baseToughness'],
};

/** A loop or a spared object is said once, not for every step that meets it. */
function once(reasons: readonly Why[]): Why[] {
  const said = new Set<string>();
  return reasons.filter(({ key, values }) => {
    const name = JSON.stringify([key, values]);
    return !said.has(name) && said.add(name);
  });
}

function questionOf(aspect: Aspect, value: Message, missing: readonly string[]): Message {
  const words = missing.length > 0 ? missing.join(' ') : value.values?.value;
  const base = missing.length > 0 ? `question.${aspect}.not` : `question.${aspect}`;
  if (missing.length === 0 && isNothing(value)) return { key: `${base}.none` };
  if (missing.length === 0 && !TAKES_ARTICLE.includes(aspect)) return { key: base, values: { value } };
  // Languages with articles may want to know how the words begin: "a Mountain", "an Island".
  const vowel = typeof words === 'string' && /^[AEIOU]/.test(words);
  return {
    key: vowel ? `${base}.vowel` : base,
    values: missing.length > 0 ? { missing: missing.join(' ') } : { value },
  };
}
const TAKES_ARTICLE: readonly Aspect[] = ['types', 'subtypes'];
