import { readFileSync } from 'node:fs';
import { languageCodes } from '@pahiya/contract/shared/languages';
import type { Language } from './request-language.ts';

const catalogues = new Map<Language, Map<string, string>>(
  languageCodes.filter((code) => code !== 'en').map((code) => [code, readCatalogue(code)]),
);

/**
 * Services as a reader of this language reads them, as on the screens: those of the standard catalogue translated, a
 * garage's own wording as the garage wrote it.
 */
export function nameServices(names: readonly string[], language: Language): string[] {
  const catalogue = catalogues.get(language);
  return names.map((name) => catalogue?.get(name) ?? name);
}

/** By their English names. */
function readCatalogue(code: Language): Map<string, string> {
  const file = new URL(`../../../contract/data/catalogue/${code}/names.json`, import.meta.url);
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8'))));
}
