import type { FaqEntry } from '@pahiya/contract/support/schemas';
import { expect, test } from 'vitest';
import { matchingFaq } from './faq.ts';

function entry(question: string, answer: string): FaqEntry {
  return { id: question, topic: 'booking', question, answer, isHelpful: null };
}

const refunds = entry('When is my money back?', 'Refunds take 5-7 business days.');
const hindi = entry('बुकिंग कैसे करें?', 'गैराज चुनें।');

test('the search looks into question and answer, in any case', () => {
  expect(matchingFaq([refunds, hindi], 'MONEY')).toEqual([refunds]);
  expect(matchingFaq([refunds, hindi], ' refunds ')).toEqual([refunds]);
  expect(matchingFaq([refunds, hindi], 'गैराज')).toEqual([hindi]);
  expect(matchingFaq([refunds, hindi], 'tyres')).toEqual([]);
});

test('without a text all are shown, as the server ordered them', () => {
  expect(matchingFaq([refunds, hindi], undefined)).toEqual([refunds, hindi]);
  expect(matchingFaq([refunds, hindi], '  ')).toEqual([refunds, hindi]);
});
