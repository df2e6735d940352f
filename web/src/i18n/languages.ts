import type { languageCodes } from '@pahiya/contract/shared/languages';

interface Language {
  code: (typeof languageCodes)[number];
  name: string;
  /** ISO 15924 code, which determines the font. */
  script: 'Latn' | 'Deva' | 'Beng' | 'Taml' | 'Telu' | 'Gujr' | 'Knda' | 'Mlym' | 'Guru';
}

/** A new language needs one line here, its code in the contract, and a folder in `locales/`. */
export const languages = [
  { code: 'en', name: 'English', script: 'Latn' },
  { code: 'hi', name: 'हिन्दी', script: 'Deva' },
  { code: 'mr', name: 'मराठी', script: 'Deva' },
  { code: 'bn', name: 'বাংলা', script: 'Beng' },
  { code: 'ta', name: 'தமிழ்', script: 'Taml' },
  { code: 'te', name: 'తెలుగు', script: 'Telu' },
  { code: 'gu', name: 'ગુજરાતી', script: 'Gujr' },
  { code: 'kn', name: 'ಕನ್ನಡ', script: 'Knda' },
  { code: 'ml', name: 'മലയാളം', script: 'Mlym' },
  { code: 'pa', name: 'ਪੰਜਾਬੀ', script: 'Guru' },
] as const satisfies Language[];

export type LanguageCode = (typeof languages)[number]['code'];

export const defaultLanguage: LanguageCode = 'en';

export function isLanguageCode(value: unknown): value is LanguageCode {
  return languages.some(({ code }) => code === value);
}

/** BCP 47 tag with India as the region, for speech recognition (product, section 3.6). */
export function spokenTag(code: string): string {
  return `${isLanguageCode(code) ? code : defaultLanguage}-IN`;
}
