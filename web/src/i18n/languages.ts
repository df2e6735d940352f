import type { languageCodes } from '@pahiya/contract/shared/languages';

interface Language {
  code: (typeof languageCodes)[number];
  /** Its own name, as shown in the language list. */
  name: string;
  /** ISO 15924: decides which font is needed. */
  script: 'Latn' | 'Deva' | 'Beng' | 'Taml' | 'Telu' | 'Gujr' | 'Knda' | 'Mlym' | 'Guru';
}

/** A new language is one line here, its code in the contract, and one folder in `locales/`. */
export const languages = [
  { code: 'en', name: 'English', script: 'Latn' },
  { code: 'hi', name: 'हिन्दी', script: 'Deva' },
] as const satisfies Language[];

export type LanguageCode = (typeof languages)[number]['code'];

export const defaultLanguage: LanguageCode = 'en';

export function isLanguageCode(value: unknown): value is LanguageCode {
  return languages.some(({ code }) => code === value);
}
