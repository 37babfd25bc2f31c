import { OBJECT_DESIGNATIONS, PLAYER_DESIGNATIONS } from '../model/designations';
import { isKeywordCounter, KEYWORD_COUNTERS } from '../model/keyword-counters';
import { type Problem, problemAt } from '../model/problems';
import { join } from './fields';
import { SANE } from './limits';
import { nearest } from './nearest';
import type { Board } from './types';

/**
 * Counters and designations that are nearly what rules give a meaning. Any name is allowed, for cards make up their own,
 * so what is far from all of these is nobody's mistake.
 */
export function lintWords(board: Board): readonly Problem[] {
  const problems: Problem[] = [];
  const meant = meanings(); // a board of a thousand creatures has the same few kinds of counters
  const note = (path: string, word: string, kind: Kind) => {
    if (problems.length >= SANE.suggestions) return; // a hostile document can hold thousands
    const found = meant(word, kind);
    if (found !== null) problems.push(problemAt(path, found.code, { found: word, ...found.values }, 'warning'));
  };
  const things = [
    ...board.objects.map((object, index) => ({ thing: object, at: `objects[${index}]`, of: 'object' as const })),
    ...board.players.map((player, index) => ({ thing: player, at: `players[${index}]`, of: 'player' as const })),
  ];
  for (const { thing, at, of } of things) {
    for (const counter of Object.keys(thing.counters)) note(join(`${at}.counters`, counter), counter, `${of}-counter`);
    for (const [place, word] of thing.designations.entries())
      note(`${at}.designations[${place}]`, word, `${of}-designation`);
  }
  return problems;
}

type Kind = `${'object' | 'player'}-${'counter' | 'designation'}`;
type Meant = { readonly code: string; readonly values: Problem['values'] } | null;

/** Counters whose number the layers, or the rules of a card frame, ask for (122.1, 711, 721). */
const OBJECT_COUNTERS = [...KEYWORD_COUNTERS, 'charge', 'defense', 'level', 'loyalty'] as const;
/** Short names are left out on purpose: too many other words are a letter away. */
const KNOWN: { readonly [kind in Kind]: readonly string[] } = {
  'object-counter': OBJECT_COUNTERS,
  'player-counter': ['energy', 'experience', 'poison', 'ticket'],
  'object-designation': OBJECT_DESIGNATIONS,
  'player-designation': PLAYER_DESIGNATIONS,
};

function meanings(): (word: string, kind: Kind) => Meant {
  const known = new Map<string, Meant>();
  return (word, kind) => {
    const key = `${kind} ${word}`;
    if (!known.has(key)) known.set(key, meaningOf(word, kind));
    return known.get(key) ?? null;
  };
}

function meaningOf(word: string, kind: Kind): Meant {
  const isCounter = kind === 'object-counter';
  if (KNOWN[kind].includes(word) || (isCounter && (SIZE.test(word) || isKeywordCounter(word)))) return null;
  if (isCounter && LIKE_SIZE.test(word)) return { code: 'odd-counter-size', values: {} };
  if (kind === 'object-designation' && /^level \d+$/.test(word)) return null;
  const close = nearest(word.replace(/ counters?$/, ''), KNOWN[kind]);
  if (close === null) return null;
  return { code: kind.endsWith('-counter') ? 'counter-near' : 'designation-near', values: { nearest: close } };
}

/** 122.1a: +X/+Y and -X/-Y. */
const SIZE = /^[+\-−]\d+\/[+\-−]\d+$/;
/** No other counter has a sign or a stroke in its name. */
const LIKE_SIZE = /^[+\-−]|\//;
