import type { Card } from '../board/types';
import type { EffectKey } from './ids';
import type { Layer } from './layers';
import type { Part } from './parts';
import type { Condition, Duration, ObjectRef, Quantity, Subject } from './phrases';

/** One subject and what is done to it. A resolution may have several, each with a set of its own (D1). */
export type Clause = {
  readonly subject: Subject;
  /** "As long as …" for this clause alone; evaluated when its turn comes in its first layer (D30). */
  readonly condition?: Condition;
  readonly parts: readonly Part[];
};

/** A continuous effect as text says it (611): one ability or one resolution is one effect (D1, 613.6). */
export type EffectSpec = {
  readonly clauses: readonly Clause[];
  readonly duration: Duration;
};

/** Tokens that resolving an ability puts on the battlefield (111): objects of the board, not effects. */
export type TokenSpec = {
  readonly count: Quantity;
  readonly what:
    | { readonly kind: 'card'; readonly card: Card }
    /** "a token that's a copy of …": what is copied, and the exceptions in their own words, as `copyExcept` has them. */
    | { readonly kind: 'copy'; readonly of: ObjectRef | null; readonly except: string | null };
};

/** Why a text counts as inert: no word in it can change a characteristic, it was read and changes none, or it is such a keyword. */
export type InertReason = 'no-change' | 'read' | 'keyword' | 'reminder';

/** The kinds that `compile` reports; keywords are one ability each, so "Flying, haste" makes two. */
export type AbilityKind =
  | 'keyword'
  | 'static'
  | 'activated'
  | 'triggered'
  | 'spell'
  | 'replacement'
  | 'reminder'
  | 'other';

/** `compiled`: all that changes characteristics is read; `inert`: nothing in it does; else something does and was not read. */
export type ReadStatus = 'compiled' | 'inert' | 'partly' | 'unread';

/** Words of one line of text that were read (with the layers they work in) or not read (with a reason, a message key). */
export type TextSpan = {
  readonly start: number; // UTF-16 units within the line, from 0
  readonly end: number;
  readonly layers: readonly Layer[];
  readonly unread: string | null; // message key, e.g. `unread.no-template`
};

/** An ability as compiled from text (113.3). Plain data: it can be compared, shown, and rewritten by layer 3. */
export type CompiledAbility = {
  readonly kind: AbilityKind;
  /** Its rules text without reminder text, as printed. */
  readonly text: string;
  /** Line of the rules text, from 0; null for what is not printed (granted, intrinsic). */
  readonly line: number | null;
  /** For keyword abilities: name in lower case with parameter as printed: `flying`, `ward {2}`, `protection from red`. */
  readonly keyword: string | null;
  /** For intrinsic mana abilities of basic land types (305.6): the symbol, `{R}`. */
  readonly mana: string | null;
  /** The continuous effect that a static ability (or keyword: changeling, devoid) generates, or null. */
  readonly effect: EffectSpec | null;
  /** It is characteristic-defining as far as its words go (604.3a(1), (3)–(5)); whether it is printed is asked later (604.3a(2)). */
  readonly definesCharacteristics: boolean;
  /** What resolving it would create (spell, activated, triggered). One per effect; empty if none. */
  readonly resolves: readonly EffectSpec[];
  /** The tokens that resolving it would create. */
  readonly creates?: readonly TokenSpec[];
  /** By how much it raises its controller's devotion to every color (700.5a); not given for nearly all. */
  readonly devotion?: number;
  /** Zones in which it works, where not the battlefield alone (113.6); null: the usual ones. */
  readonly zones: readonly string[] | null;
  readonly status: ReadStatus;
  /** Given where `status` is `inert`. */
  readonly inert?: InertReason;
  readonly spans: readonly TextSpan[];
};

/** An ability that an object has at some moment: a compiled one, and where it came from. */
export type Ability = CompiledAbility & {
  /** Stable within a trace: `urborg/0`, `urborg/0.1` (second keyword of line 0), `ham+rune/3`, `bear#flying`, `forest:Forest`. */
  readonly id: string;
  readonly origin:
    | { readonly kind: 'printed' } // rules text of the object itself, or copied (707.2)
    | { readonly kind: 'intrinsic'; readonly landType: string } // 305.6
    | { readonly kind: 'granted'; readonly by: EffectKey };
};
