import type { i18n } from 'i18next';
import { addressLanguage, storedLanguage, storeLanguage } from './language-choice.ts';
import type { LanguageCode } from './languages.ts';
import { loadLanguage } from './load-language.ts';

/** Switches every text of the page, and remembers it on this device. */
export async function setLanguage(i18n: i18n, language: LanguageCode): Promise<void> {
  if (!i18n.hasResourceBundle(language, 'common')) {
    for (const [namespace, texts] of Object.entries(await loadLanguage(language))) {
      i18n.addResourceBundle(language, namespace, texts);
    }
  }
  if (i18n.language !== language) await i18n.changeLanguage(language);
  storeLanguage(language);
}

/** After the first render: keeps the language the address asks for, else shows the one this device remembers. */
export async function restoreLanguage(i18n: i18n): Promise<void> {
  const language = addressLanguage(window.location.href) ?? storedLanguage();
  if (language) await setLanguage(i18n, language);
}
