import type { RevvyLanguage } from '@pahiya/contract/revvy/schemas';
import { knownLanguage } from '../../../platform/request-language.ts';
import { nameServices } from '../../../platform/service-names.ts';
import type { CatalogueTerm } from '../types.ts';

/** Names services of the catalogue in the language of the answer. Hinglish keeps the English names. */
export function sayServices(names: readonly string[], language: RevvyLanguage): string {
  return nameServices(names, knownLanguage(language) ?? 'en').join(', ');
}

/** Names what was searched for, or a service of the catalogue, in the language of the answer. */
export function sayService(terms: readonly CatalogueTerm[], search: string, language: RevvyLanguage): string {
  const term = terms.find((each) => each.search === search);
  return term?.labels[knownLanguage(language) ?? 'en'] ?? sayServices([search], language);
}
