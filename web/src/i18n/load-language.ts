import type { TextTree } from './find-text.ts';
import type { LanguageTexts } from './i18n.ts';
import type { LanguageCode } from './languages.ts';
import type { Namespace } from './namespaces.ts';

type Files = Record<string, () => Promise<TextTree>>;

// Each language has its own list, so that pages do not contain the file names of all languages.
const lists = import.meta.glob<Files>('./locales/*/files.ts', { import: 'files' });

/** Texts of some namespaces. The build bundles those needed together into one file. */
export async function loadLanguage(language: LanguageCode, namespaces: readonly Namespace[]): Promise<LanguageTexts> {
  const files = await lists[`./locales/${language}/files.ts`]?.();
  const loaded = await Promise.all(
    namespaces.map(async (name) => [name, (await files?.[fileOf(name, language)]?.()) ?? {}] as const),
  );
  return Object.fromEntries(loaded);
}

function fileOf(namespace: Namespace, language: LanguageCode): string {
  const catalogue = `../../../../../contract/data/catalogue/${language}`;
  if (namespace === 'catalogueNames') return `${catalogue}/names.json`;
  if (namespace === 'catalogueDescriptions') return `${catalogue}/descriptions.json`;
  return `./${namespace}.json`;
}
