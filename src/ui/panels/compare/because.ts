/** Why a value is another one in B than in A: a reason that tells the runs apart, not one that holds in both. */
import {
  type AppliesStep,
  type Difference,
  type EffectKey,
  type Explained,
  effectsOf,
  explain,
  type Level,
  type Message,
  type MessageValue,
  messageOf,
  type ObjectId,
  type RuleNumber,
  typeLine,
  type Why,
} from '../../../engine';

export type Because = { readonly message: Message; readonly rule: RuleNumber | null };

/** Null where there is nothing to say, as of an object that only one run has. */
export function becauseInB(a: Explained, b: Explained, difference: Difference, level: Level): Because | null {
  const { object, aspect } = difference;
  if (difference.b === null) return { message: { key: 'compare.only-in-a' }, rule: null };
  if (difference.a === null) return { message: { key: 'compare.only-in-b' }, rule: null };
  const inA = explain(a, object, aspect)?.reasons ?? [];
  const inB = explain(b, object, aspect)?.reasons ?? [];
  const own = withoutThose(inB, inA).filter((why) => tells(why) && !isLoopOf(a, why));
  // Where the runs are the same effects in another order, that one is newer than another is the whole reason.
  const telling = own.find(({ key }) => key === 'newer-wins') ?? weightiest(own);
  if (telling) return said(telling, level);
  // Nothing happened in B that did not in A as well: then something that made it so in A did not.
  const missing = withoutThose(inA, inB).find(({ changedBy }) => changedBy.length > 0);
  const effect = missing?.changedBy[0];
  if (effect !== undefined) return earlierInB(a, b, effect, inB) ?? whyNotInB(b, effect, object);
  const decisive = inB.find((why) => why.decisive);
  return decisive ? said(decisive, level) : null;
}

/** A sentence that goes on from the one before it has another form where it stands alone. */
const said = (why: Why, level: Level): Because => ({
  message:
    why.key === 'depends-existence'
      ? { key: 'compare.because-ability-taken', values: why.values }
      : messageOf(why, level),
  rule: why.rule,
});

/** What a value starts from is no reason for what became of it, and what only follows from the sentence before is none alone. */
const tells = ({ key }: Why): boolean => !TELL_NOTHING_ALONE.has(key);
const TELL_NOTHING_ALONE: ReadonlySet<string> = new Set([
  ...['printed', 'entered-under'],
  ...['waits', 'waits-though-older', 'gone-by-then'],
]);

const weightiest = (reasons: readonly Why[]): Why | undefined => {
  const most = Math.max(...reasons.map(({ weight }) => weight));
  return reasons.find(({ weight }) => weight === most);
};

/** The reasons whose sentence is none of the others'. */
function withoutThose(reasons: readonly Why[], others: readonly Why[]): readonly Why[] {
  const known = new Set(others.map(sentenceOf));
  return reasons.filter((why) => !known.has(sentenceOf(why)));
}

/** A loop is the same whichever of its members is told of, in whatever order they are named. */
const sentenceOf = ({ key, values }: Why): string =>
  JSON.stringify([key, key === 'loop' ? inAnyOrder(values.members ?? null) : values]);

const inAnyOrder = (value: MessageValue): readonly string[] =>
  Array.isArray(value) ? value.map((each) => JSON.stringify(each)).sort() : [JSON.stringify(value)];

/** A loop that A has as well, though it is no part of the story of this value there. */
const isLoopOf = ({ trace }: Explained, { key, values }: Why): boolean =>
  key === 'loop' &&
  trace.steps.some(
    (step) =>
      step.kind === 'loop' &&
      String(inAnyOrder(step.members.map((effect) => ({ effect })))) === String(inAnyOrder(values.members ?? null)),
  );

/** In B another effect comes after it that came before it in A, and has the last word. */
function earlierInB(a: Explained, b: Explained, effect: EffectKey, inB: readonly Why[]): Because | null {
  const last = ({ trace }: Explained, key: EffectKey) =>
    trace.steps.findLastIndex((step) => step.kind === 'applies' && step.effect === key);
  const others = inB.flatMap(({ changedBy }) => changedBy).filter((key) => key !== effect);
  const other = others.find(
    (key) => last(b, effect) >= 0 && last(b, key) > last(b, effect) && last(a, key) < last(a, effect),
  );
  if (other === undefined) return null;
  const values = { effect: { effect }, other: { effect: other } };
  return { message: { key: 'compare.because-earlier', values }, rule: null };
}

/** What became in B of an effect that changed the object in A. */
function whyNotInB({ trace }: Explained, effect: EffectKey, object: ObjectId): Because {
  const entries = [...trace.steps.entries()].filter(([, step]) => effectsOf(step).includes(effect));
  // Its objects are settled where it begins, whatever they are in later layers (613.6).
  const [index, begins] = entries.find((entry): entry is [number, AppliesStep] => entry[1].kind === 'applies') ?? [];
  const values = { effect: { effect } };
  if (index === undefined || begins === undefined) {
    const key = entries.length > 0 ? 'compare.because-never' : 'compare.because-absent';
    return { message: { key, values }, rule: null };
  }
  const row = trace.tableAt(index).get(object);
  if (row && !begins.objects.includes(object)) {
    const message = { key: 'compare.because-not-affected', values: { ...values, types: typeLine(row) } };
    return { message, rule: null };
  }
  return { message: { key: 'compare.because-no-change', values }, rule: null };
}
