import type { AbilityKind, CompiledAbility, Condition, EffectSpec } from '../../engine';
import type { Token } from '../reader';
import { devotionRaised } from './devotion';
import { keywordAbility } from './keyword-ability';
import { keywordLine } from './keyword-line';
import { costEnd, kindOf, type ModalHead } from './kind';
import { type Lead, leadCondition, leadOf } from './lead';
import { type LineContext, tokensOf } from './line-context';
import { readResolution } from './read-resolution';
import { readStaticAbility } from './read-static';
import { NOTHING_READ, type Reading, statusOf } from './reading';
import { abilitiesIn } from './split';
import { MOST_IN_LINE, tooLongSpan, unreadAbility } from './too-long';
import { zonesOf } from './zones';

/**
 * The abilities that one line of rules text is: several for a line of keywords or one that lost its line breaks, none for a
 * blank one, else one. Never throws; what it cannot read is in the spans.
 */
export function compileAbilities(
  text: string,
  line: number | null,
  context: LineContext,
  head: ModalHead | null = null,
): readonly CompiledAbility[] {
  const tokens = tokensOf(text, context);
  if (tokens.length === 0) return [reminder(text, line)];
  if (tokens.length > MOST_IN_LINE) return [unreadAbility(text, line, tooLongSpan(text))];
  return abilitiesIn(tokens, context).flatMap(({ from, to }) => {
    const words = tokens.slice(from, to);
    const said = text.slice(from === 0 ? 0 : words[0]?.start, tokens[to]?.start);
    return keywordAbilities(text, line, words) ?? [ability(said, words, line, context, head)];
  });
}

function keywordAbilities(text: string, line: number | null, words: readonly Token[]) {
  const keywords = keywordLine(text, words.at(-1)?.text === '.' ? words.slice(0, -1) : words);
  return keywords?.map(({ canonical, text: said, start, end }) => {
    const ability = keywordAbility(canonical);
    return { ...ability, text: said, line, spans: ability.spans.map((span) => ({ ...span, start, end })) };
  });
}

function ability(
  text: string,
  tokens: readonly Token[],
  line: number | null,
  context: LineContext,
  head: ModalHead | null,
): CompiledAbility {
  const lead = leadOf(tokens);
  const kind = kindOf(tokens, lead, context, head);
  const raised = kind === 'static' ? devotionRaised(tokens) : 0;
  if (raised > 0) return { ...reminder(withoutReminder(text), line), kind, inert: 'read', devotion: raised };
  const condition = leadCondition(lead.word) ?? anchor(lead, head);
  const reading = conditional(read(tokens, lead, kind, context), condition);
  return {
    kind,
    text: withoutReminder(text),
    line,
    keyword: null,
    mana: null,
    effect: reading.effect,
    definesCharacteristics: reading.definesCharacteristics && condition === null,
    resolves: reading.resolves,
    ...(reading.creates.length > 0 ? { creates: reading.creates } : {}),
    zones: zonesOf(reading.effect),
    ...statusOf(reading.spans),
    spans: reading.spans,
  };
}

function read(tokens: readonly Token[], lead: Lead, kind: AbilityKind, context: LineContext): Reading {
  switch (kind) {
    case 'static':
    case 'other':
      return readStaticAbility(tokens, lead.at, context);
    case 'activated':
      return readResolution(tokens, costEnd(tokens, lead.at) ?? lead.at, context, 'activated');
    case 'triggered':
    case 'spell':
    case 'replacement':
      return readResolution(tokens, lead.at, context, kind);
    case 'keyword':
    case 'reminder':
      return NOTHING_READ;
  }
}

/** "• Khans — …" under "As ~ enters, choose Khans or Dragons": the ability is there while that word was chosen (614.12b). */
function anchor(lead: Lead, head: ModalHead | null): Condition | null {
  return lead.bullet && lead.word !== null && head?.kind === 'replacement'
    ? { kind: 'chosen-mode', mode: lead.word }
    : null;
}

function conditional(reading: Reading, condition: Condition | null): Reading {
  if (condition === null || reading.effect === null) return reading;
  return { ...reading, effect: under(reading.effect, condition) };
}

/** The effect while a condition holds: each of its clauses gets it. */
export function under(effect: EffectSpec, condition: Condition): EffectSpec {
  const clauses = effect.clauses.map((clause) => ({
    ...clause,
    condition: clause.condition === undefined ? condition : both(condition, clause.condition),
  }));
  return { ...effect, clauses };
}

const both = (one: Condition, other: Condition): Condition => ({ kind: 'all-of', conditions: [one, other] });

function reminder(text: string, line: number | null): CompiledAbility {
  const { effect, definesCharacteristics, resolves, spans } = NOTHING_READ;
  return {
    kind: 'reminder',
    text: text.trim(),
    line,
    keyword: null,
    mana: null,
    effect,
    definesCharacteristics,
    resolves,
    zones: null,
    status: 'inert',
    inert: 'reminder',
    spans,
  };
}

/** The text without what stands in parentheses (207.2), trimmed. Unbalanced parentheses stay. */
export function withoutReminder(text: string): string {
  let kept = '';
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === '(' && depth++ === 0) kept += text.slice(from, at);
    if (character === ')' && depth > 0 && --depth === 0) from = at + 1;
  }
  if (depth === 0) kept += text.slice(from);
  return kept.replace(/[ \t]+/g, ' ').trim();
}
