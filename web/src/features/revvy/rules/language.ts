import type { RevvyLanguage } from '@pahiya/contract/revvy/schemas';

/** Devanagari text is Hindi, all else English (specification, section 4). */
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
  // A voice for Hindi in Latin letters does not exist; one for Indian English reads it best.
  'hi-Latn': 'en-IN',
};

/** BCP 47, as it is spoken in India: what listens and what reads aloud. */
export function speechTag(language: RevvyLanguage): string {
  return tags[language];
}

/** The language of the interface as the contract names it. */
export function interfaceLanguageOf(code: string): Exclude<RevvyLanguage, 'hi-Latn'> {
  const known = Object.keys(tags).find((tag) => tag === code && tag !== 'hi-Latn');
  return (known ?? 'en') as Exclude<RevvyLanguage, 'hi-Latn'>;
}
