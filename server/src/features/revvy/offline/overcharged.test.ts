import { expect, test } from 'vitest';
import { ask } from '../../../../test/offline-asking.ts';

const titles = {
  en: 'The garage charged more than it quoted',
  hi: 'गैराज ने बताए से ज़्यादा पैसे लिए',
  'hi-Latn': 'Garage ne bataye se zyada paise liye',
  ta: 'கேரேஜில் சொன்னதை விட அதிக பணம் வாங்கினார்கள்',
  mr: 'गॅरेजने सांगितल्यापेक्षा जास्त पैसे घेतले',
};

test.each([
  ['en', 'garage took more money than quote and my booking shows complete what can i do'],
  ['en', 'my booking was completed but the garage asked extra money'],
  ['hi', 'गैरेज ने बुकिंग से ज़्यादा पैसे लिए, शिकायत कहाँ करूँ'],
  ['hi-Latn', 'mechanic ne extra paise le liye, booking complete hai'],
  ['ta', 'புக்கிங்ல காட்டினத விட கேரேஜ் அதிகமா காசு வாங்கிட்டாங்க'],
  ['mr', 'बुकिंगपेक्षा गॅरेजने जास्त पैसे घेतले'],
] as const)('who was charged too much learns what to do about it: %s, %s', async (language, text) => {
  const { cards, kinds } = await ask(text, { language });
  expect(kinds).not.toContain('bookings');
  expect(JSON.stringify(cards)).toContain(titles[language]);
});

test.each(['my booking status', 'is my booking complete', 'when did the garage finish my booking'])(
  'a question about the booking itself is still answered with the booking: %s',
  async (text) => {
    const { kinds } = await ask(text);
    expect(kinds).toContain('bookings');
  },
);

test.each([
  'garage ne oil change ke 3000 rupaye liye zyada hai kya',
  'garage ne zyada time liya paise bhi diye meri gaadi kab milegi',
])('a fair price and a late vehicle are no complaint about the bill: %s', async (text) => {
  const { cards } = await ask(text, { language: 'hi-Latn' });
  expect(JSON.stringify(cards)).not.toContain(titles['hi-Latn']);
});
