import type { Notification } from '@pahiya/contract/notifications/schemas';
import { expect, test } from 'vitest';
import { bookingWords, socialWords, supportWords, vehicleWords } from './words.ts';

function person(fullName: string) {
  return { id: fullName, username: fullName.toLowerCase(), fullName, avatarUrl: null };
}

function notification(actors: string[], actorCount: number, type: Notification['type'] = 'like'): Notification {
  return {
    id: 'n',
    type,
    title: 'New like',
    message: '',
    data: {},
    actors: actors.map(person),
    actorCount,
    read: false,
    createdAt: '2026-11-21T07:00:00.000Z',
  };
}

test('a group names the latest person, a second one only if there are two, and counts the rest', () => {
  expect(socialWords(notification(['Asha'], 1))).toMatchObject({ by: 'one', name: 'Asha' });
  expect(socialWords(notification(['Asha', 'Ravi'], 2))).toMatchObject({ by: 'two', name: 'Asha', other: 'Ravi' });
  expect(socialWords(notification(['Asha', 'Ravi', 'Imran'], 5))).toMatchObject({ by: 'more', name: 'Asha', count: 4 });
  // The reader may not see the second person.
  expect(socialWords(notification(['Asha'], 2))).toMatchObject({ by: 'more', count: 1 });
});

test('a group whose people have left still shows their number', () => {
  expect(socialWords(notification([], 3))).toMatchObject({ by: 'nobodyNamed', count: 3 });
  expect(socialWords(notification([], 0))).toMatchObject({ by: 'nobodyNamed', count: 1 });
});

test('a person without a name is shown by username', () => {
  const nameless = notification([''], 1);
  expect(socialWords({ ...nameless, actors: [{ ...person(''), username: 'asha' }] })).toMatchObject({ name: 'asha' });
});

test('booking news has its facts, limited to valid ones', () => {
  const data = { kind: 'refund_started', date: '2026-11-27', time: '19:00', amount: 499, reason: 'slot_taken' };
  const alternatives = [{ date: '2026-11-28', startTime: '09:00' }, 'nonsense', null];
  expect(bookingWords({ type: 'booking', data: { ...data, alternatives } })).toEqual({
    kind: 'refund_started',
    slot: { date: '2026-11-27', time: '19:00', until: null },
    mechanic: null,
    garage: null,
    amount: 499,
    currency: 'INR',
    reason: 'slot_taken',
    isRefunded: false,
    isOwn: false,
    alternatives: [{ date: '2026-11-28', time: '09:00', until: null }],
  });
  expect(bookingWords({ type: 'booking', data: { kind: 'paid', date: 'soon', time: 9 } })).toMatchObject({
    slot: null,
  });
});

test('an unknown kind is shown as it came', () => {
  expect(bookingWords({ type: 'booking', data: { kind: 'something_new' } })).toBeNull();
  expect(socialWords(notification([], 0, 'booking'))).toBeNull();
});

test('support news has its own texts, and an unknown kind has none', () => {
  const data = { kind: 'reply', subject: 'Wrong amount', excerpt: 7 };
  expect(supportWords({ type: 'support', data })).toEqual({
    kind: 'reply',
    subject: 'Wrong amount',
    excerpt: '',
    count: 1,
  });
  expect(supportWords({ type: 'support', data: { kind: 'something_new' } })).toBeNull();
  expect(supportWords({ type: 'booking', data })).toBeNull();
});

test('a vehicle reminder names the vehicle and the day, or has no text of its own', () => {
  const data = { kind: 'puc_over', vehicle: 'Maruti Suzuki Swift (MH 12 AB 1234)', date: '2026-12-24' };
  expect(vehicleWords({ type: 'vehicle', data })).toEqual(data);
  expect(vehicleWords({ type: 'vehicle', data: { ...data, date: 'soon' } })).toBeNull();
  expect(vehicleWords({ type: 'vehicle', data: { ...data, kind: 'something_new' } })).toBeNull();
  expect(vehicleWords({ type: 'booking', data })).toBeNull();
});

test.each(['reply', 'acknowledged', 'resolved', 'closed'])('ticket news of kind %s has its own text', (kind) => {
  expect(supportWords({ type: 'support', data: { kind, subject: 'Wrong amount' } })).toMatchObject({ kind });
});
