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

/** Stores the language before it changes, so that listeners find it stored. A later request cancels one that loads. */
async function showLanguage(i18n: I18n, language: LanguageCode, { isKept }: { isKept: boolean }): Promise<void> {
  requests += 1;
  const request = requests;
  // The page came with the names that it shows, in its first language only.
  i18n.addNamespaces(['catalogueNames']);
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

/** Runs after the first render. The stored language is written again, in case the cookie or local storage lacks it. */
export async function restoreLanguage(i18n: I18n): Promise<void> {
  const asked = addressLanguage(window.location.href);
  if (asked) return await showLanguage(i18n, asked, { isKept: false });
  const stored = storedLanguage();
  if (stored) await showLanguage(i18n, stored, { isKept: true });
}

/** Runs before hydration, which could mix two languages. True while the page is reloaded in the stored language. */
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
