import { setTimeout as sleep } from 'node:timers/promises';
import type { Session } from '@pahiya/contract/auth/schemas';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { goodPassword, signUp } from '../../../test/customers.ts';

let api: Api;
/** A second node on the same database. */
let otherNode: Api;

beforeAll(async () => {
  api = await startApi();
  otherNode = await startApi({ database: api.database, origin: api.url });
});

afterAll(async () => {
  await otherNode.stop();
  await api.stop();
});

function signIn(email: string, password = goodPassword) {
  return api.call<Session & { code: string; message: string }>('POST', '/auth/sign-in', { email, password });
}

function readProfile(node: Api, token: string) {
  return node.call('GET', '/profiles/me', undefined, { token });
}

test('a customer signs in again, with the email address in any case', async () => {
  const { session } = await signUp(api, 'again@example.com');
  const { status, body } = await signIn('AGAIN@example.com');
  expect(status).toBe(200);
  expect(body.user).toEqual(session.user);
  expect((await readProfile(api, body.accessToken)).status).toBe(200);
});

test('a wrong password and an unknown email address get the same response', async () => {
  await signUp(api, 'known@example.com');
  const [wrong, unknown] = [await signIn('known@example.com', 'not that'), await signIn('unknown@example.com')];
  expect(wrong).toMatchObject({
    status: 401,
    body: { code: 'INVALID_CREDENTIALS', message: 'Invalid credentials. Please try again.' },
  });
  expect(unknown.body).toEqual(wrong.body);
  expect(wrong.cookie).toBe('');
});

test('the session cookie yields a new access token', async () => {
  const { session, cookie } = await signUp(api, 'fresh@example.com');
  const { status, body } = await api.call<Session>('POST', '/auth/token', undefined, { cookie });
  expect(status).toBe(200);
  expect(body.user).toEqual(session.user);
  const lifetime = (Date.parse(body.expiresAt) - Date.now()) / 1000;
  expect(lifetime).toBeGreaterThan(590);
  expect(lifetime).toBeLessThanOrEqual(600);
  expect((await readProfile(api, body.accessToken)).status).toBe(200);
});

test.each([undefined, 'pahiya.session_token=made-up', 'pahiya.session_token=a.b; other=1', 'x'.repeat(4000)])(
  'without a valid cookie there is no access token: %s',
  async (cookie) => {
    expect(await api.call('POST', '/auth/token', undefined, { cookie })).toMatchObject({
      status: 401,
      body: { code: 'SESSION_NOT_FOUND' },
    });
  },
);

test('an access token is not a session and yields no other token', async () => {
  const { session } = await signUp(api, 'token-only@example.com');
  const answer = await api.call('POST', '/auth/token', undefined, { token: session.accessToken });
  expect(answer.status).toBe(401);
});

test('a cookie alone can neither read nor change anything', async () => {
  const { cookie } = await signUp(api, 'cookie@example.com');
  const id = '0190a1b2-0000-7000-8000-000000000000';
  const calls = [
    ['GET', '/profiles/me'],
    ['PATCH', '/profiles/me', { bio: 'changed' }],
    ['GET', '/bookings'],
    ['GET', `/bookings/${id}`],
    ['GET', '/garages/favourites'],
    ['PUT', `/garages/${id}/favourite`],
    ['DELETE', `/garages/${id}/favourite`],
  ] as const;
  for (const [method, path, body] of calls) {
    const answer = await api.call(method, path, body, { cookie });
    expect(answer, `${method} ${path}`).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
  }
});

test("better-auth's own endpoints are closed", async () => {
  const { cookie } = await signUp(api, 'closed@example.com');
  for (const path of ['/auth/get-session', '/auth/list-sessions', '/auth/jwks', '/auth/token', '/auth/ok']) {
    expect((await api.call('GET', path, undefined, { cookie })).status, path).toBe(404);
  }
  for (const path of ['/auth/change-password', '/auth/update-user', '/auth/delete-user', '/auth/sign-in/email']) {
    expect((await api.call('POST', path, {}, { cookie })).status, path).toBe(404);
  }
});

