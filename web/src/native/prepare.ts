import { storedLanguage } from '../i18n/language-choice.ts';
import { isLanguageCode, type LanguageCode } from '../i18n/languages.ts';
import { readAppSettings } from '../lib/server-origin.ts';
import { applyTheme } from '../lib/theme.ts';

/** Before the app's page wakes: it begins in the language and the theme of its person, where the web's begins as it was rendered. */
export function prepareApp(): void {
  readAppSettings();
  document.documentElement.lang = storedLanguage() ?? deviceLanguage() ?? 'en';
  applyTheme();
}

/** The first of the phone's languages that we have. */
function deviceLanguage(): LanguageCode | undefined {
  return navigator.languages.map((tag) => tag.split('-')[0]).find(isLanguageCode);
}
