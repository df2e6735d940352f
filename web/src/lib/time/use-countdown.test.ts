import { expect, test } from 'vitest';
import { countdownText } from './use-countdown.ts';

test.each([
  [300, '5:00'],
  [65, '1:05'],
  [9, '0:09'],
  [0, '0:00'],
])('%i seconds left read %s', (seconds, text) => {
  expect(countdownText(seconds)).toBe(text);
});
