import { findText, type TextTree } from './find-text.ts';
import { defaultLanguage, type LanguageCode } from './languages.ts';
import type { TextValues } from './text-keys.ts';

export type TextsOf = (language: LanguageCode, namespace: string) => TextTree | undefined;

const placeholder = /\{\{\s*(\w+)\s*\}\}/g;

const plurals = new Map<LanguageCode, Intl.PluralRules>();

/** Falls back to the English text, and then to the key. */
export function createTranslate(textsOf: TextsOf, language: LanguageCode, namespace: string) {
  return (key: string, values?: TextValues): string => {
    const end = key.indexOf(':');
    const path = key.slice(end + 1);
    const home = end < 0 ? namespace : key.slice(0, end);
    const textIn = (language: LanguageCode) => textFor(textsOf(language, home), path, language, values?.count);
    const text = textIn(language) || textIn(defaultLanguage) || path;
    return values ? fill(text, values) : text;
  };
}

function textFor(texts: TextTree | undefined, path: string, language: LanguageCode, count: number | undefined) {
  if (!texts) return undefined;
  if (count === undefined) return findText(texts, path);
  return findText(texts, `${path}_${pluralRules(language).select(count)}`) ?? findText(texts, path);
}

function pluralRules(language: LanguageCode): Intl.PluralRules {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language);
  plurals.set(language, rules);
  return rules;
}

/** A placeholder without a value stays. Values are not searched for placeholders. */
function fill(text: string, values: TextValues): string {
  return text.replace(placeholder, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name] ?? '') : whole,
  );
}
