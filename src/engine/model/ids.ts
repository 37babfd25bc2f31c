/** Ids are branded, so that nobody passes a player where an object is meant; they are made only here. */
declare const brand: unique symbol;
type Branded<Name extends string> = string & { readonly [brand]: Name };

/** An object on the board (109.1): a card, token or copy in some zone. Unique within a board, together with effect ids. */
export type ObjectId = Branded<'object'>;
/** An entry of `effects` in the board document: what a resolved spell or ability left behind (611.2). */
export type EffectId = Branded<'effect'>;
export type PlayerId = Branded<'player'>;
/**
 * A continuous effect as the layers know it. The key says where it comes from:
 * `moon` (first static ability line that makes an effect would be `moon/0`), `moon/1` (line 1 of an object's text, lines from 0),
 * `e1` (a resolved effect), `bear#+1/+1` (a kind of counter), `clone:copy`, `demon:face-down`, `x:keyword…` (what rules do),
 * `ham+rune/3` (an ability that effect `rune/3` granted to `ham`).
 */
export type EffectKey = Branded<'effect-key'>;

export const objectId = (text: string): ObjectId => text as ObjectId; // branding is the only way to make one
export const effectId = (text: string): EffectId => text as EffectId;
export const playerId = (text: string): PlayerId => text as PlayerId;
export const effectKey = (text: string): EffectKey => text as EffectKey;
