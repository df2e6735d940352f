import { brand } from '@pahiya/contract/shared/brand';
import type { Language } from '../../../platform/request-language.ts';
import { textsOf } from '../../../platform/texts.ts';

/** The day the terms and the privacy policy hold from. Change it with them, and the sentence with the page's. */
export const legalVersion = '2026-11-21';

/** The terms and the privacy policy; and that the person is 18 or older. */
export type ConsentKind = 'terms' | 'age';

/** What stands at the button that makes an account, word for word as the page shows it. */
export function consentSentence(kind: ConsentKind, language: Language): string {
  return textsOf(language)(kind === 'age' ? 'account.adult' : 'account.consent', { brand: brand.name });
}
