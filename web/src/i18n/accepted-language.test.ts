import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acceptedLanguage } from './accepted-language.ts';
import { requestedLanguage } from './language-choice.ts';
import { languages } from './languages.ts';

test.each([
  ['mr', 'mr'],
  ['bn-IN,bn;q=0.9,en;q=0.8', 'bn'],
  ['en-US,en;q=0.9,hi;q=0.8', 'en'],
  ['fr-FR, fr;q=0.9, ta;q=0.8, en;q=0.7', 'ta'],
  ['hi;q=0.5, TE-in;q=0.8', 'te'],
  ['pa-Guru-IN', 'pa'],
  ['gu;q=0, kn;q=0.1', 'kn'],
  ['ml; q=0.9, hi; q=0.3', 'ml'],
  ['de, *;q=0.5', null],
  ['', null],
  [';;q=,=', null],
])('a browser that asks for "%s" reads %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});

test('any header names one of our languages or none', () => {
  const codes = languages.map(({ code }) => code);
  fc.assert(
    fc.property(fc.string(), (header) => {
      const language = acceptedLanguage(header);
      expect(language === null || codes.includes(language)).toBe(true);
    }),
  );
});

test('the address is asked first, then the cookie, then the browser, and English is left', () => {
  const asking = { cookies: 'theme=dark; lang=te', accepted: 'mr-IN' };
  expect(requestedLanguage('https://pahiya.test/?lang=bn', asking)).toBe('bn');
  expect(requestedLanguage('https://pahiya.test/?lang=xx', asking)).toBe('te');
  expect(requestedLanguage('https://pahiya.test/', { ...asking, cookies: 'lang=xx' })).toBe('mr');
  expect(requestedLanguage('https://pahiya.test/', { cookies: null, accepted: null })).toBe('en');
});
