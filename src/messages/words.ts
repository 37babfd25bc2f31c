import type { Message } from '../engine';
import { createCatalogue } from './catalogue';
import { en } from './en';
import { formatMessage, plainText } from './format';
import { pseudo } from './pseudo';
import { type Names, NO_NAMES, type Token } from './tokens';

/** Languages of the interface, in the order of the menu. `pseudo` is for tests alone and stands in no menu. */
export const LANGUAGES = ['en'] as const;
export type Language = (typeof LANGUAGES)[number] | 'pseudo';

/** A key as code writes it: without the endings of plural forms. */
export type MessageKey = SingularKey<keyof typeof en>;
type SingularKey<Key extends string> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key;

export type Values = Readonly<Record<string, string | number>>;

export type Words = {
  readonly language: Language;
  /** BCP 47 tag for `Intl` and the `lang` attribute. */
  readonly locale: string;
  /** A text of the interface. */
  readonly t: (key: MessageKey, values?: Values) => string;
  /** A message of the engine as tokens, for drawing. */
  readonly format: (message: Message, names?: Names) => Token[];
  /** A message of the engine as one string. */
  readonly plain: (message: Message, names?: Names) => string;
  /** Is there a text for this key? For keys that are made from data (`rule.613.8a`). */
  readonly has: (key: string) => boolean;
};

/** The words of one language. Pure: every call gives an instance of its own. */
export function createWords(language: Language = 'en'): Words {
  const texts: Readonly<Record<string, string>> = en;
  const shown =
    language === 'pseudo' ? Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudo(text)])) : texts;
  const locale = language === 'pseudo' ? 'en' : language;
  const { translate, has } = createCatalogue(shown, locale);
  const format = (message: Message, names: Names = NO_NAMES) => formatMessage(message, translate, names, locale);
  return {
    language,
    locale,
    t: (key, values = {}) => translate(key, values),
    format,
    plain: (message, names) => plainText(format(message, names)),
    has,
  };
}

/** The language that an address asks for (`?lang=pseudo`), or null. */
export function languageOf(search: string): Language | null {
  const asked = new URLSearchParams(search).get('lang');
  const known: readonly Language[] = [...LANGUAGES, 'pseudo'];
  return known.find((language) => language === asked) ?? null;
}
