import { storedLanguage } from '../i18n/language-choice.ts';
import { isLanguageCode, type LanguageCode } from '../i18n/languages.ts';
import { readPhoneSettings } from '../lib/connection/server-origin.ts';
import { applyTheme } from '../lib/page/theme.ts';
import { provideNative } from '../lib/phone/phone-app.ts';

/**
 * Runs before hydration: provides the phone's features, and sets the user's language and theme, which a server would
 * have rendered.
 */
export function preparePhoneApp(): void {
  // Repeated in the file with the import, because only then does the web build drop the phone's code.
  if (import.meta.env.MODE === 'app') provideNative(async () => (await import('./device.ts')).device);
  readPhoneSettings();
  document.documentElement.lang = storedLanguage() ?? deviceLanguage() ?? 'en';
  applyTheme();
}

function deviceLanguage(): LanguageCode | undefined {
  return navigator.languages.map((tag) => tag.split('-')[0]).find(isLanguageCode);
}
