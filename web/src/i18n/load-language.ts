import type { ResourceLanguage } from 'i18next';
import type { LanguageCode } from './languages.ts';
import type { Namespace } from './namespaces.ts';

const files = import.meta.glob<ResourceLanguage[string]>('./locales/*/*.json', { import: 'default' });

/** The texts of some namespaces; the build keeps those that are needed together in one file. */
export async function loadLanguage(
  language: LanguageCode,
  namespaces: readonly Namespace[],
): Promise<ResourceLanguage> {
  const loaded = await Promise.all(
    namespaces.map(async (name) => [name, (await files[`./locales/${language}/${name}.json`]?.()) ?? {}] as const),
  );
  return Object.fromEntries(loaded);
}
