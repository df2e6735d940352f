import { expect, test } from 'vitest';
import { createServerClock } from './server-clock.ts';

const date = 'Fri, 20 Nov 2026 10:00:00 GMT';
const now = Date.parse(date);
const heldUntil = '2026-11-20T10:05:00.000Z';
const minutes = 60_000;

test.each([
  ['fast', 10 * minutes],
  ['slow', -90 * minutes],
])("a hold lasts as long as on the server although the device's clock is %s", (_, wrongBy) => {
  const clock = createServerClock();
  clock.observe(date, now + wrongBy);
  expect(clock.here(heldUntil) - (now + wrongBy)).toBe(5 * minutes);
});

test('an answer delayed by a second or without a date changes nothing', () => {
  const clock = createServerClock();
  clock.observe(date, now + 1_500);
  clock.observe(null, now + minutes);
  clock.observe('yesterday', now + minutes);
  expect(clock.here(heldUntil)).toBe(now + 5 * minutes);
});

test('a corrected device clock is trusted again', () => {
  const clock = createServerClock();
  clock.observe(date, now + 10 * minutes);
  clock.observe(date, now + 200);
  expect(Math.abs(clock.here(heldUntil) - now - 5 * minutes)).toBeLessThan(2_000);
});
