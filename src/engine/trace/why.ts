/** One reason of an explanation, as facts: the words are in `messages`, once plain and once as the rules speak. */
import type { CompiledBoard } from '../board/compiled';
import type { Board } from '../board/types';
import type { EffectKey, ObjectId } from '../model/ids';
import type { Message, MessageValue } from '../model/messages';
import type { RuleNumber } from '../model/rules';
import type { Aspect } from './aspects';
import type { Trace } from './types';

export type Why = {
  /** `explain.<key>.plain` and `explain.<key>.rules` are its sentences. */
  readonly key: string;
  readonly values: { readonly [name: string]: MessageValue };
  readonly rule: RuleNumber | null;
  /** The entry of `trace.steps` that it speaks of, from 0; null where it speaks of none. */
  readonly step: number | null;
  /** The effects that this reason says changed the value. */
  readonly changedBy: readonly EffectKey[];
  /** How much it explains: the reason with the highest weight is the decisive one. */
  readonly weight: number;
  readonly decisive: boolean;
};

/** What an explanation is made from; an `Evaluation` has this shape. */
export type Explained = { readonly board: Board; readonly compiled: CompiledBoard; readonly trace: Trace };

export type Explanation = {
  readonly object: ObjectId;
  readonly aspect: Aspect;
  readonly question: Message;
  readonly value: Message;
  /** From the last step that changed the value back to what is printed, then what was tried and did not apply. */
  readonly reasons: readonly Why[];
  readonly counterfactual: Counterfactual | null;
};

/** What the value would be without one effect: found by evaluating the board without it. */
export type Counterfactual = { readonly without: EffectKey; readonly value: Message; readonly message: Message };

/** Two levels of words: as one tells a friend, and as a judge writes it down. */
export type Level = 'plain' | 'rules';

export const messageOf = (why: Why, level: Level): Message => ({
  key: `explain.${why.key}.${level}`,
  values: why.values,
});

/** A reason with what it rarely needs left out. */
export function because(
  key: string,
  values: Why['values'],
  more: Partial<Pick<Why, 'rule' | 'step' | 'changedBy' | 'weight'>> = {},
): Why {
  return { key, values, rule: null, step: null, changedBy: [], weight: 0, decisive: false, ...more };
}
