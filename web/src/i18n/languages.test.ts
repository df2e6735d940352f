import { languageCodes } from '@pahiya/contract/shared/languages';
import { expect, test } from 'vitest';
import { defaultLanguage, languages, spokenTag } from './languages.ts';

test('the site map lists every language, the default one first', () => {
  expect(languages.map(({ code }) => code)).toEqual([...languageCodes]);
  expect(languageCodes[0]).toBe(defaultLanguage);
});

test('there are ten languages, each with its own name in its own script', () => {
  const scripts = languages.map(({ script }) => script);
  expect(languages).toHaveLength(10);
  for (const { code, name, script } of languages) {
    expect(new Intl.DisplayNames(code, { type: 'language' }).of(code)).toBe(name);
    expect(name).toMatch(new RegExp(`^[\\p{Script=${script}}\\u200c]+$`, 'u'));
  }
  expect(new Set(scripts).size).toBe(9);
});

test("voice search uses the interface's language as spoken in India", () => {
  for (const { code } of languages) expect(spokenTag(code)).toBe(`${code}-IN`);
  expect(spokenTag('xx')).toBe('en-IN');
});
