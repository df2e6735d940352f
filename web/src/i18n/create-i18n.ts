import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { defaultLanguage, type LanguageCode, languages } from './languages.ts';
import { loadLanguage } from './load-language.ts';
import { defaultNamespace, namespaces, publicNamespaces } from './namespaces.ts';

/** An instance with the texts every page needs: one for each rendered request, one for the tab. */
export async function createI18n(language: LanguageCode): Promise<i18n> {
  // The server also renders titles of guarded pages.
  const ns = import.meta.env.SSR ? namespaces : publicNamespaces;
  const instance = createInstance();
  await instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: defaultLanguage,
    supportedLngs: languages.map(({ code }) => code),
    ns: [...ns],
    defaultNS: defaultNamespace,
    resources: { [language]: await loadLanguage(language, ns) },
    returnEmptyString: false,
    // React escapes what it renders. Escaping twice would show entities.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}