test('signing out ends every session of the account: at once on this node, within ten seconds on others', {
  timeout: 60_000,
}, async () => {
  const { session, cookie } = await signUp(api, 'leaving@example.com');
  const phone = await signIn('leaving@example.com');
  const bystander = await signUp(api, 'staying@example.com');
  const tokens = [session.accessToken, phone.body.accessToken];
  for (const token of tokens) {
    expect((await readProfile(api, token)).status).toBe(200);
    expect((await readProfile(otherNode, token)).status).toBe(200);
  }
  const answer = await api.call('POST', '/auth/sign-out', undefined, { cookie });
  const signedOutAt = performance.now();
  expect(answer).toMatchObject({ status: 200, body: { ok: true } });
  expect(answer.headers.getSetCookie().join()).toMatch(/session_token=;.*Max-Age=0/i);
  for (const token of tokens) expect((await readProfile(api, token)).status).toBe(401);
  expect((await api.call('POST', '/auth/token', undefined, { cookie: phone.cookie })).status).toBe(401);
  expect((await otherNode.call('POST', '/auth/token', undefined, { cookie })).status).toBe(401);
  // Promised by the product (product, section 9.2).
  await sleep(signedOutAt + 10_000 - performance.now());
  for (const token of tokens) expect((await readProfile(otherNode, token)).status).toBe(401);
  expect((await readProfile(api, bystander.session.accessToken)).status).toBe(200);
});

test('signing out without a session is not an error', async () => {
  expect((await api.call('POST', '/auth/sign-out')).status).toBe(200);
  expect((await api.call('POST', '/auth/sign-out', undefined, { cookie: 'pahiya.session_token=x' })).status).toBe(200);
});

test('an expired session yields no token and no access', async () => {
  const { session, cookie } = await signUp(api, 'old@example.com');
  await api.services.db.execute(
    sql`update auth_sessions set expires_at = now() - interval '1 second' where user_id = ${session.user.id}`,
  );
  expect((await readProfile(api, session.accessToken)).status).toBe(401);
  expect((await api.call('POST', '/auth/token', undefined, { cookie })).status).toBe(401);
});

test('a removed account has no access', async () => {
  const { session, cookie } = await signUp(api, 'removed@example.com');
  await api.services.db.execute(sql`delete from auth_users where id = ${session.user.id}`);
  expect((await readProfile(api, session.accessToken)).status).toBe(401);
  expect((await api.call('POST', '/auth/token', undefined, { cookie })).status).toBe(401);
});

test('a token read from the database signs nobody in', async () => {
  const { session, cookie } = await signUp(api, 'leaked@example.com');
  const { rows } = await api.services.db.execute<{ token: string }>(
    sql`select token from auth_sessions where user_id = ${session.user.id}`,
  );
  const { token = '' } = rows[0] ?? {};
  expect(token).toMatch(/^[0-9a-f]{64}$/);
  expect(decodeURIComponent(cookie)).not.toContain(token);
  const asBearer = { headers: { authorization: `Bearer ${token}` } };
  expect((await api.call('POST', '/auth/token', undefined, asBearer)).status).toBe(401);
  expect((await api.call('POST', '/auth/token', undefined, { cookie: `pahiya.session_token=${token}` })).status).toBe(
    401,
  );
  expect((await api.call('POST', '/auth/token', undefined, { cookie })).status).toBe(200);
});

test('a session is extended after an hour with a new, valid cookie', async () => {
  const { session, cookie } = await signUp(api, 'renewed@example.com');
  await api.services.db.execute(
    sql`update auth_sessions set expires_at = now() + interval '10 days' where user_id = ${session.user.id}`,
  );
  const renewed = await api.call('POST', '/auth/token', undefined, { cookie });
  expect(renewed.cookie).toContain('session_token');
  expect((await api.call('POST', '/auth/token', undefined, { cookie: renewed.cookie })).status).toBe(200);
});
