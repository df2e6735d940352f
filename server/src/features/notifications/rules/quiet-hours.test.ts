import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isQuiet, quietEnd } from './quiet-hours.ts';

const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
const clockOf = (minutes: number) => new Date(minutes * 60_000).toISOString().slice(11, 16);

/** India is five and a half hours ahead of UTC all year. */
const indiaAt = (minutes: number, seconds = 0) =>
  new Date(Date.parse('2026-11-23T00:00:00Z') + (minutes - 330) * 60_000 + seconds * 1_000);

test('every minute of the day is quiet exactly between the two times, also over midnight', () => {
  fc.assert(
    fc.property(minute, minute, minute, fc.integer({ min: 0, max: 59 }), (from, to, now, seconds) => {
      const sinceFrom = (now - from + 1_440) % 1_440;
      const length = (to - from + 1_440) % 1_440;
      const hours = { from: clockOf(from), to: clockOf(to) };
      expect(isQuiet('like', hours, indiaAt(now, seconds))).toBe(sinceFrom < length);
    }),
  );
});

test('a booking is never quiet, and without quiet hours nothing is', () => {
  fc.assert(
    fc.property(minute, minute, minute, (from, to, now) => {
      expect(isQuiet('booking', { from: clockOf(from), to: clockOf(to) }, indiaAt(now))).toBe(false);
      expect(isQuiet('follow', null, indiaAt(now))).toBe(false);
    }),
  );
});

test('two equal times mean no quiet hours', () => {
  expect(isQuiet('like', { from: '08:00', to: '08:00' }, indiaAt(480))).toBe(false);
});

test('quiet hours end at the first minute that is not quiet, less than a day ahead', () => {
  fc.assert(
    fc.property(minute, minute, minute, fc.integer({ min: 0, max: 59 }), (from, to, now, seconds) => {
      const hours = { from: clockOf(from), to: clockOf(to) };
      const at = indiaAt(now, seconds);
      fc.pre(isQuiet('like', hours, at));
      const end = quietEnd(hours, at);
      expect(end.getTime()).toBeGreaterThan(at.getTime());
      expect(end.getTime() - at.getTime()).toBeLessThan(86_400_000);
      expect(isQuiet('like', hours, end)).toBe(false);
      expect(isQuiet('like', hours, new Date(end.getTime() - 1_000))).toBe(true);
    }),
  );
});
