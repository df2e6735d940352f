import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { goodPassword, signUp } from '../../../test/customers.ts';
import { resetIdentifier } from './rules.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi({ hasRateLimits: true, trustedProxies: 1 });
});

afterAll(() => api.stop());

const from = (address: string) => ({ 'x-forwarded-for': address });
const app = { origin: 'https://localhost' };

function signIn(email: string, password: string, options: { cookie?: string; headers?: Record<string, string> } = {}) {
  return api.call<{ code?: string }>('POST', '/auth/sign-in', { email, password }, options);
}

/** Uses up the limits as a hundred strangers from ten addresses would. */
async function lockOut(email: string): Promise<void> {
  for (let guess = 0; guess < 100; guess += 1)
    await api.services.rateLimits.take('signInOfAccount', email.toLowerCase());
  for (let asked = 0; asked < 5; asked += 1) await api.services.rateLimits.take('resetOfAccount', email.toLowerCase());
  expect((await signIn(email, goodPassword, { headers: from('203.0.113.1') })).status).toBe(429);
}

const deviceOf = (cookie: string) => cookie.split('; ').find((pair) => pair.startsWith('pahiya.device=')) ?? '';

test('a device on which the owner has signed in can sign in while strangers have locked the account', async () => {
  const { cookie } = await signUp(api, 'owner@example.com');
  const device = deviceOf(cookie);
  await lockOut('owner@example.com');
  expect((await signIn('Owner@example.com', goodPassword, { cookie: device })).status).toBe(200);
  expect((await signIn('owner@example.com', goodPassword)).status).toBe(429);
});

test('attempts on a known device are limited, too, and lock that device only', async () => {
  const { cookie } = await signUp(api, 'slow@example.com');
  const other = await signIn('slow@example.com', goodPassword);
  const [device, otherDevice] = [deviceOf(cookie), deviceOf(other.cookie)];
  for (let guess = 0; guess < 10; guess += 1)
    expect((await signIn('slow@example.com', 'not that', { cookie: device })).status).toBe(401);
  expect(await signIn('slow@example.com', goodPassword, { cookie: device })).toMatchObject({ status: 429 });
  expect((await signIn('slow@example.com', goodPassword, { cookie: otherDevice })).status).toBe(200);
  expect((await signIn('slow@example.com', goodPassword)).status).toBe(200);
});

test('a device known to one account is unknown to others, and its token cannot be forged', async () => {
  const { cookie } = await signUp(api, 'mine@example.com');
  await signUp(api, 'theirs@example.com');
  await lockOut('theirs@example.com');
  const device = deviceOf(cookie);
  const [id, signature] = device.replace('pahiya.device=', '').split('.');
  for (const made of [
    device,
    `pahiya.device=${id}.`,
    `pahiya.device=x.${signature}`,
    'pahiya.device=~~~',
    'pahiya.device=',
  ])
    expect((await signIn('theirs@example.com', goodPassword, { cookie: made })).status, made).toBe(429);
});

test('a device shared by five accounts is known to each of them', async () => {
  let device = '';
  const emails = [1, 2, 3, 4, 5].map((place) => `shared-${place}@example.com`);
  for (const email of emails) {
    await signUp(api, email);
    device = deviceOf((await signIn(email, goodPassword, { cookie: device })).cookie) || device;
  }
  for (const email of emails) {
    await lockOut(email);
    expect((await signIn(email, goodPassword, { cookie: device })).status, email).toBe(200);
  }
});

test('a session from before the device was known makes it known with its next token', async () => {
  const { cookie } = await signUp(api, 'before@example.com');
  const session = cookie
    .split('; ')
    .filter((pair) => !pair.startsWith('pahiya.device='))
    .join('; ');
  const renewed = await api.call('POST', '/auth/token', undefined, { cookie: session });
  expect(deviceOf(renewed.cookie)).not.toBe('');
  const again = await api.call('POST', '/auth/token', undefined, { cookie: `${session}; ${deviceOf(renewed.cookie)}` });
  expect(deviceOf(again.cookie)).toBe('');
});

test("other people's requests for links do not use up the owner's mails", async () => {
  const { cookie } = await signUp(api, 'mails@example.com');
  await lockOut('mails@example.com');
  api.mails.length = 0;
  const ask = (options: { cookie?: string }) =>
    api.call('POST', '/auth/forgot-password', { email: 'mails@example.com' }, options);
  expect((await ask({})).status).toBe(429);
  for (let asked = 0; asked < 5; asked += 1) expect((await ask({ cookie: deviceOf(cookie) })).status).toBe(200);
  expect((await ask({ cookie: deviceOf(cookie) })).status).toBe(429);
  expect(api.mails).toHaveLength(5);
});

test('a mailed link ends a lock-out on a new device', async () => {
  await signUp(api, 'new-device@example.com');
  api.mails.length = 0;
  await api.call('POST', '/auth/forgot-password', { email: 'new-device@example.com' });
  const token = decodeURIComponent(/#token=(\S+)/.exec(api.mails[0]?.text ?? '')?.[1] ?? '');
  expect(resetIdentifier(token)).not.toContain(token);
  await lockOut('new-device@example.com');
  const reset = await api.call('POST', '/auth/reset-password', { token, password: 'another of mine' });
  expect(reset.status).toBe(200);
  const again = await signIn('new-device@example.com', 'another of mine', { cookie: deviceOf(reset.cookie) });
  expect(again.status).toBe(200);
});

test('the mobile app gets a token in place of the cookie', async () => {
  await signUp(api, 'phone@example.com');
  const answer = await signIn('phone@example.com', goodPassword, { headers: app });
  const token = answer.headers.get('device-token') ?? '';
  expect(token).not.toBe('');
  expect(answer.cookie).toBe('');
  await lockOut('phone@example.com');
  const known = await signIn('phone@example.com', goodPassword, { headers: { ...app, 'device-token': token } });
  expect(known.status).toBe(200);
  expect((await signIn('phone@example.com', goodPassword, { headers: { 'device-token': token } })).status).toBe(429);
});

test('the token contains neither the account nor its address', async () => {
  const { session, cookie } = await signUp(api, 'private@example.com');
  const device = deviceOf(cookie);
  for (const word of ['private', 'example', session.user.id]) {
    expect(device).not.toContain(word);
    expect(Buffer.from(device, 'base64').toString()).not.toContain(word);
  }
});
