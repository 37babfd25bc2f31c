import type { TextSpan } from '../../engine';
import type { Token } from '../reader';
import { readStatic } from '../templates';
import { granted } from './granted';
import { firstChange } from './inert';
import type { LineContext } from './line-context';
import { NOTHING_READ, type Reading } from './reading';
import { type Range, sentencesOf } from './sentences';

/** The text of a static ability: read as a whole, or sentence by sentence where the whole cannot be read. */
export function readStaticAbility(tokens: readonly Token[], from: number, context: LineContext): Reading {
  const body = tokens.slice(from);
  if (firstChange(body) === null) return NOTHING_READ;
  const whole = readPart(body, context);
  if (whole !== null) return whole;
  return sentencesOf(body)
    .map((sentence) => readSentence(body, sentence, context))
    .reduce(joined, NOTHING_READ);
}

function readSentence(body: readonly Token[], { from, to }: Range, context: LineContext): Reading {
  const words = body.slice(from, to);
  if (firstChange(words) === null) return NOTHING_READ;
  return readPart(words, context) ?? { ...NOTHING_READ, spans: [unread(words, context)] };
}

function readPart(tokens: readonly Token[], context: LineContext): Reading | null {
  const reading = readStatic(tokens, { ...granted(context), inert: (words) => firstChange(words) === null });
  if (!reading.ok) return null;
  const { spec, definesCharacteristics, spans } = reading;
  return {
    ...NOTHING_READ,
    effect: spec.clauses.some(({ parts }) => parts.length > 0) ? spec : null,
    definesCharacteristics,
    spans,
  };
}

/** From the place at which reading stopped to the end of the sentence. */
function unread(words: readonly Token[], context: LineContext): TextSpan {
  const reading = readStatic(words, { ...granted(context), inert: () => false });
  const end = words.at(-1)?.end ?? 0;
  const start = reading.ok ? (words[0]?.start ?? 0) : Math.min(reading.furthest.start, end);
  return { start, end, layers: [], unread: reading.ok ? 'unread.no-template' : reading.expected };
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
