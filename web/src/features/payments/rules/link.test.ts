import { expect, test } from 'vitest';
import { isPaymentLink } from './link.ts';

test.each(['https://rzp.io/i/abc', 'http://127.0.0.1:3000/simulated-checkout/1'])('%s is a payment link', (link) => {
  expect(isPaymentLink(link)).toBe(true);
});

const others = [
  '',
  'javascript:alert(1)',
  'httpx://pay',
  'httpsevil',
  '//pay.example',
  ' https://pay',
  null,
  undefined,
  7,
];

test.each(others)('%j is not a payment link', (link) => {
  expect(isPaymentLink(link)).toBe(false);
});
