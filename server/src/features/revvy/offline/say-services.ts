import type { RevvyLanguage } from '@pahiya/contract/revvy/schemas';
import { knownLanguage } from '../../../platform/request-language.ts';
import { nameServices } from '../../../platform/service-names.ts';

/** Names services of the catalogue in the language of the answer. Hinglish keeps the English names. */
export function sayServices(names: readonly string[], language: RevvyLanguage): string {
  return nameServices(names, knownLanguage(language) ?? 'en').join(', ');
}
