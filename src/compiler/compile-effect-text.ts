import type { Clause, EffectSpec, Part, ReadStatus, TextSpan } from '../engine';
import { granted } from './lines/granted';
import { type LineContext, tokensOf } from './lines/line-context';
import { readInstructionsOfLine } from './lines/read-resolution';
import { statusOf } from './lines/reading';
import { LONGEST_TEXT, tooLongSpan } from './lines/too-long';
import { laterLine } from './phrases/rewrite';
import { settledParts } from './phrases/settle';
import { optional, readWhole, sequence, word } from './reader';
import { targetPlaces } from './resolution/targets';
import type { Instructions } from './resolution/text';
import { copyExceptions } from './templates';

export type EffectReading = {
  readonly spec: EffectSpec;
  readonly status: ReadStatus;
  readonly spans: readonly (TextSpan & { readonly line: number })[];
};

/** What a resolved text leaves behind, as one effect (D1). `names` are those of the source (201.5). Never throws. */
export function compileEffectText(text: string, { names }: { readonly names: readonly string[] }): EffectReading {
  if (text.length > LONGEST_TEXT) return unreadReading(text);
  const context: LineContext = { names, spell: true, depth: 0 };
  const lines = text.split('\n').map((words) => readInstructionsOfLine(words, context));
  const spans = lines.flatMap((read, line) => read.spans.map((span) => ({ ...span, line })));
  const clauses = lines.length === 1 ? (lines[0]?.spec.clauses ?? []) : inOrder(lines, text, context);
  const duration = lines.map(({ spec }) => spec.duration).find(({ kind }) => kind !== 'none') ?? { kind: 'none' };
  return { spec: { clauses, duration }, status: statusOf(spans).status, spans };
}

/** The clauses of all lines: targets and earlier clauses are counted through the whole text. */
function inOrder(lines: readonly Instructions[], text: string, context: LineContext): readonly Clause[] {
  const targets = text.split('\n').map((words) => targetPlaces(tokensOf(words, context), 0).length);
  const all: Clause[] = [];
  let named = 0;
  for (const [line, { spec }] of lines.entries()) {
    all.push(...laterLine(spec.clauses, named, all.length));
    named += targets[line] ?? 0;
  }
  return all;
}

function unreadReading(text: string): EffectReading {
  const [first = ''] = text.split('\n', 1);
  return {
    spec: { clauses: [], duration: { kind: 'none' } },
    status: 'unread',
    spans: [{ ...tooLongSpan(first), line: 0 }],
  };
}

/** Exceptions of a copying effect (707.9): "except it's a 1/1 green Frog"; "except" may be missing. Unread text gives none. */
export function compileCopyExceptions(text: string): {
  readonly except: readonly Part[];
  readonly keep: readonly ('colors' | 'name' | 'types' | 'pt' | 'supertypes')[];
  readonly keepsThisAbility: boolean;
  readonly unread: boolean;
} {
  const context: LineContext = { names: [], spell: true, depth: 0 };
  const tokens = tokensOf(text.slice(0, LONGEST_TEXT).replace(/\.$/, ''), context);
  const reading = readWhole(
    sequence(optional(word('except'), null), copyExceptions).map(([, all]) => all),
    tokens,
  );
  if (!reading.ok) return { except: [], keep: [], keepsThisAbility: false, unread: true };
  const { except, keep, keepsThisAbility } = reading.value;
  return { except: settledParts(except, granted(context)), keep, keepsThisAbility, unread: false };
}
