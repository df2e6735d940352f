import type { RevvyLanguage } from '@pahiya/contract/revvy/schemas';

/** Devanagari text is Hindi, all else English (product, section 11.4). */
export function detectLanguage(text: string): 'hi' | 'en' {
  return /\p{Script=Devanagari}/u.test(text) ? 'hi' : 'en';
}

const tags: Record<RevvyLanguage, string> = {
  en: 'en-IN',
  hi: 'hi-IN',
  mr: 'mr-IN',
  bn: 'bn-IN',
  ta: 'ta-IN',
  te: 'te-IN',
  gu: 'gu-IN',
  kn: 'kn-IN',
  ml: 'ml-IN',
  pa: 'pa-IN',
  // There is no voice for Hindi in Latin letters; Indian English reads it best.
  'hi-Latn': 'en-IN',
};

/** BCP 47 tag for dictation and reading aloud, with India as the region. */
export function speechTag(language: RevvyLanguage): string {
  return tags[language];
}

/** The interface's language as the contract names it. Falls back to English. */
export function interfaceLanguageOf(code: string): Exclude<RevvyLanguage, 'hi-Latn'> {
  const known = Object.keys(tags).find((tag) => tag === code && tag !== 'hi-Latn');
  return (known ?? 'en') as Exclude<RevvyLanguage, 'hi-Latn'>;
}
