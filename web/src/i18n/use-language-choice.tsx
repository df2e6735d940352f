import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultLanguage, isLanguageCode, languages } from './languages.ts';
import { chooseLanguage } from './set-language.ts';

/** Props of the language select. Each language has its own name, for users who read only that one. */
export function useLanguageChoice() {
  const { i18n } = useTranslation();
  return {
    value: isLanguageCode(i18n.language) ? i18n.language : defaultLanguage,
    onChange({ target }: ChangeEvent<HTMLSelectElement>) {
      if (isLanguageCode(target.value)) void chooseLanguage(i18n, target.value);
    },
    children: languages.map(({ code, name }) => (
      <option key={code} value={code} lang={code}>
        {name}
      </option>
    )),
  };
}
