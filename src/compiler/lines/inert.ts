import type { Token } from '../reader';
import * as words from './inert-words';
import { isUnknown } from './known-words';

/**
 * Can any of these words change a characteristic in layers 1 to 7? Gives the first token that can, or null. Sound rather than
 * clever: a verb that gives, makes or takes counts as a change unless what follows is on a list of harmless things.
 */
export function firstChange(tokens: readonly Token[], from = 0, to = tokens.length): Token | null {
  let asking = false;
  for (let at = from; at < to; at++) {
    const token = tokens[at];
    if (token === undefined) break;
    if (token.kind === 'punct') asking = asking && !ENDS.has(token.text);
    if (words.ASKING.has(token.text) || isAsLongAs(tokens, at)) asking = true;
    if (changes(tokens, at, asking)) return token;
  }
  return null;
}

const ENDS: ReadonlySet<string> = new Set([',', '.', ';', ':', '—']);

const isAsLongAs = (tokens: readonly Token[], at: number) =>
  tokens[at]?.text === 'long' && tokens[at - 1]?.text === 'as' && tokens[at + 1]?.text === 'as';

function changes(tokens: readonly Token[], at: number, asking: boolean): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  if (token.kind === 'quote' || token.kind === 'change') return token.kind === 'quote' || !isCounterSize(tokens, at);
  if (token.kind !== 'word') return false;
  if (STRIATIONS.has(token.raw)) return true;
  const rule = RULES.find(({ verbs }) => verbs.has(token.text));
  if (rule === undefined) return isUnknown(tokens, at);
  if (rule.described && (asking || isDescription(tokens, at))) return false;
  return !rule.harmless(tokens, at);
}

/** The symbols before a size and abilities (711, 721). With those on its own line each is a block, which `blocks.ts` reads. */
const STRIATIONS: ReadonlySet<string> = new Set(['LEVEL', 'STATION']);

/** "+1/+1 counter": the board shows counters, so putting them is no effect of the text. */
const isCounterSize = (tokens: readonly Token[], at: number) => /^counters?$/.test(tokens[at + 1]?.text ?? '');

/** "creature that has flying", "there are": says what is, changes nothing. */
function isDescription(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.text ?? '';
  return words.RELATIVE.has(before) || before === 'there';
}

type Rule = {
  readonly verbs: ReadonlySet<string>;
  /** In a condition or a relative clause the verb only describes. */
  readonly described: boolean;
  readonly harmless: (tokens: readonly Token[], at: number) => boolean;
};

const RULES: readonly Rule[] = [
  { verbs: words.GIVING, described: false, harmless: givesAmount },
  {
    verbs: words.HAVING,
    described: true,
    harmless: (tokens, at) =>
      tokens[at - 1]?.text === 'may' ||
      isAmount(tokens[at + 1]) ||
      words.HAD.has(after(tokens, at)) ||
      hasThing(tokens, at),
  },
  {
    verbs: words.BEING,
    described: true,
    harmless: (tokens, at) =>
      isPossessive(tokens, at) ||
      isOfX(tokens, at) ||
      isForbidden(tokens, at) ||
      isNoLonger(tokens, at) ||
      (words.HAPPENING.has(after(tokens, at)) && !isSizeOrName(tokens, at)),
  },
  {
    verbs: words.BECOMING,
    described: true,
    harmless: (tokens, at) => words.BECOME.has(after(tokens, at)) || becomesRole(tokens, at),
  },
  { verbs: new Set(['switch', 'switches']), described: false, harmless: () => false },
  {
    verbs: new Set(['exchange', 'exchanges']),
    described: false,
    harmless: (tokens, at) => after(tokens, at) === 'life',
  },
  {
    verbs: new Set(['change', 'changes']),
    described: false,
    harmless: (tokens, at) =>
      tokens[at - 1]?.text === "can't" ||
      (near(tokens, at, 4, new Set(['target', 'targets'])) && !near(tokens, at, 4, TEXT)),
  },
  { verbs: new Set(['base']), described: true, harmless: isComparedWith },
  {
    verbs: new Set(['double', 'doubles', 'triple', 'triples']),
    described: false,
    harmless: (tokens, at) => after(tokens, at) === 'strike' || near(tokens, at, 6, DOUBLED),
  },
  { verbs: new Set(['copy', 'copies']), described: false, harmless: (tokens, at) => after(tokens, at) !== 'of' },
  // Only "turn … face down" makes an object a face-down one; a card that is put somewhere face down is another object.
  {
    verbs: new Set(['face']),
    described: true,
    harmless: (tokens, at) => after(tokens, at) !== 'down' || !isTurned(tokens, at),
  },
  // "enters with two +1/+1 counters on it and with flying", "… and as a Mutant in addition to its other types"
  {
    verbs: new Set(['with', 'as']),
    described: false,
    harmless: (tokens, at) =>
      !tokens.slice(0, at).some(({ text }) => /^enters?$/.test(text)) || isWithCountersAlone(tokens, at),
  },
  { verbs: new Set(['control', 'controls']), described: true, harmless: (tokens, at) => !isMainVerb(tokens, at) },
];

