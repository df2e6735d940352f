import { useTranslation } from 'react-i18next';
import { defaultLanguage, isLanguageCode, type LanguageCode } from './languages.ts';
import { chooseLanguage } from './set-language.ts';

/** The language on screen, and how to change it. */
export function useLanguage(): { language: LanguageCode; setLanguage: (language: LanguageCode) => Promise<void> } {
  const { i18n } = useTranslation();
  return {
    language: isLanguageCode(i18n.language) ? i18n.language : defaultLanguage,
    setLanguage: (language) => chooseLanguage(i18n, language),
  };
}
