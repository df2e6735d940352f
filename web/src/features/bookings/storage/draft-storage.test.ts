import { expect, test } from 'vitest';
import { keyedRequest } from './draft-storage.ts';

const sent = {
  fingerprint: '[]',
  key: '0190a1b2-0000-7000-8000-000000000001',
  bookingDate: '2026-11-24',
  bookingTime: '14:00',
};

test('the key of the last request is restored with what became of it', () => {
  const left = { ...sent, unpaidBookingId: 'booking', isAtGateway: true };
  expect(keyedRequest.safeParse(sent).data).toEqual(sent);
  expect(keyedRequest.safeParse({ ...left, colour: 'red' }).data).toEqual(left);
});

test.each([
  null,
  [],
  { ...sent, key: 'x' },
  { ...sent, bookingTime: 14 },
  { ...sent, isAtGateway: 'yes' },
  { key: sent.key },
])('a stored request like %j counts as none', (stored) => {
  expect(keyedRequest.safeParse(stored).data).toBeUndefined();
});
