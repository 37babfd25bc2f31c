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

type Speech = { readonly level: Level; readonly plain: (message: Message) => string };

/** Null where there is nothing to say. `plain` gives the words by which sentences are compared. */
export function becauseInB(a: Explained, b: Explained, difference: Difference, speech: Speech): Because | null {
  const { object, aspect } = difference;
  if (difference.b === null) return { message: { key: 'compare.only-in-a' }, rule: null };
  if (difference.a === null) return { message: { key: 'compare.only-in-b' }, rule: null };
  const inA = explain(a, object, aspect)?.reasons ?? [];
  const inB = explain(b, object, aspect)?.reasons ?? [];
  const own = withoutThose(inB, inA, speech).filter((why) => tells(why) && !isLoopOf(a, why));
  // Where the runs are the same effects in another order, that one is newer than another is the whole reason.
  const telling = own.find(({ key }) => key === 'newer-wins') ?? weightiest(own);
  if (telling) return said(telling, speech.level);
  // Nothing happened in B that did not in A as well: then it came in another order, or something did not happen.
  const missing = withoutThose(inA, inB, speech).flatMap(({ changedBy }) => changedBy);
  for (const effect of [...missing, ...inA.flatMap(({ changedBy }) => changedBy)]) {
    const earlier = earlierInB(a, b, effect, inB);
    if (earlier) return earlier;
  }
  const [effect] = missing;
  if (effect !== undefined) return whyNotInB(b, effect, object);
  const decisive = inB.find((why) => why.decisive);
  return decisive ? said(decisive, speech.level) : null;
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
function withoutThose(reasons: readonly Why[], others: readonly Why[], { level, plain }: Speech): readonly Why[] {
  const known = new Set(others.map((why) => plain(messageOf(why, level))));
  return reasons.filter((why) => !known.has(plain(messageOf(why, level))));
}

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
