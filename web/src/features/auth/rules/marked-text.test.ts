import { readdirSync, readFileSync } from 'node:fs';
import { languageCodes } from '@pahiya/contract/shared/languages';
import { expect, test } from 'vitest';
import { markedParts } from './marked-text.ts';

test('marked words are separate parts, and no text is lost', () => {
  expect(markedParts('Read <a>this</a>, then <b>that</b>')).toEqual([
    { text: 'Read ', mark: null, tail: '' },
    { text: 'this', mark: 'a', tail: ',' },
    { text: ' then ', mark: null, tail: '' },
    { text: 'that', mark: 'b', tail: '' },
  ]);
  expect(markedParts('No marks')).toEqual([{ text: 'No marks', mark: null, tail: '' }]);
});

const read = (path: string, folder: URL) => JSON.parse(readFileSync(new URL(path, folder), 'utf8'));
const locales = new URL('../../../i18n/locales/', import.meta.url);
const serverTexts = new URL('../../../../../server/data/texts/', import.meta.url);

test.each(languageCodes)('the terms shown in %s are the sentence the server stores', (code) => {
  expect(readdirSync(locales)).toContain(code);
  const parts = markedParts(read(`${code}/auth.json`, locales).consent);
  expect(parts.map(({ text, tail }) => text + tail).join('')).toBe(read(`${code}.json`, serverTexts).account.consent);
  expect(parts.flatMap(({ mark }) => mark ?? [])).toEqual(['terms', 'privacy']);
});
