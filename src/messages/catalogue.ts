type Values = Readonly<Record<string, string | number>>;

/** The texts of one language, looked up by key. */
export type Catalogue = {
  /** The text with its values filled in; the key itself where there is none. Plural forms follow `count`. */
  readonly translate: (key: string, values: Values) => string;
  readonly has: (key: string) => boolean;
};

/**
 * Texts as message files have them: `{{name}}` is a value, `{{name, number}}` a number as the language writes it, and
 * keys that end in `_one`, `_few`, … `_other` are plural forms, chosen by the language's own rules.
 */
export function createCatalogue(texts: Readonly<Record<string, string>>, locale: string): Catalogue {
  const plurals = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  const has = (key: string) => Object.hasOwn(texts, key);
  const textOf = (key: string, { count }: Values): string => {
    const forms = typeof count === 'number' ? [`${key}_${plurals.select(count)}`, `${key}_other`, key] : [key];
    const found = forms.find(has);
    return (found === undefined ? undefined : texts[found]) ?? key;
  };
  return {
    has,
    translate: (key, values) =>
      textOf(key, values).replace(PLACE, (_place, name: string, kind: string | undefined) => {
        const value = values[name] ?? '';
        return kind === 'number' && typeof value === 'number' ? numbers.format(value) : String(value);
      }),
  };
}

const PLACE = /\{\{\s*([\w-]+)\s*(?:,\s*(\w+)\s*)?\}\}/g;
