import type { AbilityKind, CompiledAbility, Condition, EffectSpec } from '../../engine';
import type { Token } from '../reader';
import { devotionRaised } from './devotion';
import { keywordAbility } from './keyword-ability';
import { keywordLine } from './keyword-line';
import { type Lead, leadCondition, leadOf } from './lead';
import { type LineContext, tokensOf } from './line-context';
import { readResolution } from './read-resolution';
import { readStaticAbility } from './read-static';
import { NOTHING_READ, type Reading, statusOf } from './reading';
import { zonesOf } from './zones';

/** What a bullet of a modal ability inherits from the line that offers the choice. */
export type ModalHead = { readonly kind: AbilityKind };

/**
 * The abilities that one line of rules text is: several for a line of keywords, none for a blank one, else one. Never throws;
 * what it cannot read is in the spans.
 */
export function compileAbilities(
  text: string,
  line: number | null,
  context: LineContext,
  head: ModalHead | null = null,
): readonly CompiledAbility[] {
  const tokens = tokensOf(text, context);
  if (tokens.length === 0) return [reminder(text, line)];
  const keywords = keywordLine(text, tokens);
  if (keywords !== null) {
    return keywords.map(({ canonical, text: said, start, end }) => {
      const ability = keywordAbility(canonical);
      return { ...ability, text: said, line, spans: ability.spans.map((span) => ({ ...span, start, end })) };
    });
  }
  return [ability(text, tokens, line, context, head)];
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

/** Which kind of ability the words are (113.3), told by how they begin. */
function kindOf(tokens: readonly Token[], lead: Lead, context: LineContext, head: ModalHead | null): AbilityKind {
  const first = tokens[lead.at];
  const text = first?.text ?? '';
  if (lead.chapter || TRIGGERS.has(text)) return 'triggered';
  if (costEnd(tokens, lead.at) !== null) return 'activated';
  if (lead.bullet && head !== null && RESOLVING.has(head.kind)) return head.kind;
  if (isReplacement(tokens, lead.at, context)) return 'replacement';
  if (context.spell && !isAboutCasting(tokens, lead.at)) return 'spell';
  return isFollowedByTrigger(tokens, lead.at) ? 'triggered' : 'static';
}

const RESOLVING: ReadonlySet<AbilityKind> = new Set(['spell', 'activated', 'triggered']);
const TRIGGERS: ReadonlySet<string> = new Set(['when', 'whenever', 'at']);

/** The position after the colon of "[cost]: [effect]" (602.1a), or null. */
export function costEnd(tokens: readonly Token[], from: number): number | null {
  const colon = tokens.findIndex((token, at) => at > from && token.kind === 'punct' && token.text === ':');
  const stop = tokens.findIndex((token, at) => at >= from && token.kind === 'punct' && token.text === '.');
  return colon < 0 || (stop >= 0 && stop < colon) ? null : colon + 1;
}

/** "You may exert ~ as it attacks. When you do, it gets …": what follows is carried out when that happens (603.12). */
function isFollowedByTrigger(tokens: readonly Token[], from: number): boolean {
  return tokens.some(
    ({ text }, at) =>
      at > from &&
      (text === 'when' || text === 'if') &&
      tokens[at - 1]?.text === '.' &&
      tokens[at + 1]?.text === 'you' &&
      tokens[at + 2]?.text === 'do' &&
      tokens[at + 3]?.text === ',',
  );
}

/** "As ~ enters", "you may have ~ enter", "~ enters tapped", "if … would …, … instead" (614.1). */
function isReplacement(tokens: readonly Token[], from: number, { spell }: LineContext): boolean {
  const texts = tokens.slice(from, from + 8).map(({ text }) => text);
  const enters = texts.includes('enters') || texts.includes('enter');
  if (texts[0] === 'as' && enters && texts[1] !== 'long') return true;
  if (enters && /^(?:~|you may have ~)/.test(texts.join(' '))) return true;
  const all = tokens.slice(from).map(({ text }) => text);
  // "Creatures you control enter as a copy of ~", "… enter with a +1/+1 counter": those that enter, not those that are there (614.12).
  const first = all.join(' ').split(' . ')[0] ?? '';
  if (first.includes(' as ') && /\benters? (?:tapped )?as (?:a copy|copies) of\b/.test(first)) return true;
  if (!spell && /^[^,]*(?<!\b(?:it|~)) enters? (?:tapped )?(?:as|with) /.test(first)) return true;
  return all.includes('would') && all.includes('instead');
}

/** Words of an instant or sorcery about how it is cast: they are static abilities (113.3d). */
function isAboutCasting(tokens: readonly Token[], from: number): boolean {
  const texts = tokens.slice(from, from + 6).map(({ text }) => text);
  const start = texts.join(' ');
  return (
    start.startsWith('as an additional cost') ||
    start.startsWith('cast ~') ||
    start.startsWith("~ can't be") ||
    start.startsWith('you may cast ~') ||
    /^~ costs?\b/.test(start) ||
    /^if .*cast ~/.test(start)
  );
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
