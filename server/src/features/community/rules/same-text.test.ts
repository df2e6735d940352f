import { limits } from '@pahiya/contract/shared/limits';
import { expect, test } from 'vitest';
import { isRepeated } from './same-text.ts';

const offer = 'Best tyres in Pune, call me for an offer';

test('the same text is accepted up to the limit and no further', () => {
  const earlier = Array<string>(limits.sameTextsADay).fill(offer);
  expect(isRepeated(offer, earlier.slice(1))).toBe(false);
  expect(isRepeated(offer, earlier)).toBe(true);
});

test.each([
  'BEST tyres in Pune — call me for an offer!!!',
  '🔥 best tyres in pune, call me for an offer 🔥 7',
  'B e s t tyres in Pune, call me for an offer',
  'Best tyres in Pune, call me for a offer',
])('%s is nearly the same text', (text) => {
  expect(isRepeated(text, [offer, offer])).toBe(true);
});

test.each([
  'Best brakes in Nashik, ask Ravi about a discount',
  'Best tyres',
  'Rode from Pune to Goa, and the tyres held up well',
])('%s is a different text', (text) => {
  expect(isRepeated(text, [offer, offer])).toBe(false);
});

test('short texts may be repeated, exactly up to the length limit', () => {
  const short = 'x1'.repeat(limits.repeatableTextLength / 2 - 1);
  expect(isRepeated(`${short}y`, Array(9).fill(`${short}y`))).toBe(false);
  expect(isRepeated(`${short}yz`, Array(9).fill(`${short}yz`))).toBe(true);
});

test('texts in Indian scripts are compared with their vowel signs', () => {
  const text = 'पुणे में सबसे अच्छे टायर यहाँ मिलते हैं';
  expect(isRepeated(`${text}।`, [text, text])).toBe(true);
  expect(isRepeated('नासिक में ब्रेक की मरम्मत बहुत सस्ती है', [text, text])).toBe(false);
});
