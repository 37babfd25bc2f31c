import { type Edition, type Message, ruleIn } from '../engine';
import type { en } from './en';
import { first } from './en/first';
import { later } from './en/later';
import { formatMessage, plainText } from './format';
import { pseudo } from './pseudo';
import { type Names, NO_NAMES, type Token } from './tokens';
import { createTranslator } from './translator';

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
  /** A rule number of today as the edition has it that is looked at; null where that edition does not state the rule. */
  readonly rule: (number: string) => string | null;
  /** A text of the interface. */
  readonly t: (key: MessageKey, values?: Values) => string;
  /** A message of the engine as tokens, for drawing. */
  readonly format: (message: Message, names?: Names) => Token[];
  /** A message of the engine as one string. */
  readonly plain: (message: Message, names?: Names) => string;
  /** Brings words that the page does without at first; the same promise however often it is asked, until it fails. */
  readonly load: (area: Area) => Promise<void>;
  /** Is there a text for this key? For keys that are made from data (`rule.613.8a`). */
  readonly has: (key: string) => boolean;
};

/**
 * The words of one language, with the numbers of one edition of the rules: those that the page begins with, or `texts`. Every
 * call gives an instance of its own.
 */
export function createWords(language: Language = 'en', edition: Edition = 'current', texts: Texts = first): Words {
  const locale = language === 'pseudo' ? 'en' : language;
  const { translate, has, add } = createTranslator(inLanguage(language, texts), locale);
  const loading = new Map<Area, Promise<void>>();
  const load = (area: Area): Promise<void> => {
    const coming = loading.get(area) ?? later[area]().then((more) => add(inLanguage(language, more)));
    loading.set(area, coming);
    coming.catch(() => loading.delete(area)); // what did not come may come the next time
    return coming;
  };
  const format = (message: Message, names: Names = NO_NAMES) => formatMessage(message, translate, names, locale);
  const rule = (number: string) => ruleIn(number, edition);
  // An older edition has words of its own for some keys; today's are the plain ones.
  const keyIn = (key: string) => {
    const own = `in-edition.${edition}.${key}`;
    return edition !== 'current' && has(own) ? own : key;
  };
  return {
    language,
    locale,
    rule,
    t: (key, values = {}) => translate(keyIn(key), values),
    format,
    plain: (message, names) => plainText(format(message, names), rule),
    load,
    has,
  };
}

type Texts = Readonly<Record<string, string>>;
type Area = keyof typeof later;

const inLanguage = (language: Language, texts: Texts): Texts =>
  language === 'pseudo' ? Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudo(text)])) : texts;

/** The language that an address asks for (`?lang=pseudo`), or null. */
export function languageOf(search: string): Language | null {
  const asked = new URLSearchParams(search).get('lang');
  const known: readonly Language[] = [...LANGUAGES, 'pseudo'];
  return known.find((language) => language === asked) ?? null;
}
