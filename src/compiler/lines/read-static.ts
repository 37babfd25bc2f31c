import type { TextSpan } from '../../engine';
import type { Token } from '../reader';
import { readStatic, type StaticReading } from '../templates';
import { granted } from './granted';
import { firstChange } from './inert';
import { unknownSpan } from './known-words';
import type { LineContext } from './line-context';
import { NOTHING_READ, type Reading } from './reading';
import { type Range, sentencesOf } from './sentences';

/** The text of a static ability: read as a whole, or sentence by sentence where the whole cannot be read. */
export function readStaticAbility(tokens: readonly Token[], from: number, context: LineContext): Reading {
  const body = tokens.slice(from);
  if (firstChange(body) === null) return NOTHING_READ;
  const whole = readPart(body, context);
  if (whole.ok) return whole.reading;
  const sentences = sentencesOf(body);
  if (sentences.length === 1) return { ...NOTHING_READ, spans: [whole.unread] };
  return sentences.map((sentence) => readSentence(body, sentence, context)).reduce(joined, NOTHING_READ);
}

function readSentence(body: readonly Token[], { from, to }: Range, context: LineContext): Reading {
  const words = body.slice(from, to);
  if (firstChange(words) === null) return NOTHING_READ;
  const part = readPart(words, context);
  return part.ok ? part.reading : { ...NOTHING_READ, spans: [part.unread] };
}

type Part = { readonly ok: true; readonly reading: Reading } | { readonly ok: false; readonly unread: TextSpan };

function readPart(tokens: readonly Token[], context: LineContext): Part {
  const reading = readStatic(tokens, { ...granted(context), inert: (words) => firstChange(words) === null });
  if (!reading.ok) return { ok: false, unread: unread(tokens, reading) };
  const { spec, definesCharacteristics, spans } = reading;
  const effect = spec.clauses.some(({ parts }) => parts.length > 0) ? spec : null;
  return { ok: true, reading: { ...NOTHING_READ, effect, definesCharacteristics, spans } };
}

/** A word that rules text does not use, or else from the place at which reading stopped to the end of the text. */
function unread(words: readonly Token[], stopped: Extract<StaticReading, { readonly ok: false }>): TextSpan {
  const unknown = unknownSpan(words);
  if (unknown !== null) return unknown;
  const end = words.at(-1)?.end ?? 0;
  return { start: Math.min(stopped.furthest.start, end), end, layers: [], unread: stopped.expected };
}

/** Two sentences of one ability are one effect (613.6). */
function joined(one: Reading, other: Reading): Reading {
  const effect =
    one.effect === null || other.effect === null
      ? (one.effect ?? other.effect)
      : { ...one.effect, clauses: [...one.effect.clauses, ...other.effect.clauses] };
  const definesCharacteristics = one.definesCharacteristics || other.definesCharacteristics;
  return { ...NOTHING_READ, effect, definesCharacteristics, spans: [...one.spans, ...other.spans] };
}
