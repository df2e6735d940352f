import { storedLanguage } from '../i18n/language-choice.ts';
import { isLanguageCode, type LanguageCode } from '../i18n/languages.ts';
import { readAppSettings } from '../lib/server-origin.ts';
import { applyTheme } from '../lib/theme.ts';

/** Runs before hydration: sets the user's language and theme, which a server would have rendered. */
export function prepareApp(): void {
  readAppSettings();
  document.documentElement.lang = storedLanguage() ?? deviceLanguage() ?? 'en';
  applyTheme();
}

/** The first of the phone's languages that is supported. */
function deviceLanguage(): LanguageCode | undefined {
  return navigator.languages.map((tag) => tag.split('-')[0]).find(isLanguageCode);
}
