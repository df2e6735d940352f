import { addTexts } from './add-texts.ts';
import { type I18n, type LanguageTexts, openI18n } from './i18n.ts';
import type { LanguageCode } from './languages.ts';
import { loadLanguage } from './load-language.ts';
import { type Namespace, namespaces, publicNamespaces } from './namespaces.ts';

// The server also renders titles of guarded pages.
const atStart = import.meta.env.SSR ? namespaces : publicNamespaces;

/** All pages of the server share them: importing some thirty files takes half a millisecond each time. */
const textsOfServer = new Map<LanguageCode, Promise<LanguageTexts>>();

/** Loads the texts that every page needs. Each rendered request has its own, and so has the tab. */
export async function createI18n(language: LanguageCode, names: readonly Namespace[] = atStart): Promise<I18n> {
  const i18n = openI18n(language, names);
  if (import.meta.env.SSR && names === namespaces) i18n.addTexts(language, await readOnce(language));
  else await addTexts(i18n, language);
  return i18n;
}

function readOnce(language: LanguageCode): Promise<LanguageTexts> {
  const known = textsOfServer.get(language) ?? loadLanguage(language, namespaces);
  textsOfServer.set(language, known);
  return known;
}
