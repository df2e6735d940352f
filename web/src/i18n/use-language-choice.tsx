import type { ChangeEvent } from 'react';
import { isLanguageCode, languages } from './languages.ts';
import { chooseLanguage } from './set-language.ts';
import { useTranslation } from './use-translation.ts';

/** Props of the language select. Each language has its own name, for users who read only that one. */
export function useLanguageChoice() {
  const { i18n } = useTranslation();
  return {
    value: i18n.language,
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
