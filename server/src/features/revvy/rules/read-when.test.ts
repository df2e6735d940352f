import type { RevvyLanguage } from '@pahiya/contract/revvy/schemas';
import { expect, test } from 'vitest';
import { loadPacks } from '../knowledge/packs.ts';
import { readWhen } from './read-when.ts';

const packs = loadPacks();
/** A Saturday. */
const today = '2026-11-21';

test.each<[RevvyLanguage, string, string | undefined, string | undefined]>([
  ['en', 'on Monday', '2026-11-23', undefined],
  ['en', 'on Saturday', '2026-11-28', undefined],
  ['en', 'next Friday', '2026-11-27', undefined],
  ['en', 'tomorrow evening', '2026-11-22', 'evening'],
  ['en', 'the day after tomorrow', '2026-11-23', undefined],
  ['en', 'good morning, book a wash', undefined, undefined],
  ['hi', 'सोमवार को दोपहर में', '2026-11-23', 'afternoon'],
  ['hi', 'कल शाम को', '2026-11-22', 'evening'],
  ['hi-Latn', 'somvar ko subah', '2026-11-23', 'morning'],
  ['hi-Latn', 'parso dopahar', '2026-11-23', 'afternoon'],
  ['mr', 'मंगळवारी सकाळी', '2026-11-24', 'morning'],
  ['bn', 'বুধবার বিকেলে', '2026-11-25', 'evening'],
  ['ta', 'வெள்ளிக்கிழமை மாலை', '2026-11-27', 'evening'],
  ['te', 'రేపు ఉదయం', '2026-11-22', 'morning'],
  ['gu', 'ગુરુવારે બપોરે', '2026-11-26', 'afternoon'],
  ['kn', 'ನಾಳೆ ಸಂಜೆ', '2026-11-22', 'evening'],
  ['ml', 'ഞായറാഴ്ച രാവിലെ', '2026-11-22', 'morning'],
  ['pa', 'ਸ਼ੁੱਕਰਵਾਰ ਸ਼ਾਮ ਨੂੰ', '2026-11-27', 'evening'],
])('%s: %s', (language, text, date, part) => {
  expect(readWhen(packs, { text, language, today })).toEqual({ date, part });
});

test("'next Friday' said on a Monday means the Friday of next week", () => {
  const wanted = { text: 'next Friday', language: 'en', today: '2026-11-23' } as const;
  expect(readWhen(packs, wanted).date).toBe('2026-12-04');
});
