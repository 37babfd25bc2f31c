import type { Card, Clause, CompiledAbility, Condition, Part, TextSpan } from '../../engine';
import { compileAbilities, under, withoutReminder } from './ability';
import { type Block, blocksOf } from './blocks';
import type { ModalHead } from './kind';
import { type LineContext, lineContext } from './line-context';
import { statusOf } from './reading';
import { LONGEST_TEXT, tooLongSpan, unreadAbility } from './too-long';

/** One entry of a face's text: a line, or a striation with all its lines. */
export type Entry = {
  readonly line: number;
  /** Its words without reminder text. */
  readonly words: string;
  readonly abilities: readonly CompiledAbility[];
};

/** The entries of a face in printed order. A line of a Class works from the level named before it on (716.2a). */
export function entriesOf(face: Card, whole: Card): readonly Entry[] {
  if (face.text.length > LONGEST_TEXT) return [unreadText(face.text)];
  const context = lineContext(face, whole);
  const blocks = blocksOf(face.text);
  const lastStation = blocks.findLast(({ kind }) => kind === 'station');
  const entries: Entry[] = [];
  let head: ModalHead | null = null;
  let level: Condition | null = null;
  for (const block of blocks) {
    if (block.kind !== 'line') {
      const size = block === lastStation ? printedSize(face) : null;
      entries.push({
        line: block.line,
        words: withoutReminder(block.text),
        abilities: [striation(block, size, context)],
      });
      continue;
    }
    const isBullet = MODE.test(block.text);
    const abilities = compileAbilities(block.text, block.line, context, isBullet ? head : null);
    if (!isBullet) head = { kind: abilities.at(-1)?.kind ?? 'static' };
    entries.push({ line: block.line, words: withoutReminder(block.text), abilities: abilities.map(fromLevel(level)) });
    level = levelOf(block.text) ?? level;
  }
  return entries;
}

/** Of all the lines the first stands for the text. */
function unreadText(text: string): Entry {
  const [first = ''] = text.split('\n', 1);
  return { line: 0, words: first, abilities: [unreadAbility(first, 0, tooLongSpan(first))] };
}

/** A mode, a mode with a price, or a row of a die roll: it belongs to the line that offers it. */
const MODE = /^\s*(?:•|\+ \{|\d+(?:[-–—]\d+|\+)? \|)/;

/** "{2}{W}: Level 2" */
function levelOf(text: string): Condition | null {
  const found = /: Level (\d+)\s*$/.exec(withoutReminder(text));
  if (found === null) return null;
  // A level is reached for good (716.2b), so a Class at level 3 is called `level 3` alone and has the lower levels' abilities too.
  const reached = [0, 1, 2, 3, 4].map((more) => `level ${Number(found[1]) + more}`);
  return {
    kind: 'any-of',
    conditions: reached.map((designation) => ({
      kind: 'matches',
      object: { kind: 'self' },
      filter: { kind: 'designation', designation },
    })),
  };
}

const fromLevel =
  (level: Condition | null) =>
  (ability: CompiledAbility): CompiledAbility =>
    level === null || ability.effect === null
      ? ability
      : { ...ability, effect: under(ability.effect, level), definesCharacteristics: false };

/** The size in the corner of a station card is that of its last striation (721.2b). */
const printedSize = ({ power, toughness }: Card): string | null =>
  power === null || toughness === null ? null : `${power}/${toughness}`;

/** 711.2, 721.2: one static ability that gives a size and abilities while there are enough counters. */
function striation(
  block: Extract<Block, { kind: 'level' | 'station' }>,
  size: string | null,
  context: LineContext,
): CompiledAbility {
  const granted = block.abilities.flatMap(({ line, text }) => compileAbilities(text, line, context));
  const parts = [...sizeParts(block, block.size ?? size), ...grants(granted)];
  const condition = enough(block);
  const clause: Clause = { subject: { kind: 'object', object: { kind: 'self' } }, condition, parts };
  const layers = [...new Set(parts.map(({ kind }) => LAYER_OF[kind] ?? '6'))].sort();
  const spans: readonly TextSpan[] = [{ start: 0, end: firstLineEnd(block.text), layers, unread: null }];
  return {
    kind: 'static',
    text: withoutReminder(block.text),
    line: block.line,
    keyword: null,
    mana: null,
    effect: { clauses: [clause], duration: { kind: 'none' } },
    definesCharacteristics: false,
    resolves: [],
    zones: null,
    ...statusOf(spans),
    spans,
  };
}

const LAYER_OF: { readonly [Kind in Part['kind']]?: '4' | '6' | '7b' } = { 'add-types': '4', 'set-pt': '7b' };

const firstLineEnd = (text: string): number => (text.includes('\n') ? text.indexOf('\n') : text.length);

function sizeParts({ kind }: Block, size: string | null): readonly Part[] {
  if (size === null) return [];
  const [power = 0, toughness = 0] = size.split('/').map(Number);
  const set: Part = {
    kind: 'set-pt',
    power: { kind: 'number', value: power || 0 },
    toughness: { kind: 'number', value: toughness || 0 },
  };
  if (kind === 'level') return [set];
  return [{ kind: 'add-types', cardTypes: ['Creature'], supertypes: [], subtypes: [], special: [] }, set];
}

const grants = (abilities: readonly CompiledAbility[]): readonly Part[] =>
  abilities.length === 0
    ? []
    : [{ kind: 'add-abilities', abilities: abilities.map((ability) => ({ kind: 'ability', ability })) }];

function enough({ kind, from, to }: Extract<Block, { kind: 'level' | 'station' }>): Condition {
  const counter = kind === 'level' ? 'level' : 'charge';
  const has = (atLeast: number): Condition => ({
    kind: 'matches',
    object: { kind: 'self' },
    filter: { kind: 'has-counter', counter, atLeast },
  });
  if (to === null) return has(from);
  return { kind: 'all-of', conditions: [has(from), { kind: 'not', condition: has(to + 1) }] };
}
