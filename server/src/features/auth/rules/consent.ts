import { brand } from '@pahiya/contract/shared/brand';
import type { Language } from '../../../platform/request-language.ts';
import { textsOf } from '../../../platform/texts.ts';

/**
 * Effective date of the terms and the privacy policy. Change it together with them, and the sentence together with the
 * page's.
 */
export const legalVersion = '2026-11-21';

/** `terms`: the terms and the privacy policy; `age`: the person is 18 or older. */
export type ConsentKind = 'terms' | 'age';

/** The text at the sign-up button, exactly as the page shows it. */
export function consentSentence(kind: ConsentKind, language: Language): string {
  return textsOf(language)(kind === 'age' ? 'account.adult' : 'account.consent', { brand: brand.name });
}
