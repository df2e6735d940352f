import { brand } from '@pahiya/contract/shared/brand';
import type { Language } from '../../../platform/request-language.ts';
import { textsOf } from '../../../platform/texts.ts';

/** Change it together with the terms and the privacy policy, and the sentence together with the page's. */
export const legalVersion = '2026-11-21';

export type ConsentKind = 'terms' | 'age';

export function consentSentence(kind: ConsentKind, language: Language): string {
  return textsOf(language)(kind === 'age' ? 'account.adult' : 'account.consent', { brand: brand.name });
}
