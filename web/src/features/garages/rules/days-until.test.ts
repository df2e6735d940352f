import { expect, test } from 'vitest';
import { daysUntil } from './days-until.ts';

test('a day begins at midnight in India, wherever the device is', () => {
  const beforeMidnight = new Date('2026-11-23T18:29:00Z');
  const midnight = new Date('2026-11-23T18:30:00Z');
  expect(daysUntil('2026-11-24', beforeMidnight)).toBe(1);
  expect(daysUntil('2026-11-24', midnight)).toBe(0);
  expect(daysUntil('2026-12-01', midnight)).toBe(7);
});
