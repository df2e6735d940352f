import type { DeviceSession } from '@pahiya/contract/account/schemas';
import type { Session } from '@pahiya/contract/auth/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { createCustomer, goodPassword, signUp } from '../../../test/customers.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});

afterAll(() => api.stop());

interface Device {
  token: string;
}

async function signInAgain(email: string, password = goodPassword) {
  const { status, body } = await api.call<Session>('POST', '/auth/sign-in', { email, password });
  return { status, token: body.accessToken };
}

async function devicesOf(device: Device): Promise<DeviceSession[]> {
  return (await api.call<DeviceSession[]>('GET', '/account/sessions', undefined, device)).body;
}

const isSignedIn = async (device: Device) => (await api.call('GET', '/profiles/me', undefined, device)).status === 200;

async function onTwoDevices(email: string): Promise<[Device, Device]> {
  const { session } = await signUp(api, email);
  return [{ token: session.accessToken }, await signInAgain(email)];
}

test('every signed-in device is listed, and the requesting one is marked', async () => {
  const [first, second] = await onTwoDevices('two@example.com');
  const seen = await devicesOf(first);
  expect(seen).toHaveLength(2);
  expect(seen.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  const current = (list: DeviceSession[]) => list.find(({ isCurrent }) => isCurrent)?.id;
  expect(current(seen)).not.toBe(current(await devicesOf(second)));
});

test('one device can be signed out while the other stays', async () => {
  const [first, second] = await onTwoDevices('one-out@example.com');
  const other = (await devicesOf(first)).find(({ isCurrent }) => !isCurrent);
  const { status, body } = await api.call('DELETE', `/account/sessions/${other?.id}`, undefined, first);
  expect(status).toBe(200);
  expect(body).toHaveLength(1);
  expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([true, false]);
});

test("another customer's device is not found", async () => {
  const [stranger, owner] = [await createCustomer(api), await createCustomer(api)];
  const answer = await api.call('DELETE', `/account/sessions/${owner.sessionId}`, undefined, stranger);
  expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND', data: { field: 'sessionId' } } });
  expect(await isSignedIn(owner)).toBe(true);
});

test('all other devices can be signed out at once', async () => {
  const [first, second] = await onTwoDevices('all-out@example.com');
  expect((await api.call('DELETE', '/account/sessions', undefined, first)).body).toHaveLength(1);
  expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([true, false]);
});

test('after a change only the new password works, and other devices are signed out', async () => {
  const email = 'changes@example.com';
  const [first, second] = await onTwoDevices(email);
  const input = { currentPassword: goodPassword, newPassword: 'another six' };
  expect((await api.call('PUT', '/account/password', input, first)).status).toBe(200);
  expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([true, false]);
  expect((await signInAgain(email)).status).toBe(401);
  expect((await signInAgain(email, 'another six')).status).toBe(200);
});

test('the current password is refused as a new one, and only its owner learns that', async () => {
  const [first, second] = await onTwoDevices('same@example.com');
  const change = (password: string) =>
    api.call('PUT', '/account/password', { currentPassword: password, newPassword: password }, first);
  expect(await change(goodPassword)).toMatchObject({
    status: 409,
    body: { code: 'SAME_PASSWORD', data: { field: 'newPassword' } },
  });
  expect(await change('not that')).toMatchObject({ status: 409, body: { code: 'WRONG_PASSWORD' } });
  expect(await isSignedIn(second)).toBe(true);
});

test('a wrong current password changes nothing, and attempts are limited', async () => {
  const { session } = await signUp(api, 'guesses@example.com');
  const device = { token: session.accessToken };
  const input = { currentPassword: 'not that', newPassword: 'another six' };
  const answer = await api.call('PUT', '/account/password', input, device);
  expect(answer).toMatchObject({
    status: 409,
    body: { code: 'WRONG_PASSWORD', data: { field: 'currentPassword' } },
  });
  expect((await signInAgain('guesses@example.com')).status).toBe(200);
});

test('when two changes are made at once, one takes effect', async () => {
  const email = 'at-once@example.com';
  const { session } = await signUp(api, email);
  const device = { token: session.accessToken };
  const passwords = ['first phrase', 'second phrase'];
  const answers = await Promise.all(
    passwords.map((newPassword) =>
      api.call('PUT', '/account/password', { currentPassword: goodPassword, newPassword }, device),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const held = passwords[answers.findIndex(({ status }) => status === 200)];
  expect((await signInAgain(email, held)).status).toBe(200);
});

test('an account that signs in with Google only has no password to change', async () => {
  const customer = await createCustomer(api);
  const input = { currentPassword: 'anything', newPassword: 'another six' };
  expect(await api.call('PUT', '/account/password', input, customer)).toMatchObject({
    status: 409,
    body: { code: 'NO_PASSWORD' },
  });
});
