import { expect, test } from 'vitest';
import { endOfCall } from './call-times.ts';

test.each([
  ['10:00', '12:00'],
  ['14:00', '17:00'],
  ['17:00', '19:00'],
])('a call at %s in India may be made until %s', (from, until) => {
  const at = (time: string) => new Date(`2026-11-23T${time}:00+05:30`);
  expect(endOfCall(at(from))).toEqual(at(until));
});
