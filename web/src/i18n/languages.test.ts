import { languageCodes } from '@pahiya/contract/shared/languages';
import { expect, test } from 'vitest';
import { defaultLanguage, languages } from './languages.ts';

test('the site map names every language, the default one first', () => {
  expect(languages.map(({ code }) => code)).toEqual([...languageCodes]);
  expect(languageCodes[0]).toBe(defaultLanguage);
});
