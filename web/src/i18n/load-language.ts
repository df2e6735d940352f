import type { ResourceLanguage } from 'i18next';
import type { LanguageCode } from './languages.ts';

const files = import.meta.glob<ResourceLanguage[string]>('./locales/*/*.json', { import: 'default' });

/** Every namespace of a language; the build keeps them in one file. */
export async function loadLanguage(language: LanguageCode): Promise<ResourceLanguage> {
  const folder = `./locales/${language}/`;
  const loaded = await Promise.all(
    Object.entries(files)
      .filter(([path]) => path.startsWith(folder))
      .map(async ([path, load]) => [path.slice(folder.length, -'.json'.length), await load()] as const),
  );
  return Object.fromEntries(loaded);
}
