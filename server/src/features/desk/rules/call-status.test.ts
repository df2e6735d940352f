import { expect, test } from 'vitest';
import { statusAfter } from './call-status.ts';

const ten = at('10:00');

function at(time: string): Date {
  return new Date(`2026-11-23T${time}:00+05:30`);
}

test('an unanswered call is retried until its slot is over', () => {
  expect(statusAfter('no_answer', ten, at('11:59'))).toBe('pending');
  expect(statusAfter('no_answer', ten, at('12:00'))).toBe('missed');
});

test('an answered call is done at any time', () => {
  for (const time of ['09:00', '11:00', '18:00']) expect(statusAfter('reached', ten, at(time))).toBe('done');
});

test('a wrong number is not called again', () => {
  expect(statusAfter('wrong_number', ten, at('10:01'))).toBe('missed');
});
