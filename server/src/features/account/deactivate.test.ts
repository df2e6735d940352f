import type { Session } from '@pahiya/contract/auth/schemas';
import type { OwnProfile } from '@pahiya/contract/profiles/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { type Customer, createCustomer, goodPassword, signUp } from '../../../test/customers.ts';

let api: Api;
let reader: Customer;

beforeAll(async () => {
  api = await startApi();
  reader = await createCustomer(api, 'Reader Rao');
});

afterAll(() => api.stop());

const ownProfile = async (token: string) =>
  (await api.call<OwnProfile>('GET', '/profiles/me', undefined, { token })).body;
const profileStatus = async (username: string) =>
  (await api.call('GET', `/profiles/${username}`, undefined, reader)).status;

async function signIn(email: string): Promise<string> {
  return (await api.call<Session>('POST', '/auth/sign-in', { email, password: goodPassword })).body.accessToken;
}

async function newMember(email: string) {
  const token = (await signUp(api, email)).session.accessToken;
  await api.call('PATCH', '/profiles/me', { bio: 'I ride in the hills.' }, { token });
  return { token, username: (await ownProfile(token)).username };
}

test('a deactivated person is signed out everywhere and visible to nobody', async () => {
  const { token, username } = await newMember('away@example.com');
  const elsewhere = await signIn('away@example.com');
  await api.call('PUT', `/profiles/${username}/follow`, undefined, reader);
  const own = async () => (await ownProfile(reader.token)).following;
  expect(await own()).toBe(1);
  expect((await api.call('POST', '/account/deactivate', undefined, { token })).status).toBe(200);
  for (const device of [token, elsewhere]) {
    expect((await api.call('GET', '/profiles/me', undefined, { token: device })).status).toBe(401);
  }
  expect(await profileStatus(username)).toBe(404);
  expect(await own()).toBe(0);
});

test('signing in again restores everything, including the bio', async () => {
  const { token, username } = await newMember('back@example.com');
  await api.call('PUT', `/profiles/${username}/follow`, undefined, reader);
  const before = await ownProfile(token);
  await api.call('POST', '/account/deactivate', undefined, { token });
  const after = await ownProfile(await signIn('back@example.com'));
  expect(after).toEqual({ ...before, updatedAt: expect.any(String) });
  expect(await profileStatus(username)).toBe(200);
});

test('deactivating twice keeps the original bio', async () => {
  const { token } = await newMember('twice@example.com');
  await Promise.all([1, 2].map(() => api.call('POST', '/account/deactivate', undefined, { token })));
  expect(await ownProfile(await signIn('twice@example.com'))).toMatchObject({ bio: 'I ride in the hills.' });
});
