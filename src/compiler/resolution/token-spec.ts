import { BLANK_CARD, type Card, type Layer, type ObjectRef, type TextSpan, type TokenSpec } from '../../engine';
import type { GrantDraft, SubjectDraft } from '../phrases/draft';
import type { AbilityCompiler } from '../phrases/settle';
import type { Token } from '../reader';
import { referenceOf } from './control';
import { locatedSubject } from './story';
import type { MadeToken, TokenDraft } from './tokens';

type Made = { readonly spec: TokenSpec; readonly spans: readonly TextSpan[] };

/** The token as the app can put it on the table, and the places of the words that say so. */
export function tokenSpec(
  draft: TokenDraft,
  tokens: readonly Token[],
  last: SubjectDraft | null,
  compiler: AbilityCompiler,
): Made {
  if (draft.kind === 'made') {
    const spec: TokenSpec = { count: draft.count, what: { kind: 'card', card: cardOf(draft.made) } };
    const spans = draft.made.abilities.flatMap((grant) => (grant.kind === 'quote' ? quoteSpan(grant, compiler) : []));
    return { spec, spans };
  }
  const except = draft.except === null ? null : printed(tokens, draft.except.from, draft.except.to);
  const of: ObjectRef | null = draft.of === null ? null : referenceOf(locatedSubject(draft.of, last));
  const span = { ...place(tokens, draft.from, draft.to), layers: ['1a'] as readonly Layer[], unread: null };
  return { spec: { count: draft.count, what: { kind: 'copy', of, except } }, spans: [span] };
}

/** An emblem is an object with nothing but abilities (114.1). */
export function emblemSpec(quotes: readonly number[], tokens: readonly Token[]): TokenSpec {
  const text = quotes.map((at) => tokens[at]?.raw ?? '').join('\n');
  return { count: { kind: 'number', value: 1 }, what: { kind: 'card', card: { ...BLANK_CARD, text } } };
}

export function quoteSpans(
  quotes: readonly number[],
  tokens: readonly Token[],
  compiler: AbilityCompiler,
): readonly TextSpan[] {
  return quotes.flatMap((at) => {
    const token = tokens[at];
    return token === undefined ? [] : quoteSpan({ text: token.raw, start: token.start + 1 }, compiler);
  });
}

/** The abilities of a token or emblem count with the layers in which they work. */
function quoteSpan(
  quote: { readonly text: string; readonly start: number },
  compiler: AbilityCompiler,
): readonly TextSpan[] {
  const abilities = compiler.quoted(quote.text, quote.start);
  const layers = [...new Set(abilities.flatMap(({ spans }) => spans.flatMap((span) => span.layers)))];
  const isUnread = abilities.some(({ status }) => status === 'unread' || status === 'partly');
  if (layers.length === 0 && !isUnread) return [];
  const end = quote.start + quote.text.length;
  return [{ start: quote.start, end, layers, unread: isUnread ? 'unread.quotation' : null }];
}

function cardOf(made: MadeToken): Card {
  const [power = null, toughness = null] = made.size?.split('/') ?? [];
  const types = [...made.supertypes, ...made.cardTypes].join(' ');
  return {
    ...BLANK_CARD,
    // 111.4: a token without a given name is called by its subtypes.
    name: made.name ?? `${made.subtypes.join(' ')} Token`.trim(),
    typeLine: made.subtypes.length > 0 ? `${types} — ${made.subtypes.join(' ')}` : types,
    text: made.abilities.flatMap(textOf).join('\n'),
    power: sizeOf(power),
    toughness: sizeOf(toughness),
    colorIndicator: made.colors.length > 0 ? made.colors : null,
  };
}

function textOf(grant: GrantDraft): readonly string[] {
  if (grant.kind === 'quote') return [grant.text.replace(/,$/, '.')];
  return grant.kind === 'keyword' ? [grant.keyword.charAt(0).toUpperCase() + grant.keyword.slice(1)] : [];
}

const sizeOf = (text: string | null): string | number | null =>
  text === null ? null : /^\d+$/.test(text) ? Number(text) : text;

function printed(tokens: readonly Token[], from: number, to: number): string {
  const words = tokens.slice(from, to);
  // Words are set apart as they were printed, so that the exceptions can be read again by themselves.
  return words
    .map((token, index) => {
      const before = words[index - 1];
      const gap = before !== undefined && token.start > before.end ? ' ' : '';
      return gap + (token.kind === 'quote' ? `"${token.raw}"` : token.raw);
    })
    .join('')
    .replace(/^,\s*/, '');
}

const place = (tokens: readonly Token[], from: number, to: number) => ({
  start: tokens[from]?.start ?? 0,
  end: tokens[to - 1]?.end ?? 0,
});
