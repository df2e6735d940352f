import type { DeviceSession } from '@pahiya/contract/account/schemas';
import type { Session } from '@pahiya/contract/auth/schemas';
import type { OwnProfile } from '@pahiya/contract/profiles/schemas';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { signUp } from '../../../test/customers.ts';
import { comeBackFromGoogle, standInForGoogle } from '../../../test/google.ts';
import { nextCode, turnOn } from '../../../test/two-factor.ts';
import { consents } from './tables.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi({ auth: { google: { clientId: 'our-client', clientSecret: 'our-secret' } } });
});

afterAll(() => api.stop());
afterEach(() => vi.restoreAllMocks());

const phone = { 'user-agent': 'A phone of Asha', 'accept-language': 'ta-IN, en;q=0.5' };

test("a sign-in with Google lists the device by name and uses the browser's language", async () => {
  standInForGoogle({ sub: 'asha', email: 'asha@example.com', name: 'Asha Rao' });
  const begun = await api.call<{ url: string }>('POST', '/auth/google', { next: '/profile' }, { headers: phone });
  const back = await comeBackFromGoogle(api, { address: begun.body.url, cookie: begun.cookie, headers: phone });
  expect(back.headers.get('location')).toContain('/profile?signed-in=1');

  const { body: session } = await api.call<Session>('POST', '/auth/token', {}, { cookie: back.cookie });
  const by = { token: session.accessToken };
  const { body: devices } = await api.call<DeviceSession[]>('GET', '/account/sessions', undefined, by);
  expect(devices).toMatchObject([{ userAgent: 'A phone of Asha', isCurrent: true }]);
  const { body: profile } = await api.call<OwnProfile>('GET', '/profiles/me', undefined, by);
  expect(profile).toMatchObject({ fullName: 'Asha Rao', language: 'ta' });
  const kept = await api.services.db.select().from(consents).where(eq(consents.userId, session.user.id));
  expect(kept).toMatchObject([{ language: 'ta', text: expect.stringContaining('தனியுரிமைக் கொள்கை') }]);

  // Google does not provide the age, so the person is asked once afterwards.
  expect(session.user.hasDeclaredAge).toBe(false);
  const said = { isAdult: true, language: 'hi' };
  expect((await api.call('POST', '/account/age-declaration', { ...said, isAdult: false }, by)).status).toBe(400);
  expect((await api.call('POST', '/account/age-declaration', said, by)).status).toBe(200);
  expect((await api.call('POST', '/account/age-declaration', { ...said, language: 'en' }, by)).status).toBe(200);
  const { body: renewed } = await api.call<Session>('POST', '/auth/token', {}, { cookie: back.cookie });
  expect(renewed.user.hasDeclaredAge).toBe(true);
  const ofAge = and(eq(consents.userId, session.user.id), eq(consents.kind, 'age'));
  const declared = await api.services.db.select().from(consents).where(ofAge);
  expect(declared).toMatchObject([{ language: 'hi', text: 'मेरी उम्र 18 साल या उससे ज़्यादा है।', version: '2026-11-21' }]);
});

test('a Google account with a different address is not linked, and its owner returns to where it began', async () => {
  const { session } = await signUp(api, 'meera@example.com');
  const by = { token: session.accessToken };
  const link = async (email: string) => {
    standInForGoogle({ sub: `sub of ${email}`, email, name: 'Meera' });
    const input = { next: '/settings?section=linked' };
    const begun = await api.call<{ url: string }>('POST', '/account/google', input, by);
    const back = await comeBackFromGoogle(api, { address: begun.body.url, cookie: begun.cookie });
    const { body } = await api.call<{ hasGoogle: boolean }>('GET', '/account/sign-in-methods', undefined, by);
    return { hasGoogle: body.hasGoogle, url: new URL(back.headers.get('location') ?? '', api.url) };
  };
  const other = await link('somebody@example.com');
  expect(other.hasGoogle).toBe(false);
  expect(other.url.pathname).toBe('/settings');
  expect(other.url.searchParams.get('section')).toBe('linked');
  expect(other.url.searchParams.get('error')).toBeTruthy();
  const own = await link('meera@example.com');
  expect(own.hasGoogle).toBe(true);
  expect(own.url.pathname + own.url.search).toBe('/settings?section=linked');
});

test('an existing password account cannot be entered with the same address at Google', async () => {
  await signUp(api, 'taken@example.com');
  standInForGoogle({ sub: 'taken', email: 'taken@example.com', name: 'Not them' });
  const begun = await api.call<{ url: string }>('POST', '/auth/google', {});
  const back = await comeBackFromGoogle(api, { address: begun.body.url, cookie: begun.cookie });
  const { pathname, search } = new URL(back.headers.get('location') ?? '', api.url);
  expect(pathname + search).toBe('/auth?error=account_not_linked');
  expect(back.cookie).not.toMatch(/session_token=[^;]/);
});

test('a Google sign-in to an account with a second factor leads to its page, without a session', async () => {
  const google = { sub: 'kiran', email: 'kiran@example.com', name: 'Kiran Rao' };
  const come = async () => {
    standInForGoogle(google);
    const begun = await api.call<{ url: string }>('POST', '/auth/google', { next: '/profile?tab=posts' });
    return await comeBackFromGoogle(api, { address: begun.body.url, cookie: begun.cookie });
  };
  const first = await come();
  const { body: session } = await api.call<Session>('POST', '/auth/token', {}, { cookie: first.cookie });
  const { secret } = await turnOn(api, session.accessToken);
  const back = await come();
  expect(back.cookie).not.toMatch(/session_token=[^;]/);
  const address = new URL(back.headers.get('location') ?? '', api.url);
  expect(address.pathname + address.search).toBe('/auth?next=%2Fprofile%3Ftab%3Dposts');
  const challengeId = new URLSearchParams(address.hash.slice(1)).get('token');
  const input = { challengeId, code: await nextCode(api, secret) };
  const answer = await api.call<Session>('POST', '/auth/challenge', input);
  expect(answer.status).toBe(200);
  expect(answer.body.user.identities).toMatchObject([{ provider: 'google' }]);
});