/** "enters with three charge counters on it", not "… and with flying" or "enters with flying" */
function isWithCountersAlone(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.text ?? '';
  if (!/^(?:enters?|tapped)$/.test(before)) return before !== 'and';
  return tokens.slice(at).some(({ text }) => /^counters?$/.test(text));
}

const TEXT: ReadonlySet<string> = new Set(['text', 'power', 'toughness']);
const DOUBLED: ReadonlySet<string> = new Set([
  'number',
  'counter',
  'counters',
  'mana',
  'damage',
  'life',
  'tokens',
  'amount',
]);

const after = (tokens: readonly Token[], at: number) => tokens[at + 1]?.text ?? '';

const isAmount = (token: Token | undefined) => token?.kind === 'number' || token?.kind === 'symbol';

function near(tokens: readonly Token[], at: number, distance: number, wanted: ReadonlySet<string>): boolean {
  return tokens.slice(at + 1, at + 1 + distance).some(({ text }) => wanted.has(text));
}

function givesAmount(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  if (isPlayersAbility(tokens, at)) return true;
  if (next?.kind === 'symbol') return true;
  if (!isAmount(next) && !words.BEFORE_AMOUNTS.has(next?.text ?? '')) return false;
  return near(tokens, at, 7, words.AMOUNTS) && !near(tokens, at, 2, ABILITY);
}

/** "You gain hexproof": what a player has is no characteristic (109.3, 613.10). */
const isPlayersAbility = (tokens: readonly Token[], at: number) =>
  /^(?:you|players?|opponents)$/.test(tokens[at - 1]?.text ?? '') &&
  /^(?:hexproof|shroud|protection)$/.test(after(tokens, at));

/** "Draw cards equal to its base power": the size is asked, not set. */
function isComparedWith(tokens: readonly Token[], at: number): boolean {
  return tokens[at - 3]?.text === 'equal' && tokens[at - 2]?.text === 'to';
}

const ABILITY: ReadonlySet<string> = new Set(['ability', 'abilities']);

/** "You become the monarch", "it becomes the target", "your life total becomes 10". */
function becomesRole(tokens: readonly Token[], at: number): boolean {
  if (tokens[at - 1]?.text === 'total') return true;
  return after(tokens, at) === 'the' && ROLES.has(tokens[at + 2]?.text ?? '');
}

const ROLES: ReadonlySet<string> = new Set(['target', 'monarch', 'new', 'defending']);

function hasThing(tokens: readonly Token[], at: number): boolean {
  return ARTICLES.has(after(tokens, at)) && near(tokens, at, 6, words.THINGS) && !near(tokens, at, 6, TYPE);
}

const TYPE: ReadonlySet<string> = new Set(['type', 'types', 'ability', 'abilities', 'chosen']);
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the', 'that', 'as']);

/** "The new creature type can't be Wall." forbids a choice. */
const isForbidden = (tokens: readonly Token[], at: number) =>
  tokens[at]?.text === 'be' && tokens[at - 1]?.text === "can't";

/** "X is that card's mana value", "X can't be 0": a number of the text. */
const isOfX = (tokens: readonly Token[], at: number) =>
  tokens.slice(Math.max(0, at - 2), at).some(({ text }) => text === 'x');

/** "It's no longer suspected" takes nothing that a characteristic is; "it's no longer a creature" does. */
function isNoLonger(tokens: readonly Token[], at: number): boolean {
  const state = tokens[at + 3]?.text ?? '';
  return after(tokens, at) === 'no' && tokens[at + 2]?.text === 'longer' && words.BECOME.has(state);
}

/** `'s` is "is" after a pronoun and a possessive after anything else. */
function isPossessive(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text === "'s" && !PRONOUNS.has(tokens[at - 1]?.text ?? '');
}

const PRONOUNS: ReadonlySet<string> = new Set(['it', 'he', 'she', 'that', 'there', 'who', 'what', 'this']);

/** "its power is equal to …", "its name is …": these are characteristics. */
function isSizeOrName(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - 2), at).some(({ text }) => SIZE_OR_NAME.has(text));
}

const SIZE_OR_NAME: ReadonlySet<string> = new Set(['power', 'toughness', 'name', 'color', 'colors', 'type', 'types']);

const isTurned = (tokens: readonly Token[], at: number) =>
  tokens.slice(0, at).some(({ text }) => /^turns?$/.test(text));

const OWN: ReadonlySet<string> = new Set(['enchanted', 'equipped', '~']);

/** "You control enchanted creature": the subject begins the clause, and what follows is an object. */
function isMainVerb(tokens: readonly Token[], at: number): boolean {
  if (OWN.has(after(tokens, at))) return true;
  const before = tokens[at - 2];
  const begins = before === undefined || before.text === ',' || before.text === '.';
  return begins && tokens[at - 1]?.text === 'you' && CONTROLLED.has(after(tokens, at));
}

const CONTROLLED: ReadonlySet<string> = new Set(['target', 'all', 'each', 'that', 'the', 'it', 'them']);
