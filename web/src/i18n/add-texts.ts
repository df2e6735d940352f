import type { i18n } from 'i18next';
import { defaultLanguage, isLanguageCode, type LanguageCode } from './languages.ts';
import { loadLanguage } from './load-language.ts';
import { type Namespace, namespaces } from './namespaces.ts';

/** Loads the texts of namespaces in use that `language` still lacks. */
export async function addTexts(i18n: i18n, language: LanguageCode): Promise<void> {
  const lacking = namespaces.filter(
    (name) => i18n.options.ns?.includes(name) && !i18n.hasResourceBundle(language, name),
  );
  if (lacking.length === 0) return;
  for (const [name, texts] of Object.entries(await loadLanguage(language, lacking))) {
    i18n.addResourceBundle(language, name, texts);
  }
  // Another namespace may have come into use in the meantime.
  await addTexts(i18n, language);
}

/** Adds namespaces. Resolves when their texts in the current language are loaded. */
export async function bringTexts(i18n: i18n, more: readonly Namespace[]): Promise<void> {
  i18n.options.ns = [...new Set([...(i18n.options.ns ?? []), ...more])];
  const language = isLanguageCode(i18n.language) ? i18n.language : defaultLanguage;
  await addTexts(i18n, language);
  // The visitor may have changed the language in the meantime.
  if (i18n.language !== language) await bringTexts(i18n, more);
}
