import { languageCodes } from '@pahiya/contract/shared/languages';
import { expect, test } from 'vitest';
import { detectLanguage, interfaceLanguageOf, speechTag } from './language.ts';

test.each([
  ['मेरी गाड़ी शुरू नहीं होती', 'hi'],
  ['My गाड़ी', 'hi'],
  ['meri gaadi start nahi hoti', 'en'],
  ['আমার গাড়ি', 'en'],
  ['', 'en'],
] as const)('the language of %j is detected as %s', (text, language) => {
  expect(detectLanguage(text)).toBe(language);
});

test('speech always uses the Indian variant of a language', () => {
  for (const code of languageCodes) expect(speechTag(interfaceLanguageOf(code))).toBe(`${code}-IN`);
  expect(speechTag('hi-Latn')).toBe('en-IN');
});

test('an unknown language falls back to English', () => {
  expect(interfaceLanguageOf('ta')).toBe('ta');
  expect(interfaceLanguageOf('hi-Latn')).toBe('en');
  expect(interfaceLanguageOf('xx')).toBe('en');
});
