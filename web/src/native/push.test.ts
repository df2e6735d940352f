import { beforeEach, expect, test, vi } from 'vitest';
import type { Native } from '../lib/phone/native.ts';
import { createFakePhone, type FakePhone } from './fake-phone.ts';
import { createNative } from './native.ts';

const origin = 'https://pahiya.test';
let phone: FakePhone;
let native: Native;
/** The server's push tokens by owner. */
let known: Map<string, string>;
let person: string;
let isOffline: boolean;

beforeEach(() => {
  phone = createFakePhone();
  native = createNative(phone.plugins, origin);
  known = new Map();
  person = 'asha';
  isOffline = false;
});

const calls = {
  async saveToken({ token, platform }: { token: string; platform: string }) {
    if (isOffline) throw new Error('out of reach');
    expect(platform).toBe('mobile');
    known.set(token, person);
  },
  async deleteToken({ token }: { token: string }) {
    if (isOffline) throw new Error('out of reach');
    known.delete(token);
  },
};

test('the phone asks once, and the server receives the push token', async () => {
  expect(await native.pushes.permission()).toBe('default');
  expect(await native.pushes.ask()).toBe('granted');
  await native.registerForPushes(calls, 'hi');
  expect(known).toEqual(new Map([['fcm-1', 'asha']]));
  expect(phone.state.done).toContain('channel news');
});

test('a refusal is reported like in a browser', async () => {
  phone.state.pushAnswer = 'denied';
  expect(await native.pushes.ask()).toBe('denied');
  expect(await native.pushes.permission()).toBe('denied');
});

test("without the push service's keys the registration fails and leaves no listener", async () => {
  phone.state.pushToken = null;
  await expect(native.registerForPushes(calls, 'en')).rejects.toThrow('gives no address');
  await vi.waitFor(() => expect(phone.push.count('registration')).toBe(0));
  expect(known.size).toBe(0);
});

test('the push token moves to the next account that signs in', async () => {
  await native.registerForPushes(calls, 'en');
  person = 'ravi';
  await native.registerForPushes(calls, 'en');
  expect(known).toEqual(new Map([['fcm-1', 'ravi']]));
});

test('a token that the push service has replaced is deleted', async () => {
  await native.registerForPushes(calls, 'en');
  phone.state.pushToken = 'fcm-2';
  await native.registerForPushes(calls, 'en');
  expect(known).toEqual(new Map([['fcm-2', 'asha']]));
});

test('a sign-out deletes the token from the server and the phone', async () => {
  await native.registerForPushes(calls, 'en');
  await native.forgetPushes(calls);
  expect(known.size).toBe(0);
  expect(await native.pushToken.get()).toBeNull();
  await native.forgetPushes(calls);
});

test('a deletion that failed is repeated later', async () => {
  await native.registerForPushes(calls, 'en');
  isOffline = true;
  await expect(native.forgetPushes(calls)).rejects.toThrow('out of reach');
  isOffline = false;
  await native.forgetPushes(calls);
  expect(known.size).toBe(0);
});

test('a new token is reported once, but not during our own registration', async () => {
  const renewed = vi.fn();
  const stop = native.pushes.onRenewed(renewed);
  await native.registerForPushes(calls, 'en');
  expect(renewed).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(phone.push.count('registration')).toBe(1));
  phone.push.emit('registration', { value: 'fcm-2' });
  expect(renewed).toHaveBeenCalledOnce();
  stop();
  await vi.waitFor(() => expect(phone.push.count('registration')).toBe(0));
});

test('a push in the foreground is reported with its title and body, or as a new notification', () => {
  const received = vi.fn();
  native.pushes.onReceived(received);
  const data = { url: '/bookings/1', notification_id: 'n-1' };
  phone.push.emit('pushNotificationReceived', { title: 'Booking confirmed', body: 'Tomorrow at 10', data });
  phone.push.emit('pushNotificationReceived', { data: {} });
  expect(received.mock.calls.map(([push]) => push)).toEqual([
    { title: 'Booking confirmed', body: 'Tomorrow at 10', path: '/bookings/1', notificationId: 'n-1' },
    { title: 'New Notification', body: '', path: '/notifications', notificationId: null },
  ]);
});

test('the push that started the app is reported to the first listener and leads only to a path of the site', () => {
  phone.push.emit('pushNotificationActionPerformed', {
    actionId: 'tap',
    notification: { data: { url: 'https://evil.example/x', notification_id: 'n-2' } },
  });
  const opened = vi.fn();
  native.pushes.onOpened(opened);
  expect(opened).toHaveBeenCalledWith(expect.objectContaining({ path: '/notifications', notificationId: 'n-2' }));
});
