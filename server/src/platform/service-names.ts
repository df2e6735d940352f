import { readFileSync } from 'node:fs';
import { languageCodes } from '@pahiya/contract/shared/languages';
import type { Language } from './request-language.ts';

const catalogues = new Map<Language, Map<string, string>>(
  languageCodes.filter((code) => code !== 'en').map((code) => [code, readCatalogue(code)]),
);

/**
 * Names of services in the reader's language: services of the standard catalogue are translated, a garage's own names
 * are unchanged.
 */
export function nameServices(names: readonly string[], language: Language): string[] {
  const catalogue = catalogues.get(language);
  return names.map((name) => catalogue?.get(name) ?? name);
}

/** Translations by English name. */
function readCatalogue(code: Language): Map<string, string> {
  const file = new URL(`../../../contract/data/catalogue/${code}/names.json`, import.meta.url);
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8'))));
}
