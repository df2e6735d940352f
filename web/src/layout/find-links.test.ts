import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findLinks } from './find-links.ts';

const linksIn = (text: string) => findLinks(text).flatMap(({ href }) => href ?? []);

test.each([
  ['See https://example.com/a?b=c#d for more', ['https://example.com/a?b=c#d']],
  ['Look: http://example.com.', ['http://example.com']],
  ['(https://example.com/wiki_(bike))', ['https://example.com/wiki_(bike)']],
  ['(see https://example.com/a)', ['https://example.com/a']],
  ['यहाँ देखें https://example.com/गाड़ी। ठीक है', ['https://example.com/गाड़ी']],
  ['https://a.example,https://b.example', ['https://a.example,https://b.example']],
  ['one https://a.example\ntwo https://b.example!', ['https://a.example', 'https://b.example']],
])('addresses in %j become links', (text, links) => {
  expect(linksIn(text)).toEqual(links);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'ftp://example.com/file',
  'https://',
  'https://pahiya.example@evil.example/login',
  'mailto:someone@example.com',
  'www.example.com',
  '',
])('%j stays plain text', (text) => {
  expect(findLinks(text)).toEqual([{ text, href: null }]);
});

test('the parts add up to the text, and every link uses http or https', () => {
  const pieces = fc.array(
    fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom('https://', '<b>', '"', ')', '।', ' ', 'javascript:')),
  );
  fc.assert(
    fc.property(pieces, (all) => {
      const text = all.join('');
      const parts = findLinks(text);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const { href } of parts) if (href !== null) expect(new URL(href).protocol).toMatch(/^https?:$/);
    }),
  );
});
