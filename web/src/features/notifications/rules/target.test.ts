import { expect, test } from 'vitest';
import { targetOf } from './target.ts';

const asha = { id: '1', username: 'asha.rao', fullName: 'Asha Rao', avatarUrl: null };

test('a notification opens its subject', () => {
  const data = { post_id: 'p1', booking_id: 'b1', ticket_id: 't1' };
  expect(targetOf({ type: 'like', data, actors: [asha] })).toBe('/post/p1');
  expect(targetOf({ type: 'comment', data, actors: [asha] })).toBe('/post/p1');
  expect(targetOf({ type: 'booking', data, actors: [] })).toBe('/bookings/b1');
  expect(targetOf({ type: 'support', data, actors: [] })).toBe('/support/tickets/t1');
  expect(targetOf({ type: 'follow', data: {}, actors: [asha] })).toBe('/profile/asha.rao');
});

test('a vehicle reminder opens the vehicle, and one for a service opens the services', () => {
  expect(targetOf({ type: 'vehicle', data: { kind: 'puc_over' }, actors: [] })).toBe('/settings?section=garage');
  expect(targetOf({ type: 'vehicle', data: { kind: 'service' }, actors: [] })).toBe('/services');
});

test('a notification without a subject opens nothing', () => {
  expect(targetOf({ type: 'like', data: {}, actors: [asha] })).toBeNull();
  expect(targetOf({ type: 'booking', data: { booking_id: 7 }, actors: [] })).toBeNull();
  expect(targetOf({ type: 'follow', data: {}, actors: [] })).toBeNull();
});

test("a notification's data never leads to another site", () => {
  expect(targetOf({ type: 'booking', data: { booking_id: '../..//evil.example' }, actors: [] })).toBe(
    '/bookings/..%2F..%2F%2Fevil.example',
  );
});
