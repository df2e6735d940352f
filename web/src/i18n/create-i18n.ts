import { addTexts } from './add-texts.ts';
import { type I18n, openI18n } from './i18n.ts';
import type { LanguageCode } from './languages.ts';
import { type Namespace, namespaces, publicNamespaces } from './namespaces.ts';

// The server also renders titles of guarded pages.
const atStart = import.meta.env.SSR ? namespaces : publicNamespaces;

/** Loads the texts that every page needs. Each rendered request has its own, and so has the tab. */
export async function createI18n(language: LanguageCode, names: readonly Namespace[] = atStart): Promise<I18n> {
  const i18n = openI18n(language, names);
  await addTexts(i18n, language);
  return i18n;
}
