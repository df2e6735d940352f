import { readFileSync } from 'node:fs';
import { languageCodes } from '@pahiya/contract/shared/languages';
import { describe, expect, test } from 'vitest';
import { compareTexts } from '../../../scripts/check-locales.ts';
import { flatten, textsOf } from './texts.ts';

function read(code: string): Map<string, string> {
  return new Map(flatten(JSON.parse(readFileSync(new URL(`../../data/texts/${code}.json`, import.meta.url), 'utf8'))));
}

/** A text with only a name and punctuation, which needs no translation. */
const isOnlyMarks = (fault: string) => /^transcript\.agent is the English text$/.test(fault);

describe("the server's texts", () => {
  test.each(languageCodes)(
    'are complete in %s: none missing, additional or in English, and all placeholders correct',
    (code) => {
      expect(compareTexts(read(code), read('en'), code).filter((fault) => !isOnlyMarks(fault))).toEqual([]);
    },
  );

  test.each(languageCodes.filter((code) => code !== 'en'))(
    'keep their lines in %s, with each link on a line of its own',
    (code) => {
      const english = read('en');
      for (const [key, text] of read(code)) {
        expect([key, text.split('\n').length]).toEqual([key, (english.get(key) ?? text).split('\n').length]);
        if (text.includes('{{link}}')) expect(text).toContain('\n{{link}}\n');
      }
    },
  );
});

test('a text is filled with its values, in the plural form of its language', () => {
  expect(textsOf('en')('like.more', { name: 'Asha', count: 1 })).toBe('Asha and 1 other liked your post');
  expect(textsOf('en')('like.more', { name: 'Asha', count: 2 })).toBe('Asha and 2 others liked your post');
  expect(textsOf('hi')('like.more', { name: 'Asha', count: 2 })).toContain('लोगों');
});

test('a value is never treated as a placeholder', () => {
  const subject = '{{excerpt}} $& $1';
  expect(textsOf('en')('support.reply.text', { subject, excerpt: 'x' })).toBe(`About "${subject}": x`);
});
