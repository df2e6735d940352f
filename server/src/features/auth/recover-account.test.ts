import type { Session } from '@pahiya/contract/auth/schemas';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { createCustomer, goodPassword, signUp } from '../../../test/customers.ts';
import { resetIdentifier } from './rules.ts';

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

/** The token of the only mailed link. */
function mailedToken(): string {
  const [mail, ...others] = api.mails.filter(({ text }) => text.includes('#token='));
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

test('the link is mailed at once, without waiting for a sweep', async () => {
  await signUp(api, 'at-once@example.com');
  // The tests' own `call` would wait for the mails.
  const body = JSON.stringify({ email: 'at-once@example.com' });
  const headers = { 'content-type': 'application/json' };
  await fetch(`${api.url}/api/auth/forgot-password`, { method: 'POST', headers, body });
  // No sweep runs in tests.
  await expect.poll(() => api.mails.length).toBe(1);
});

async function askForLinks(email: string, count: number): Promise<string[]> {
  for (let asked = 0; asked < count; asked += 1) await askFor(email);
  const tokens = api.mails.flatMap(({ text }) => /#token=(\S+)/.exec(text)?.[1] ?? []);
  expect(new Set(tokens).size).toBe(count);
  api.mails.length = 0;
  return tokens.map(decodeURIComponent);
}

test('using one of three mailed links invalidates the others', async () => {
  await signUp(api, 'three@example.com');
  const [first = '', second = '', third = ''] = await askForLinks('three@example.com', 3);
  expect((await reset(second)).status).toBe(200);
  for (const token of [first, third, second])
    expect(await reset(token, 'yet another')).toMatchObject({ status: 400, body: { code: 'INVALID_TOKEN' } });
  expect(await signInStatus('three@example.com', newPassword)).toBe(200);
});

test('when five links are used at the same moment, one sets its password', async () => {
  await signUp(api, 'race@example.com');
  const tokens = await askForLinks('race@example.com', 5);
  const answers = await Promise.all(tokens.map((token, place) => reset(token, `password number ${place}`)));
  const winners = answers.flatMap(({ status }, place) => (status === 200 ? place : []));
  expect(winners).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === 'INVALID_TOKEN')).toHaveLength(4);
  expect(await signInStatus('race@example.com', `password number ${winners[0]}`)).toBe(200);
});

test('changing the password in the settings invalidates an earlier link', async () => {
  const { session } = await signUp(api, 'changes@example.com');
  const [token = ''] = await askForLinks('changes@example.com', 1);
  const input = { currentPassword: goodPassword, newPassword };
  expect((await api.call('PUT', '/account/password', input, { token: session.accessToken })).status).toBe(200);
  expect(await reset(token, 'yet another')).toMatchObject({ status: 400, body: { code: 'INVALID_TOKEN' } });
});

test('a link mailed to a former address of the account is invalid', async () => {
  const { session } = await signUp(api, 'moved@example.com');
  const [token = ''] = await askForLinks('moved@example.com', 1);
  await api.services.db.execute(
    sql`update auth_users set email = 'new-place@example.com' where id = ${session.user.id}`,
  );
  expect(await reset(token)).toMatchObject({ status: 400, body: { code: 'INVALID_TOKEN' } });
});

test('links of other accounts stay valid', async () => {
  await signUp(api, 'one@example.com');
  await signUp(api, 'other@example.com');
  const [ofOne = ''] = await askForLinks('one@example.com', 1);
  const [ofOther = ''] = await askForLinks('other@example.com', 1);
  expect((await reset(ofOne)).status).toBe(200);
  expect((await reset(ofOther)).status).toBe(200);
});

test('the stored form of a link gives no access', async () => {
  await signUp(api, 'leaked@example.com');
  const [token = ''] = await askForLinks('leaked@example.com', 1);
  const { rows } = await api.services.db.execute<{ identifier: string }>(
    sql`select identifier from auth_verifications where identifier = ${resetIdentifier(token)}`,
  );
  const { identifier = '' } = rows[0] ?? {};
  expect(identifier).not.toContain(token);
  expect((await reset(identifier)).status).toBe(400);
  expect((await reset(token)).status).toBe(200);
});

