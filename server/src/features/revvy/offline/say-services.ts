import type { RevvyLanguage } from '@pahiya/contract/revvy/schemas';
import { knownLanguage } from '../../../platform/request-language.ts';
import { nameServices } from '../../../platform/service-names.ts';
import { loadCatalogueTerms } from '../knowledge/catalogue-terms.ts';

/** Names services of the catalogue in the language of the answer. Hinglish keeps the English names. */
export function sayServices(names: readonly string[], language: RevvyLanguage): string {
  return nameServices(names, knownLanguage(language) ?? 'en').join(', ');
}

const labels = new Map(loadCatalogueTerms().map((term) => [term.search, term.labels]));

/** Names what was searched for, or a service of the catalogue, in the language of the answer. */
export function sayService(search: string, language: RevvyLanguage): string {
  return labels.get(search)?.[knownLanguage(language) ?? 'en'] ?? sayServices([search], language);
}
