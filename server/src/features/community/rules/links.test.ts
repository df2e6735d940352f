import { expect, test } from 'vitest';
import { hasLink, mustWait } from './links.ts';

test.each([
  'Look: https://example.com/offer',
  'HTTP://EXAMPLE.COM',
  'www.example.shop',
  'cheap tyres at best-tyres.co.in today',
  'write to wa.me/919800000000',
  't.me/cheapparts',
  'bit.ly/3xYz',
  'exa\u200bmple.com',
  'ｅｘａｍｐｌｅ．ｃｏｍ',
  '(example.online)',
  'सस्ता टायर: टायर.com',
])('%s has a link', (text) => {
  expect(hasLink(text)).toBe(true);
});

test.each([
  'Oil changed at 5.30, tyres tomorrow.',
  'Great ride.Then rain',
  'Thanks @meera.in and @team.com!',
  'Mail me: asha@example.com',
  'Costs Rs.500 only...',
  'v1.2.3 of the ECU',
  'It was fun.In the end we got home',
  '',
])('%s has none', (text) => {
  expect(hasLink(text)).toBe(false);
});

test('a link of a trusted account waits for nobody', () => {
  expect(mustWait({ isTrusted: true }, 'https://example.com')).toBe(false);
  expect(mustWait({ isTrusted: false }, 'https://example.com')).toBe(true);
  expect(mustWait({ isTrusted: false }, 'No link')).toBe(false);
});
