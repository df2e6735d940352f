import type { I18n } from './i18n.ts';
import type { LanguageCode } from './languages.ts';
import { loadLanguage } from './load-language.ts';
import type { Namespace } from './namespaces.ts';

/** Loads the texts of namespaces in use that `language` still lacks. */
export async function addTexts(i18n: I18n, language: LanguageCode): Promise<void> {
  const lacking = [...i18n.namespaces].filter((name) => !i18n.textsOf(language, name));
  if (lacking.length === 0) return;
  i18n.addTexts(language, await loadLanguage(language, lacking));
  // Another namespace may have come into use in the meantime.
  await addTexts(i18n, language);
}

/** Adds namespaces. Resolves when their texts in the current language are loaded. */
export async function bringTexts(i18n: I18n, more: readonly Namespace[]): Promise<void> {
  i18n.addNamespaces(more);
  const { language } = i18n;
  await addTexts(i18n, language);
  // The visitor may have changed the language in the meantime.
  if (i18n.language !== language) await bringTexts(i18n, more);
}
