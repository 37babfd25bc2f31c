import type { Condition } from '../../engine';
import type { Token } from '../reader';

/** What stands before the ability itself: an ability word, chapter numbers, a bullet, a price of a mode. */
export type Lead = {
  /** Position of the first token of the ability. */
  readonly at: number;
  readonly chapter: boolean;
  readonly bullet: boolean;
  /** The words before the dash, in lower case: `landfall`, `solved`, the anchor word of a chosen mode. */
  readonly word: string | null;
};

/** Reads the lead of a line. Linear; a line without one begins at token 0. */
export function leadOf(tokens: readonly Token[]): Lead {
  const bullet = tokens[0]?.text === '•';
  const first = bullet ? 1 : 0;
  const chapter = afterChapters(tokens, first);
  if (chapter !== null) return { at: afterTitle(tokens, chapter), chapter: true, bullet, word: null };
  const row = afterDieRow(tokens, first) ?? afterModePrice(tokens, first);
  // Rows of a die roll and priced modes belong to the line before them, as bullets do.
  if (row !== null) return { at: row, chapter: false, bullet: true, word: null };
  const dash = abilityWordEnd(tokens, first);
  if (dash === null) return { at: first, chapter: false, bullet, word: null };
  const word = tokens
    .slice(first, dash)
    .map(({ text }) => text)
    .join(' ');
  const price = afterPrice(tokens, dash + 1); // "• Cure — {0} — Target creature …"
  return { at: price ?? dash + 1, chapter: false, bullet, word };
}

/** The condition that a lead word stands for; other ability words mean nothing (207.2c). */
export function leadCondition(word: string | null): Condition | null {
  switch (word) {
    case 'solved': // 719.3c
      return {
        kind: 'matches',
        object: { kind: 'self' },
        filter: { kind: 'designation', designation: 'solved' },
      };
    case 'max speed': // 702.178a
      return { kind: 'player-designation', player: { kind: 'you' }, designation: 'max speed' };
    case '∞': // 702.186b
      return {
        kind: 'matches',
        object: { kind: 'self' },
        filter: { kind: 'designation', designation: 'harnessed' },
      };
    default:
      return null;
  }
}

/** "I, II — " (714.2) */
function afterChapters(tokens: readonly Token[], first: number): number | null {
  let at = first;
  while (/^[ivx]+$/.test(tokens[at]?.text ?? '') && tokens[at]?.raw === tokens[at]?.raw.toUpperCase()) {
    at++;
    if (tokens[at]?.text !== ',') break;
    at++;
  }
  return at > first && isDash(tokens[at]) ? at + 1 : null;
}

/** "I — Crescent Fang — ": a chapter can have a title. */
function afterTitle(tokens: readonly Token[], chapter: number): number {
  const dash = abilityWordEnd(tokens, chapter);
  return dash === null ? chapter : dash + 1;
}

/** "1—9 | ", "20 | " (706.3) */
function afterDieRow(tokens: readonly Token[], first: number): number | null {
  const bar = tokens.slice(first, first + 5).findIndex(({ text }) => text === '|');
  return bar > 0 && /^\d/.test(tokens[first]?.text ?? '') ? first + bar + 1 : null;
}

/** "+ {1} — " of spree (702.172) */
function afterModePrice(tokens: readonly Token[], first: number): number | null {
  return tokens[first]?.text === '+' ? afterPrice(tokens, first + 1) : null;
}

function afterPrice(tokens: readonly Token[], first: number): number | null {
  let at = first;
  while (tokens[at]?.kind === 'symbol') at++;
  return at > first && isDash(tokens[at]) ? at + 1 : null;
}

const isDash = (token: Token | undefined) => token?.text === '—';

/** Ability words and flavor words: a few words, capitalized, before a dash with spaces around it. "Ward—Pay" has none. */
function abilityWordEnd(tokens: readonly Token[], first: number): number | null {
  const dash = tokens.slice(first, first + MOST_WORDS).findIndex(isDash);
  if (dash < 1) return null;
  const at = first + dash;
  const words = tokens.slice(first, at);
  const spaced = (tokens[at]?.start ?? 0) > (words.at(-1)?.end ?? 0);
  const isName = words.every(({ kind, text }) => kind !== 'symbol' && kind !== 'quote' && !NO_NAME.has(text));
  return spaced && isName && tokens[at + 1] !== undefined && !MODAL.has(words[0]?.text ?? '') ? at : null;
}

const MOST_WORDS = 12;
const NO_NAME: ReadonlySet<string> = new Set(['.', ':', '|', '+']);
const MODAL: ReadonlySet<string> = new Set(['choose', 'when', 'whenever', 'at', 'prototype', 'if']);
