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
])('a browser that requests "%s" gets %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});

test('any header yields one of the supported languages or none', () => {
  const codes = languages.map(({ code }) => code);
  fc.assert(
    fc.property(fc.string(), (header) => {
      const language = acceptedLanguage(header);
      expect(language === null || codes.includes(language)).toBe(true);
    }),
  );
});

test('the address takes precedence, then the cookie, then the browser, then English', () => {
  const asking = { cookies: 'theme=dark; lang=te', accepted: 'mr-IN' };
  expect(requestedLanguage('https://pahiya.test/?lang=bn', asking)).toBe('bn');
  expect(requestedLanguage('https://pahiya.test/?lang=xx', asking)).toBe('te');
  expect(requestedLanguage('https://pahiya.test/', { ...asking, cookies: 'lang=xx' })).toBe('mr');
  expect(requestedLanguage('https://pahiya.test/', { cookies: null, accepted: null })).toBe('en');
});