test('the owner is mailed about a new password in their language, after a reset and after a change', async () => {
  const { session } = await signUp(api, 'notified@example.com');
  await api.services.db.execute(sql`update profiles set language = 'hi' where id = ${session.user.id}`);
  const input = { currentPassword: goodPassword, newPassword };
  await api.call('PUT', '/account/password', input, { token: session.accessToken });
  const subject = 'आपका Pahiya पासवर्ड बदल दिया गया है';
  const notices = () => api.mails.filter((mail) => mail.to === 'notified@example.com');
  await expect.poll(notices).toMatchObject([{ subject }]);
  expect(notices()[0]?.text).toContain(`${api.url}/auth/reset`);
  expect(notices()[0]?.text).not.toContain(newPassword);

  api.mails.length = 0;
  const [token = ''] = await askForLinks('notified@example.com', 1);
  await reset(token, 'yet another');
  await expect.poll(notices).toMatchObject([{ subject }]);
});

test('the mail contains no text entered at sign-up', async () => {
  await signUp(api, 'victim@example.com', 'You won! Call the evil bank');
  await askFor('victim@example.com');
  expect(api.mails[0]?.text).toContain('Hello,');
  expect(JSON.stringify(api.mails)).not.toMatch(/won|evil/);
});

test('when a link is used twice at once, one use succeeds', async () => {
  await signUp(api, 'twice@example.com');
  await askFor('twice@example.com');
  const token = mailedToken();
  const statuses = (await Promise.all([reset(token, 'first pw'), reset(token, 'second pw')])).map(
    ({ status }) => status,
  );
  expect(statuses.toSorted()).toEqual([200, 400]);
});

test('an unknown address gets the same response and no mail', async () => {
  await signUp(api, 'known@example.com');
  const known = await askFor('known@example.com');
  api.mails.length = 0;
  const unknown = await askFor('unknown@example.com');
  expect({ status: unknown.status, body: unknown.body }).toEqual({ status: known.status, body: known.body });
  expect([...unknown.headers.keys()].sort()).toEqual([...known.headers.keys()].sort());
  expect(api.mails).toEqual([]);
});

test('a forgotten password causes the same work for a known and an unknown address', async () => {
  const node = await startApi({ holdsMails: true });
  const { email } = await createCustomer(node);
  for (const address of [email, 'nobody@example.com']) {
    await node.call('POST', '/auth/forgot-password', { email: address });
  }
  const { rows } = await node.services.db.execute(sql`select from auth_verifications`);
  expect(rows).toEqual([]);
  const waiting = await node.services.db.execute(sql`
    select kind, address, facts from mails where state = 'waiting' order by created_at, id`);
  expect(waiting.rows).toEqual([
    { kind: 'reset', address: email, facts: {} },
    { kind: 'reset', address: 'nobody@example.com', facts: {} },
  ]);
  await node.stop();
});

test('a link is valid for an hour', async () => {
  await signUp(api, 'late@example.com');
  await askFor('late@example.com');
  const token = mailedToken();
  const { rows } = await api.services.db.execute<{ minutes: number }>(
    sql`select extract(epoch from expires_at - now()) / 60 as minutes from auth_verifications
      where identifier = ${resetIdentifier(token)}`,
  );
  expect(Number(rows[0]?.minutes)).toBeGreaterThan(58);
  expect(Number(rows[0]?.minutes)).toBeLessThanOrEqual(60);
  await api.services.db.execute(sql`update auth_verifications set expires_at = now() - interval '1 second'`);
  expect(await reset(token)).toMatchObject({ status: 400, body: { code: 'INVALID_TOKEN', data: { field: 'token' } } });
});

test('a link stays valid if the new password is too short', async () => {
  await signUp(api, 'short@example.com');
  await askFor('short@example.com');
  const token = mailedToken();
  expect(await reset(token, '12345')).toMatchObject({ status: 400, body: { data: { field: 'password' } } });
  expect((await reset(token)).status).toBe(200);
});

test.each(['made-up', "' or 1=1 --", 'a\u0000b', 'x'.repeat(200), '%', '../..'])(
  'the invalid token %j sets no password',
  async (token) => {
    const answer = await reset(token);
    expect(answer.status).toBe(400);
    expect(['INVALID_TOKEN', 'INVALID_INPUT']).toContain(answer.body.code);
  },
);

test('after a reset the customer signs in with a new session', async () => {
  await signUp(api, 'back@example.com');
  await askFor('back@example.com');
  await reset(mailedToken());
  const body = { email: 'back@example.com', password: newPassword };
  const { body: session } = await api.call<Session>('POST', '/auth/sign-in', body);
  expect((await api.call('GET', '/profiles/me', undefined, { token: session.accessToken })).status).toBe(200);
});
