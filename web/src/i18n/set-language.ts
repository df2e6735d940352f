import type { i18n } from 'i18next';
import { addTexts } from './add-texts.ts';
import { addressLanguage, forgetAddressLanguage, storedLanguage, storeLanguage } from './language-choice.ts';
import type { LanguageCode } from './languages.ts';

/** Of this tab, counted: texts may come later than those of a language that was wished for since. */
let wishes = 0;

/** Switches every text of the page, and remembers it on this device. */
async function setLanguage(i18n: i18n, language: LanguageCode): Promise<void> {
  wishes += 1;
  const wish = wishes;
  await addTexts(i18n, language);
  if (wish !== wishes) return;
  if (i18n.language !== language) await i18n.changeLanguage(language);
  storeLanguage(language);
}

/** What the visitor picks outlives the language the address asked for. */
export async function chooseLanguage(i18n: i18n, language: LanguageCode): Promise<void> {
  await setLanguage(i18n, language);
  forgetAddressLanguage();
}

/** After the first render: keeps the language the address asks for, else shows the one this device remembers. */
export async function restoreLanguage(i18n: i18n): Promise<void> {
  const language = addressLanguage(window.location.href) ?? storedLanguage();
  if (language) await setLanguage(i18n, language);
}
