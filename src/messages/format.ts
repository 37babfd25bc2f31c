import type { Message, MessageValue } from '../engine';
import { type Names, type Token, wordsOf } from './tokens';

/** Looks a key up in one language and fills in its values; plurals follow `count`. */
export type Translate = (key: string, values: Readonly<Record<string, string | number>>) => string;

/**
 * A message to tokens. Values that are drawn in a voice of their own (objects, rules, mana, …) go through the translation
 * as marks and come back as tokens, so every language may put them where its grammar wants them.
 */
export function formatMessage(message: Message, translate: Translate, names: Names, language: string): Token[] {
  const things: Token[][] = [];
  const mark = (tokens: Token[]): string => `${OPEN}${things.push(tokens) - 1}${CLOSE}`;
  const values: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(message.values ?? {})) {
    const plain = plainValue(value);
    values[name] = plain ?? mark(valueTokens(value, translate, names, language));
  }
  return unmark(translate(message.key, values), things);
}

/** The same message as one string, for the command line, live regions and text that is copied. */
export function plainText(
  tokens: readonly Token[],
  rule: (number: string) => string | null = (number) => number,
): string {
  return tokens.map((token) => (token.kind === 'rule' ? (rule(token.rule) ?? '') : wordsOf(token))).join('');
}

// Private-use characters: no card and no translation holds them.
const OPEN = '\uE000';
const CLOSE = '\uE001';
const PIECE = /\uE000(\d+)\uE001|<b>|<\/b>/g;

/** Strings and numbers need no mark, but braces and angle brackets of strangers must not be read as ours. */
function plainValue(value: MessageValue): string | number | null {
  if (typeof value === 'number') return value;
  if (typeof value === 'string' && !/[<{$]/.test(value)) return value;
  return null;
}

function valueTokens(value: MessageValue, translate: Translate, names: Names, language: string): Token[] {
  if (value === null) return [];
  if (typeof value === 'string') return [{ kind: 'text', text: value }];
  if (typeof value === 'number' || typeof value === 'boolean') return [{ kind: 'text', text: String(value) }];
  if (isList(value)) return listTokens(value, translate, names, language);
  if ('key' in value) return formatMessage(value, translate, names, language);
  if ('object' in value) return [{ kind: 'object', id: value.object, text: names.object(value.object) }];
  if ('effect' in value) return [{ kind: 'effect', key: value.effect, text: names.effect(value.effect) }];
  if ('player' in value) return [{ kind: 'player', id: value.player, text: names.player(value.player) }];
  if ('rule' in value) return [{ kind: 'rule', rule: value.rule }];
  if ('layer' in value) return [{ kind: 'layer', layer: value.layer }];
  if ('mana' in value) return [{ kind: 'mana', cost: value.mana }];
  return [{ kind: 'cardText', text: value.cardText }];
}

const isList = (value: MessageValue): value is readonly MessageValue[] => Array.isArray(value);

/** "a, b and c", as the language joins lists. */
function listTokens(list: readonly MessageValue[], translate: Translate, names: Names, language: string): Token[] {
  const items = list.map((item) => valueTokens(item, translate, names, language));
  const format = new Intl.ListFormat(language, { type: 'conjunction' });
  return format
    .formatToParts(items.map((_, index) => String(index)))
    .flatMap((part): Token[] =>
      part.type === 'element' ? (items[Number(part.value)] ?? []) : [{ kind: 'text', text: part.value }],
    );
}

/** Splits a translated text at its marks and at `<b>`, the one emphasis that messages have. */
function unmark(text: string, things: readonly Token[][]): Token[] {
  const tokens: Token[] = [];
  let strong = false;
  let from = 0;
  const push = (token: Token) => tokens.push(strong ? { ...token, strong: true } : token);
  const pushText = (to: number) => {
    if (to > from) push({ kind: 'text', text: text.slice(from, to) });
  };
  for (const found of text.matchAll(PIECE)) {
    pushText(found.index);
    from = found.index + found[0].length;
    if (found[1] === undefined) strong = found[0] === '<b>';
    else things[Number(found[1])]?.forEach(push);
  }
  pushText(text.length);
  return tokens;
}
