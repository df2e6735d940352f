import type { Session } from '@pahiya/contract/auth/schemas';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { createCustomer, goodPassword, signUp } from '../../../test/customers.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});

beforeEach(() => {
  api.mails.length = 0;
});

afterAll(() => api.stop());

const newPassword = 'a new password';

function askFor(email: string) {
  return api.call('POST', '/auth/forgot-password', { email });
}

function reset(token: string, password = newPassword) {
  return api.call<{ code?: string }>('POST', '/auth/reset-password', { token, password });
}

async function signInStatus(email: string, password: string): Promise<number> {
  return (await api.call('POST', '/auth/sign-in', { email, password })).status;
}

/** Of the only mail that was sent. */
function mailedToken(): string {
  const [mail, ...others] = api.mails;
  expect(others).toEqual([]);
  const link = mail?.text.match(/https?:\/\/\S+/)?.[0] ?? '';
  expect(link.startsWith(`${api.url}/auth/reset#token=`)).toBe(true);
  return decodeURIComponent(link.split('#token=')[1] ?? '');
}

test('a mailed link sets a new password once and ends every session', async () => {
  const { session, cookie } = await signUp(api, 'forgot@example.com');
  expect((await askFor('Forgot@example.com')).body).toEqual({ ok: true });
  expect(api.mails[0]).toMatchObject({ to: 'forgot@example.com', subject: 'Set a new Pahiya password' });
  const token = mailedToken();
  expect((await reset(token)).status).toBe(200);
  expect(await signInStatus('forgot@example.com', goodPassword)).toBe(401);
  expect(await signInStatus('forgot@example.com', newPassword)).toBe(200);
  expect((await api.call('POST', '/auth/token', undefined, { cookie })).status).toBe(401);
  expect((await api.call('GET', '/profiles/me', undefined, { token: session.accessToken })).status).toBe(401);
  expect(await reset(token, 'yet another')).toMatchObject({ status: 400, body: { code: 'INVALID_TOKEN' } });
  expect(await signInStatus('forgot@example.com', newPassword)).toBe(200);
});

test('the mail carries nothing that whoever signed up wrote', async () => {
  await signUp(api, 'victim@example.com', 'You won! https://evil.example');
  await askFor('victim@example.com');
  expect(api.mails[0]?.text).toContain('Hello,');
  expect(JSON.stringify(api.mails)).not.toMatch(/won|evil/);
});

test('of two uses of one link at once one counts', async () => {
  await signUp(api, 'twice@example.com');
  await askFor('twice@example.com');
  const token = mailedToken();
  const statuses = (await Promise.all([reset(token, 'first pw'), reset(token, 'second pw')])).map(
    ({ status }) => status,
  );
  expect(statuses.toSorted()).toEqual([200, 400]);
});

test('an unknown address is answered alike and gets no mail', async () => {
  await signUp(api, 'known@example.com');
  const known = await askFor('known@example.com');
  api.mails.length = 0;
  const unknown = await askFor('unknown@example.com');
  expect({ status: unknown.status, body: unknown.body }).toEqual({ status: known.status, body: known.body });
  expect([...unknown.headers.keys()].sort()).toEqual([...known.headers.keys()].sort());
  expect(api.mails).toEqual([]);
});

test('a forgotten password is the same work for a known and an unknown address', async () => {
  const node = await startApi({ holdsJobs: true });
  const { email } = await createCustomer(node);
  for (const address of [email, 'nobody@example.com']) {
    await node.call('POST', '/auth/forgot-password', { email: address });
  }
  const { rows } = await node.services.db.execute(sql`select from auth_verifications`);
  expect(rows).toEqual([]);
  expect(node.jobs).toEqual([
    { kind: 'forgotten', email },
    { kind: 'forgotten', email: 'nobody@example.com' },
  ]);
  await node.stop();
});

test('a link is good for an hour', async () => {
  await signUp(api, 'late@example.com');
  await askFor('late@example.com');
  const token = mailedToken();
  const { rows } = await api.services.db.execute<{ minutes: number }>(
    sql`select extract(epoch from expires_at - now()) / 60 as minutes from auth_verifications
      where identifier like ${`%${token}`}`,
  );
  expect(Number(rows[0]?.minutes)).toBeGreaterThan(58);
  expect(Number(rows[0]?.minutes)).toBeLessThanOrEqual(60);
  await api.services.db.execute(sql`update auth_verifications set expires_at = now() - interval '1 second'`);
  expect(await reset(token)).toMatchObject({ status: 400, body: { code: 'INVALID_TOKEN', data: { field: 'token' } } });
});

test('a link keeps its worth when the new password is too short', async () => {
  await signUp(api, 'short@example.com');
  await askFor('short@example.com');
  const token = mailedToken();
  expect(await reset(token, '12345')).toMatchObject({ status: 400, body: { data: { field: 'password' } } });
  expect((await reset(token)).status).toBe(200);
});

test.each(['made-up', "' or 1=1 --", 'a\u0000b', 'x'.repeat(200), '%', '../..'])(
  'the token %j sets nothing',
  async (token) => {
    const answer = await reset(token);
    expect(answer.status).toBe(400);
    expect(['INVALID_TOKEN', 'INVALID_INPUT']).toContain(answer.body.code);
  },
);

test('after a reset the customer signs in with a session of its own', async () => {
  await signUp(api, 'back@example.com');
  await askFor('back@example.com');
  await reset(mailedToken());
  const body = { email: 'back@example.com', password: newPassword };
  const { body: session } = await api.call<Session>('POST', '/auth/sign-in', body);
  expect((await api.call('GET', '/profiles/me', undefined, { token: session.accessToken })).status).toBe(200);
});
