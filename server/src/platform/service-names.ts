import { readFileSync } from 'node:fs';
import { languageCodes } from '@pahiya/contract/shared/languages';
import type { Language } from './request-language.ts';

const catalogues = new Map<Language, Map<string, string>>(
  languageCodes.filter((code) => code !== 'en').map((code) => [code, readCatalogue(code)]),
);

/** Translates services of the standard catalogue; a garage's own names stay. */
export function nameServices(names: readonly string[], language: Language): string[] {
  const catalogue = catalogues.get(language);
  return names.map((name) => catalogue?.get(name) ?? name);
}

function readCatalogue(code: Language): Map<string, string> {
  const file = new URL(`../../../contract/data/catalogue/${code}/names.json`, import.meta.url);
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8'))));
}
