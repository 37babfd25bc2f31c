import { createInstance } from 'i18next';
import type { Translate } from './format';

/** The texts of one language, looked up by key. */
export type Translator = {
  readonly translate: Translate;
  readonly has: (key: string) => boolean;
  readonly add: (more: Readonly<Record<string, string>>) => void;
};

/**
 * Texts as message files have them: `{{name}}` is a value, `{{name, number}}` a number as the language writes it, and keys
 * that end in `_one`, `_few`, … `_other` are plural forms, chosen by `count`. Ready at once: the page draws words first.
 */
export function createTranslator(texts: Readonly<Record<string, string>>, locale: string): Translator {
  const i18n = createInstance();
  void i18n.init({
    lng: locale,
    resources: { [locale]: { translation: { ...texts } } }, // a copy: more may be added
    initAsync: false,
    // Keys are flat and dotted, and React escapes what it draws.
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
  // In `replace` no name of a value is taken for an option of the library.
  const translate: Translate = (key, values) =>
    i18n.t(key, { replace: values, nest: false, ...(typeof values.count === 'number' && { count: values.count }) });
  // A crowded board asks for the same few hundred sentences with every step.
  const known = new Map<string, string>();
  return {
    has: (key) => i18n.exists(key),
    add: (more) => {
      i18n.addResources(locale, 'translation', more);
      known.clear();
    },
    translate: (key, values) => {
      const asked = `${key} ${JSON.stringify(values)}`;
      const text = known.get(asked) ?? translate(key, values);
      if (known.size >= MOST_KNOWN) known.clear();
      known.set(asked, text);
      return text;
    },
  };
}

const MOST_KNOWN = 5_000;
