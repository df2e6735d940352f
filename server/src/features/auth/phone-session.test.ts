import type { Session } from '@pahiya/contract/auth/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { goodPassword, signUp } from '../../../test/customers.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});

afterAll(() => api.stop());

const origins = ['https://localhost', 'capacitor://localhost'];
const [origin = ''] = origins;

/** A request as from the app's web view: with its origin, and with its stored token if it has one. */
function fromApp<Body = { code: string }>(path: string, body?: unknown, token?: string | null, cookie?: string) {
  const headers = { origin, ...(token && { authorization: `Bearer ${token}` }) };
  return api.call<Body>('POST', path, body, { headers, cookie });
}

async function signInFromApp(email: string): Promise<string> {
  await signUp(api, email);
  const answer = await fromApp<Session>('/auth/sign-in', { email, password: goodPassword });
  expect(answer).toMatchObject({ status: 200, cookie: '' });
  return answer.headers.get('set-auth-token') ?? '';
}

test("the app gets the session's token in a header, without a cookie, and uses it to get access tokens", async () => {
  const token = await signInFromApp('app@example.com');
  expect(token).not.toBe('');
  const { status, body, cookie, headers } = await fromApp<Session>('/auth/token', undefined, token);
  expect(status).toBe(200);
  expect(cookie).toBe('');
  expect(headers.get('cache-control')).toBe('no-store');
  const profile = await api.call('GET', '/profiles/me', undefined, { token: body.accessToken });
  expect(profile.status).toBe(200);
});

test('signing up in the app signs in there', async () => {
  const person = { fullName: 'Asha Rao', email: 'new-app@example.com', password: goodPassword, isAdult: true };
  const answer = await fromApp('/auth/sign-up', person);
  expect(answer).toMatchObject({ status: 201, cookie: '' });
  const token = answer.headers.get('set-auth-token');
  expect((await fromApp('/auth/token', undefined, token)).status).toBe(200);
});

test('signing out in the app ends its token and every other session of the account', async () => {
  const token = await signInFromApp('out@example.com');
  const browser = await api.call('POST', '/auth/sign-in', { email: 'out@example.com', password: goodPassword });
  expect((await fromApp('/auth/sign-out', undefined, token)).status).toBe(200);
  const again = await fromApp('/auth/token', undefined, token);
  expect(again).toMatchObject({ status: 401, body: { code: 'SESSION_NOT_FOUND' } });
  const cookie = await api.call('POST', '/auth/token', undefined, { cookie: browser.cookie });
  expect(cookie.status).toBe(401);
});

test.each(origins)('a cookie alone is not accepted from a page of %s', async (from) => {
  const { cookie } = await signUp(api, `cookie-${from.length}@example.com`);
  const headers = { origin: from };
  expect((await api.call('POST', '/auth/token', undefined, { cookie, headers })).status).toBe(401);
  expect((await api.call('POST', '/auth/sign-out', undefined, { cookie, headers })).status).toBe(200);
  // The request did not sign anyone out.
  expect((await api.call('POST', '/auth/token', undefined, { cookie })).status).toBe(200);
});

test.each([
  ['a word', 'made-up'],
  ['two parts', 'a.b'],
  ['three parts', 'a.b.c'],
  ['an escape', '%00'],
  ['far too long', 'x'.repeat(4000)],
])('an invalid token (%s) is refused, even together with a valid cookie', async (_what, token) => {
  const { cookie } = await signUp(api, `none-${crypto.randomUUID()}@example.com`);
  const answer = await fromApp('/auth/token', undefined, token, cookie);
  expect(answer).toMatchObject({ status: 401, body: { code: 'SESSION_NOT_FOUND' } });
  const ofBrowser = { cookie, headers: { authorization: `Bearer ${token}` } };
  expect((await api.call('POST', '/auth/token', undefined, ofBrowser)).status).toBe(401);
});

test.each([undefined, 'https://localhost:3000', 'http://localhost', 'https://localhost.evil.example', 'null'])(
  'only the app gets the token of a session (%s)',
  async (from) => {
    const headers: Record<string, string> = from === undefined ? {} : { origin: from };
    const email = `page-${crypto.randomUUID()}@example.com`;
    const person = { fullName: 'Asha Rao', email, password: goodPassword, isAdult: true };
    const answer = await api.call('POST', '/auth/sign-up', person, { headers });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('set-auth-token')).toBeNull();
    expect(answer.cookie).toContain('session_token');
  },
);

test('mails after a sign-up in the app are in the language of its screens', async () => {
  const person = { fullName: 'Asha Rao', email: 'hindi-app@example.com', password: goodPassword, isAdult: true };
  const headers = { origin, 'accept-language': 'hi' };
  const answer = await api.call<{ session: Session }>('POST', '/auth/sign-up', person, { headers });
  const { body } = await api.call<{ bio: string }>('GET', '/profiles/me', undefined, {
    token: answer.body.session.accessToken,
  });
  expect(body.bio).toMatch(/[\u0900-\u097f]/);
});
