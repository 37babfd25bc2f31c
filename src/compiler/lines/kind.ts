import type { AbilityKind } from '../../engine';
import type { Token } from '../reader';
import type { Lead } from './lead';
import type { LineContext } from './line-context';
import { isStatic } from './stands-alone';

/** What a bullet of a modal ability inherits from the line that offers the choice. */
export type ModalHead = { readonly kind: AbilityKind };

/** Which kind of ability the words are (113.3), told by how they begin. */
export function kindOf(
  tokens: readonly Token[],
  lead: Lead,
  context: LineContext,
  head: ModalHead | null,
): AbilityKind {
  const first = tokens[lead.at];
  const text = first?.text ?? '';
  if (lead.chapter || TRIGGERS.has(text)) return 'triggered';
  if (costEnd(tokens, lead.at) !== null) return 'activated';
  if (lead.bullet && head !== null && RESOLVING.has(head.kind)) return head.kind;
  if (isReplacement(tokens, lead.at, context))
    return entersWithMore(tokens, lead.at, context) ? 'static' : 'replacement';
  if (context.spell && !isAboutCasting(tokens, lead.at)) return 'spell';
  return isFollowedByTrigger(tokens, lead.at) ? 'triggered' : 'static';
}

const RESOLVING: ReadonlySet<AbilityKind> = new Set(['spell', 'activated', 'triggered']);
const TRIGGERS: ReadonlySet<string> = new Set(['when', 'whenever', 'at']);

/** Does it do something only when it resolves (608)? */
export const isResolving = (kind: AbilityKind): boolean => RESOLVING.has(kind);

/** The position after the colon of "[cost]: [effect]" (602.1a), or null. No cost grants an ability. */
export function costEnd(tokens: readonly Token[], from: number): number | null {
  const colon = tokens.findIndex((token, at) => at > from && token.kind === 'punct' && token.text === ':');
  const stop = tokens.findIndex(
    ({ kind, text }, at) => at >= from && (kind === 'quote' || (kind === 'punct' && text === '.')),
  );
  return colon < 0 || (stop >= 0 && stop < colon) ? null : colon + 1;
}

/** "You may exert ~ as it attacks. When you do, it gets …": what follows is carried out when that happens (603.12). */
function isFollowedByTrigger(tokens: readonly Token[], from: number): boolean {
  return tokens.some(({ text }, at) => at > from && text === '.' && isWhenDone(tokens, at + 1));
}

/** "When you do," and "If you do," speak of the sentence before. */
export function isWhenDone(tokens: readonly Token[], at: number): boolean {
  const [first, ...rest] = tokens.slice(at, at + 4).map(({ text }) => text);
  return (first === 'when' || first === 'if') && rest.join(' ') === 'you do ,';
}

/** "As ~ enters", "you may have ~ enter", "~ enters tapped", "if … would …, … instead" (614.1). */
function isReplacement(tokens: readonly Token[], from: number, { spell }: LineContext): boolean {
  const all = tokens.slice(from).map(({ text }) => text);
  const stop = all.indexOf('.');
  const first = stop < 0 ? all : all.slice(0, stop);
  const texts = first.slice(0, 8);
  const enters = texts.includes('enters') || texts.includes('enter');
  if (texts[0] === 'as' && enters && texts[1] !== 'long') return true;
  if (enters && /^(?:~|you may have ~)/.test(texts.join(' '))) return true;
  // "Creatures you control enter as a copy of ~", "… enter with a +1/+1 counter": those that enter, not those that are there (614.12).
  const words = first.join(' ');
  if (first.includes('as') && /\benters? (?:tapped )?as (?:a copy|copies) of\b/.test(words)) return true;
  if (!spell && /^[^,]*(?<!\b(?:it|~)) enters? (?:tapped )?(?:as|with) /.test(words)) return true;
  return first.includes('would') && first.includes('instead');
}

/** "~ enters with flying": what it has from then on (614.1c) is there for as long as it is, beside counters that the board shows. */
function entersWithMore(tokens: readonly Token[], from: number, context: LineContext): boolean {
  const [first, ...rest] = tokens.slice(from);
  const isOwn =
    first?.kind === 'self' && /^enters?$/.test(rest[0]?.text ?? '') && rest.some(({ text }) => text === 'with');
  const stop = tokens.findIndex(({ text }, at) => at > from && text === '.');
  return isOwn && isStatic(tokens.slice(from, stop < 0 ? tokens.length : stop), context);
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
