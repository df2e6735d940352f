import type { i18n } from 'i18next';
import { addTexts } from './add-texts.ts';
import {
  addressLanguage,
  forgetAddressLanguage,
  forgetFetchedAgain,
  markFetchedAgain,
  storedLanguage,
  storeLanguage,
} from './language-choice.ts';
import type { LanguageCode } from './languages.ts';

/** Of this tab, counted: texts may come later than those of a language that was wished for since. */
let wishes = 0;

/**
 * Switches every text of the page, and remembers the language first if asked to: who hears of the change finds it stored.
 * Does neither when another language was asked for before its texts came.
 */
async function showLanguage(i18n: i18n, language: LanguageCode, { isKept }: { isKept: boolean }): Promise<void> {
  wishes += 1;
  const wish = wishes;
  await addTexts(i18n, language);
  if (wish !== wishes) return;
  if (isKept) storeLanguage(language);
  if (i18n.language !== language) await i18n.changeLanguage(language);
}

/** What the visitor picks is remembered on this device, and outlives the language the address asked for. */
export async function chooseLanguage(i18n: i18n, language: LanguageCode): Promise<void> {
  await showLanguage(i18n, language, { isKept: true });
  forgetAddressLanguage();
}

/**
 * After the first render: shows the language the address asks for, and leaves what was chosen as it is; without one, the
 * language this device remembers, which is written down again where only one of its two places has it.
 */
export async function restoreLanguage(i18n: i18n): Promise<void> {
  const asked = addressLanguage(window.location.href);
  if (asked) return await showLanguage(i18n, asked, { isKept: false });
  const stored = storedLanguage();
  if (stored) await showLanguage(i18n, stored, { isKept: true });
}

/**
 * Before the page wakes: true when it came in another language than this device remembers, because its cookie was lost or
 * says otherwise, and is being fetched again. To change the language of a page that is still waking would leave texts of both.
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
