import { addTexts } from './add-texts.ts';
import type { I18n } from './i18n.ts';
import {
  addressLanguage,
  forgetAddressLanguage,
  forgetFetchedAgain,
  markFetchedAgain,
  storedLanguage,
  storeLanguage,
} from './language-choice.ts';
import type { LanguageCode } from './languages.ts';

/** Number of language changes in this tab. Texts of an earlier one may arrive later. */
let requests = 0;

/**
 * Changes the page's language, and stores it first if requested, so that listeners find it stored. Does neither when
 * another language was requested before the texts arrived.
 */
async function showLanguage(i18n: I18n, language: LanguageCode, { isKept }: { isKept: boolean }): Promise<void> {
  requests += 1;
  const request = requests;
  await addTexts(i18n, language);
  if (request !== requests) return;
  if (isKept) storeLanguage(language);
  if (i18n.language !== language) i18n.changeLanguage(language);
}

/** Stores the visitor's choice on this device. It overrides the language in the address. */
export async function chooseLanguage(i18n: I18n, language: LanguageCode): Promise<void> {
  await showLanguage(i18n, language, { isKept: true });
  forgetAddressLanguage();
}

/**
 * Runs after the first render. Shows the language in the address without storing it; otherwise the stored one, which is
 * written again in case the cookie or local storage lacks it.
 */
export async function restoreLanguage(i18n: I18n): Promise<void> {
  const asked = addressLanguage(window.location.href);
  if (asked) return await showLanguage(i18n, asked, { isKept: false });
  const stored = storedLanguage();
  if (stored) await showLanguage(i18n, stored, { isKept: true });
}

/**
 * Runs before hydration. True when the page is in another language than the stored one, because the cookie is missing
 * or differs, and is being reloaded. Changing the language during hydration would mix both.
 */
export function fetchInKeptLanguage(): boolean {
  const kept = storedLanguage();
  if (!kept || addressLanguage(window.location.href)) return false;
  if (kept === document.documentElement.lang) {
    forgetFetchedAgain();
    return false;
  }
  storeLanguage(kept);
  if (!markFetchedAgain(kept)) return false;
  window.location.reload();
  return true;
}
