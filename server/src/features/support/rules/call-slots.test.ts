import { addDays, zonedNow } from '@pahiya/contract/shared/dates';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { callEnd, callSlotsAt, callStart, describeCallTime, isCallDue } from './call-slots.ts';

/** Any minute of three years. */
const instants = fc
  .integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2029, 0, 1) / 60_000 })
  .map((minute) => new Date(minute * 60_000));

/** The minutes around midnight and 18:00 in India. */
const edges = fc
  .tuple(fc.integer({ min: 0, max: 1000 }), fc.constantFrom(0, 18 * 60), fc.integer({ min: -30, max: 30 }))
  .map(
    ([days, minute, step]) => new Date(Date.UTC(2026, 0, 1, 0, -330) + days * 86_400_000 + (minute + step) * 60_000),
  );

const anyTime = fc.oneof(instants, edges);

test('all slots of tomorrow are always offered, those of today only before 18:00', () => {
  fc.assert(
    fc.property(anyTime, (now) => {
      const { date, time } = zonedNow(now);
      const slots = callSlotsAt(now);
      const ofTomorrow = slots.filter(({ day }) => day === 'tomorrow');
      expect(ofTomorrow.map((slot) => `${slot.date} ${slot.time} ${slot.part} ${slot.isOver}`)).toEqual(
        ['10:00 morning', '14:00 afternoon', '17:00 evening'].map((part) => `${addDays(date, 1)} ${part} false`),
      );
      const ofToday = slots.filter(({ day }) => day === 'today').map((slot) => `${slot.date} ${slot.time}`);
      expect(ofToday).toEqual(time < '18:00' ? [`${date} 10:00`, `${date} 14:00`] : []);
    }),
    { numRuns: 2_000 },
  );
});

test('a slot of today is over when a call no longer fits, to the minute', () => {
  fc.assert(
    fc.property(anyTime, (now) => {
      const { time } = zonedNow(now);
      for (const slot of callSlotsAt(now).filter(({ day }) => day === 'today'))
        expect(slot.isOver).toBe(time > (slot.time === '10:00' ? '11:45' : '16:45'));
    }),
    { numRuns: 2_000 },
  );
});

test('a slot that is not over ends in the future, and is due only within its hours', () => {
  fc.assert(
    fc.property(anyTime, (now) => {
      for (const { date, time, isOver } of callSlotsAt(now)) {
        const start = callStart(date, time);
        if (!isOver) expect(callEnd(start).getTime()).toBeGreaterThan(now.getTime());
        expect(zonedNow(start)).toEqual({ date, time });
        expect(isCallDue(start, new Date(start.getTime() - 1))).toBe(false);
        expect(isCallDue(start, start)).toBe(true);
        expect(isCallDue(start, callEnd(start))).toBe(false);
      }
    }),
  );
});

test('slots use Indian time, whatever the date elsewhere', () => {
  const lateInLondon = new Date('2026-11-23T20:00:00Z');
  expect(callSlotsAt(lateInLondon).at(0)).toMatchObject({ date: '2026-11-24', day: 'today', isOver: false });
  const [, , tomorrow] = callSlotsAt(lateInLondon);
  expect(tomorrow).toMatchObject({ date: '2026-11-25', time: '10:00' });
});

test.each([
  ['10:00', 'Monday 23 November between 10 AM and 12 PM'],
  ['14:00', 'Monday 23 November between 2 PM and 5 PM'],
  ['17:00', 'Monday 23 November between 5 PM and 7 PM'],
] as const)('a call at %s is described as %s', (time, text) => {
  expect(describeCallTime(callStart('2026-11-23', time), 'en').replace(',', '')).toBe(text);
});
