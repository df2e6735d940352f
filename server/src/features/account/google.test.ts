import type { SignInMethods } from '@pahiya/contract/account/schemas';
import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { createCustomer, signUp } from '../../../test/customers.ts';
import { authAccounts } from '../auth/tables.ts';

let api: Api;
let without: Api;

beforeAll(async () => {
  without = await startApi();
  const google = { clientId: 'our-client', clientSecret: 'our-secret' };
  api = await startApi({ database: without.database, auth: { google } });
});

afterAll(async () => {
  await api.stop();
  await without.stop();
});

async function linkByHand(userId: string): Promise<void> {
  await api.services.db
    .insert(authAccounts)
    .values({ id: uuidv7(), accountId: `google-${userId}`, providerId: 'google', userId });
}

const methodsOf = async (customer: { token: string }, node = api) =>
  (await node.call<SignInMethods>('GET', '/account/sign-in-methods', undefined, customer)).body;

test('the response lists the ways to sign in', async () => {
  const { session } = await signUp(api, 'methods@example.com');
  const customer = { token: session.accessToken };
  expect(await methodsOf(customer)).toEqual({ hasPassword: true, hasGoogle: false, isGoogleAvailable: true });
  await linkByHand(session.user.id);
  expect(await methodsOf(customer)).toMatchObject({ hasGoogle: true });
});

test('linking leads to Google and back to the settings', async () => {
  const { session } = await signUp(api, 'links@example.com');
  const customer = { token: session.accessToken };
  const { status, body, headers } = await api.call<{ url: string }>('POST', '/account/google', {}, customer);
  expect(status).toBe(200);
  const url = new URL(body.url);
  expect(url.origin).toBe('https://accounts.google.com');
  expect(url.searchParams.get('redirect_uri')).toBe(`${api.url}/api/auth/callback/google`);
  expect(headers.getSetCookie().join()).toMatch(/HttpOnly/i);
});

test('a person who declines at Google returns to the settings and sees why', async () => {
  const { session } = await signUp(api, 'refuses@example.com');
  const next = '/settings?section=linked';
  const asked = await api.call<{ url: string }>('POST', '/account/google', { next }, { token: session.accessToken });
  const state = new URL(asked.body.url).searchParams.get('state');
  const cookie = asked.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const answer = await fetch(`${api.url}/api/auth/callback/google?error=access_denied&state=${state}`, {
    headers: { cookie },
    redirect: 'manual',
  });
  expect(answer.headers.get('location')).toMatch(/\/settings\?section=linked&error=access_denied/);
});

test('without keys Google cannot be linked, and the settings show that', async () => {
  const { session } = await signUp(without, 'no-keys@example.com');
  const customer = { token: session.accessToken };
  expect(await methodsOf(customer, without)).toMatchObject({ isGoogleAvailable: false });
  expect(await without.call('POST', '/account/google', {}, customer)).toMatchObject({
    status: 503,
    body: { code: 'PROVIDER_UNAVAILABLE' },
  });
});

test('Google can be unlinked if there is a password', async () => {
  const { session } = await signUp(api, 'unlinks@example.com');
  await linkByHand(session.user.id);
  const customer = { token: session.accessToken };
  const answer = await api.call<SignInMethods>('DELETE', '/account/google', undefined, customer);
  expect(answer.body).toMatchObject({ hasPassword: true, hasGoogle: false });
});

test('the only way to sign in cannot be removed', async () => {
  const customer = await createCustomer(api);
  await linkByHand(customer.id);
  expect(await api.call('DELETE', '/account/google', undefined, customer)).toMatchObject({
    status: 409,
    body: { code: 'LAST_SIGN_IN_METHOD' },
  });
  const kept = await api.services.db
    .select({ id: authAccounts.id })
    .from(authAccounts)
    .where(and(eq(authAccounts.userId, customer.id), eq(authAccounts.providerId, 'google')));
  expect(kept).toHaveLength(1);
});
