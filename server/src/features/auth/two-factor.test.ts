import { isContractProcedure } from '@orpc/contract';
import type { SecondFactor } from '@pahiya/contract/auth/factors/schemas';
import type { Challenge, Session } from '@pahiya/contract/auth/schemas';
import { contract } from '@pahiya/contract/router';
import type { ProcedureMeta } from '@pahiya/contract/shared/base';
import { eq, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { goodPassword, signUp } from '../../../test/customers.ts';
import { codeAt, nextCode, stepMs, type TurnedOn, turnOn } from '../../../test/two-factor.ts';
import { openChallenge } from './commands/challenges.ts';
import { authChallenges, authRecoveryCodes, authSessions, authTwoFactors } from './tables.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});

afterAll(() => api.stop());

interface Refusal<Data = unknown> {
  code: string;
  data: Data;
}

interface Person extends TurnedOn {
  email: string;
  id: string;
  token: string;
}

let count = 0;

async function personWithFactor(): Promise<Person> {
  count += 1;
  const email = `two-factor-${count}@example.com`;
  const { session } = await signUp(api, email);
  const on = await turnOn(api, session.accessToken);
  return { ...on, email, id: session.user.id, token: session.accessToken };
}

function enterPassword({ email }: Person, node = api) {
  return node.call<Refusal<Challenge>>('POST', '/auth/sign-in', { email, password: goodPassword });
}

async function beginSignIn(person: Person): Promise<string> {
  return (await enterPassword(person)).body.data.challengeId;
}

function enterCode(challengeId: string, code: string, node = api) {
  return node.call<Session & Refusal>('POST', '/auth/challenge', { challengeId, code });
}

function sessionsOf({ id }: Person) {
  return api.services.db.select().from(authSessions).where(eq(authSessions.userId, id));
}

const wrong = '000000';

test('the right password of an account with a second factor yields a challenge and no session', async () => {
  const person = await personWithFactor();
  const before = await sessionsOf(person);
  const answer = await enterPassword(person);
  expect(answer).toMatchObject({ status: 401, cookie: '', body: { code: 'CHALLENGE_REQUIRED' } });
  expect(JSON.stringify(answer.body)).not.toContain('accessToken');
  expect(answer.headers.get('set-auth-token')).toBeNull();
  expect(await sessionsOf(person)).toHaveLength(before.length);

  const signedIn = await enterCode(answer.body.data.challengeId, await nextCode(api, person.secret));
  expect(signedIn.status).toBe(200);
  expect(signedIn.cookie).toContain('session_token=');
  expect(signedIn.body.user).toMatchObject({
    identities: [{ provider: 'email' }],
    factors: [{ type: 'totp', status: 'verified' }],
  });
  expect((await api.call('POST', '/auth/token', {}, { cookie: signedIn.cookie })).status).toBe(200);
});

test('a sign-in begun with the old password ends when the password changes', async () => {
  const person = await personWithFactor();
  const challengeId = await beginSignIn(person);
  const input = { currentPassword: goodPassword, newPassword: 'idli-vada-8' };
  expect((await api.call('PUT', '/account/password', input, person)).status).toBe(200);
  expect((await enterCode(challengeId, await nextCode(api, person.secret))).body.code).toBe('CHALLENGE_EXPIRED');
});

test('the mobile app gets its session token after the code and not before', async () => {
  const person = await personWithFactor();
  const headers = { origin: 'https://localhost' };
  const input = { email: person.email, password: goodPassword };
  const asked = await api.call<Refusal<Challenge>>('POST', '/auth/sign-in', input, { headers });
  expect(asked.headers.get('set-auth-token')).toBeNull();
  const { challengeId } = asked.body.data;
  const answer = await api.call(
    'POST',
    '/auth/challenge',
    { challengeId, code: await nextCode(api, person.secret) },
    { headers },
  );
  expect(answer.headers.get('set-auth-token')).toBeTruthy();
});

test('the database refuses a session without a second factor, whatever code creates it', async () => {
  const person = await personWithFactor();
  const insert = api.services.db.insert(authSessions).values({
    id: crypto.randomUUID(),
    token: crypto.randomUUID(),
    userId: person.id,
    expiresAt: new Date(Date.now() + 60_000),
  });
  await expect(insert).rejects.toMatchObject({ cause: { constraint: 'auth_sessions_second_factor_check' } });
});

test('a wrong code is refused, and the right one still signs in', async () => {
  const person = await personWithFactor();
  const challengeId = await beginSignIn(person);
  expect(await enterCode(challengeId, wrong)).toMatchObject({
    status: 400,
    cookie: '',
    body: { code: 'INVALID_CODE' },
  });
  expect((await enterCode(challengeId, await nextCode(api, person.secret))).status).toBe(200);
});

test('a code works once, even within its thirty seconds', async () => {
  const person = await personWithFactor();
  const code = await nextCode(api, person.secret);
  expect((await enterCode(await beginSignIn(person), code)).status).toBe(200);
  expect((await enterCode(await beginSignIn(person), code)).body.code).toBe('INVALID_CODE');
});

test('when a code is used twenty times at once, one use signs in', async () => {
  const person = await personWithFactor();
  const challenges = await Promise.all(Array.from({ length: 20 }, () => openChallenge(api.services.db, person.id)));
  const code = await nextCode(api, person.secret);
  const answers = await Promise.all(challenges.map(({ challengeId }) => enterCode(challengeId, code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("a phone's clock may be one step off and no more", async () => {
  const person = await personWithFactor();
  const shift = (steps: number) => new Date(api.clock.now.getTime() + steps * stepMs);
  api.clock.now = shift(10);
  const challengeId = await beginSignIn(person);
  expect((await enterCode(challengeId, await codeAt(person.secret, shift(-2)))).body.code).toBe('INVALID_CODE');
  expect((await enterCode(challengeId, await codeAt(person.secret, shift(2)))).body.code).toBe('INVALID_CODE');
  expect((await enterCode(challengeId, await codeAt(person.secret, shift(-1)))).status).toBe(200);
  expect((await enterCode(await beginSignIn(person), await codeAt(person.secret, shift(1)))).status).toBe(200);
});

test('a challenge expires after five minutes', async () => {
  const person = await personWithFactor();
  const challengeId = await beginSignIn(person);
  const [kept] = await api.services.db
    .select({ seconds: sql<number>`extract(epoch from ${authChallenges.expiresAt} - now())::float8` })
    .from(authChallenges)
    .where(eq(authChallenges.userId, person.id));
  expect(kept?.seconds).toBeGreaterThan(290);
  expect(kept?.seconds).toBeLessThanOrEqual(300);
  await api.services.db
    .update(authChallenges)
    .set({ expiresAt: sql`now()` })
    .where(eq(authChallenges.userId, person.id));
  const answer = await enterCode(challengeId, await nextCode(api, person.secret));
  expect(answer).toMatchObject({ status: 410, body: { code: 'CHALLENGE_EXPIRED' } });
});

test('a challenge accepts five codes, even concurrent ones', async () => {
  const person = await personWithFactor();
  const challengeId = await beginSignIn(person);
  const answers = await Promise.all(Array.from({ length: 8 }, () => enterCode(challengeId, wrong)));
  expect(answers.filter(({ body }) => body.code === 'INVALID_CODE')).toHaveLength(5);
  expect((await enterCode(challengeId, await nextCode(api, person.secret))).body.code).toBe('CHALLENGE_EXPIRED');
});

test('a challenge can be answered once', async () => {
  const person = await personWithFactor();
  const challengeId = await beginSignIn(person);
  expect((await enterCode(challengeId, await nextCode(api, person.secret))).status).toBe(200);
  expect((await enterCode(challengeId, await nextCode(api, person.secret))).body.code).toBe('CHALLENGE_EXPIRED');
  expect((await enterCode('made up', wrong)).body.code).toBe('CHALLENGE_EXPIRED');
});

test('after ten consecutive wrong codes the account accepts none for fifteen minutes, on every node', async () => {
  const person = await personWithFactor();
  const other = await startApi({ database: api.database, origin: api.url });
  for (let round = 0; round < 2; round += 1) {
    const challengeId = await beginSignIn(person);
    for (let code = 0; code < 5; code += 1) await enterCode(challengeId, wrong, code % 2 ? api : other);
  }
  other.clock.now = api.clock.now;
  const challengeId = await beginSignIn(person);
  const locked = await enterCode(challengeId, await nextCode(api, person.secret), other);
  expect(locked).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(890);
  await api.services.db
    .update(authTwoFactors)
    .set({ lockedUntil: sql`now()` })
    .where(eq(authTwoFactors.userId, person.id));
  expect((await enterCode(challengeId, await nextCode(api, person.secret))).status).toBe(200);
  await other.stop();
});

test('a sign-in begun on one node can be finished on another', async () => {
  const person = await personWithFactor();
  const other = await startApi({ database: api.database, origin: api.url });
  const challengeId = await beginSignIn(person);
  const code = await nextCode(api, person.secret);
  other.clock.now = api.clock.now;
  expect((await enterCode(challengeId, code, other)).status).toBe(200);
  await other.stop();
});

test('a recovery code signs in once, in any notation, and its owner is notified by mail', async () => {
  const person = await personWithFactor();
  expect(person.recoveryCodes).toHaveLength(10);
  const [code = ''] = person.recoveryCodes;
  const typed = code.toLowerCase().replaceAll('-', ' ');
  expect((await enterCode(await beginSignIn(person), typed)).status).toBe(200);
  expect((await enterCode(await beginSignIn(person), code)).body.code).toBe('INVALID_CODE');
  const { body } = await api.call<SecondFactor>('GET', '/auth/factors', undefined, person);
  expect(body).toMatchObject({ isOn: true, recoveryCodesLeft: 9 });
  expect(api.mails.filter(({ to }) => to === person.email).at(-1)?.subject).toContain('recovery code was used');
});

test('when twenty sign-ins use one recovery code at once, one succeeds', async () => {
  const person = await personWithFactor();
  const challenges = await Promise.all(Array.from({ length: 20 }, () => openChallenge(api.services.db, person.id)));
  const [code = ''] = person.recoveryCodes;
  const answers = await Promise.all(challenges.map(({ challengeId }) => enterCode(challengeId, code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('secret and recovery codes are not readable in the database', async () => {
  const person = await personWithFactor();
  const { db } = api.services;
  const factors = await db.select().from(authTwoFactors).where(eq(authTwoFactors.userId, person.id));
  const codes = await db.select().from(authRecoveryCodes).where(eq(authRecoveryCodes.userId, person.id));
  const kept = JSON.stringify([factors, codes]);
  expect(kept).not.toContain(person.secret);
  for (const code of person.recoveryCodes) expect(kept).not.toContain(code.replaceAll('-', ''));
});

test('setting up requires the password, and sign-in requests no code until the setup is confirmed', async () => {
  const { session } = await signUp(api, 'half-way@example.com');
  const by = { token: session.accessToken };
  const refused = await api.call<Refusal>('POST', '/auth/factors', { password: 'another one' }, by);
  expect(refused).toMatchObject({ status: 409, body: { code: 'WRONG_PASSWORD', data: { field: 'password' } } });
  expect((await api.call('POST', '/auth/factors', { password: goodPassword }, by)).status).toBe(200);
  expect((await api.call<Refusal>('POST', '/auth/factors/confirm', { code: wrong }, by)).body.code).toBe(
    'INVALID_CODE',
  );
  const input = { email: 'half-way@example.com', password: goodPassword };
  const signedIn = await api.call<Session>('POST', '/auth/sign-in', input);
  expect(signedIn.status).toBe(200);
  expect(signedIn.body.user.factors).toMatchObject([{ status: 'unverified' }]);
});

test('the owner is notified when the factor is turned on or off, and turning it off requires password and code', async () => {
  const person = await personWithFactor();
  const subjects = () => api.mails.filter(({ to }) => to === person.email).map(({ subject }) => subject);
  expect(subjects().at(-1)).toContain('Two-factor authentication is on');
  const off = async (input: object) => await api.call<Refusal>('POST', '/auth/factors/turn-off', input, person);
  expect((await off({ password: 'wrong', code: wrong })).body.code).toBe('WRONG_PASSWORD');
  expect((await off({ password: goodPassword, code: wrong })).body.code).toBe('INVALID_CODE');
  expect((await off({ password: goodPassword, code: await nextCode(api, person.secret) })).status).toBe(200);
  expect(subjects().at(-1)).toContain('Two-factor authentication is off');
  expect((await enterPassword(person)).status).toBe(200);
  const again = await off({ password: goodPassword, code: person.recoveryCodes[0] });
  expect(again.body.code).toBe('FACTOR_NOT_ON');
});

test('new recovery codes invalidate the old ones', async () => {
  const person = await personWithFactor();
  const input = { password: goodPassword, code: await nextCode(api, person.secret) };
  const { body } = await api.call<{ codes: string[] }>('POST', '/auth/factors/recovery-codes', input, person);
  expect(body.codes).toHaveLength(10);
  const [old = ''] = person.recoveryCodes;
  const [fresh = ''] = body.codes;
  expect((await enterCode(await beginSignIn(person), old)).body.code).toBe('INVALID_CODE');
  expect((await enterCode(await beginSignIn(person), fresh)).status).toBe(200);
});

test('codes are limited per address', async () => {
  const strict = await startApi({ database: api.database, origin: api.url, hasRateLimits: true });
  const statuses = new Set<number>();
  for (let tried = 0; tried < 299; tried += 1) await strict.services.rateLimits.take('signInOfAddress', '127.0.0.1');
  for (let tried = 0; tried < 2; tried += 1) statuses.add((await enterCode('made up', wrong, strict)).status);
  expect([...statuses]).toEqual([410, 429]);
  await strict.stop();
});

interface Declared {
  name: string;
  method: string;
  path: string;
  meta: ProcedureMeta;
}

function proceduresOf(node: object, prefix = ''): Declared[] {
  return Object.entries(node).flatMap(([key, entry]): Declared[] => {
    const name = `${prefix}${key}`;
    if (!isContractProcedure(entry)) return proceduresOf(entry, `${name}.`);
    const { route, meta } = entry['~orpc'];
    return [{ name, method: route.method ?? 'POST', path: route.path ?? '', meta }];
  });
}

const stale = sql`now() - interval '16 minutes'`;

async function proveAt(person: Person, at: SQL): Promise<void> {
  await api.services.db.update(authSessions).set({ secondFactorAt: at }).where(eq(authSessions.userId, person.id));
}

test('exporting the data and deleting the account require a second factor proved within 15 minutes', async () => {
  const person = await personWithFactor();
  await proveAt(person, stale);
  const refused = { status: 403, body: { code: 'SECOND_FACTOR_REQUIRED', data: { reason: 'confirm' } } };
  const remove = () => api.call<Refusal>('DELETE', '/account', { proof: goodPassword }, person);
  expect(await api.call('GET', '/account/export', undefined, person)).toMatchObject(refused);
  expect(await remove()).toMatchObject(refused);
  const prove = async (code: string) => await api.call<Refusal>('POST', '/auth/factors/prove', { code }, person);
  expect((await prove(wrong)).body.code).toBe('INVALID_CODE');
  expect(await remove()).toMatchObject(refused);
  expect((await prove(await nextCode(api, person.secret))).status).toBe(200);
  expect((await api.call('GET', '/account/export', undefined, person)).status).toBe(200);
  expect((await remove()).status).toBe(200);
  const left = await api.services.db.select().from(authTwoFactors).where(eq(authTwoFactors.userId, person.id));
  expect(left).toEqual([]);
});

test('outside of the desk, every procedure whose contract asks for a fresh factor does so', async () => {
  const asking = proceduresOf(contract).filter(({ meta }) => meta.asksFactorAgain !== undefined);
  const others = asking.filter(({ name }) => !name.startsWith('desk.'));
  expect(others.map(({ name }) => name).toSorted()).toEqual(['account.delete', 'account.export']);
  const person = await personWithFactor();
  await proveAt(person, stale);
  for (const { name, method, path } of others) {
    const answer = await api.call<Refusal>(
      method,
      path,
      method === 'GET' ? undefined : { proof: goodPassword },
      person,
    );
    expect([answer.status, answer.body.code], name).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
  }
});

test('after a sign-in with a second factor it is not requested again at once', async () => {
  const person = await personWithFactor();
  const signedIn = await enterCode(await beginSignIn(person), await nextCode(api, person.secret));
  const by = { token: signedIn.body.accessToken };
  expect((await api.call('GET', '/account/export', undefined, by)).status).toBe(200);
});

test('a mailed link deletes an account with a second factor only with a code', async () => {
  const person = await personWithFactor();
  await api.call('POST', '/account/deletion-requests', { email: person.email });
  const mail = api.mails.filter(({ to }) => to === person.email).at(-1);
  const token = mail?.text.match(/#token=([\w-]+)/)?.[1];
  const confirm = (code?: string) => api.call<Refusal>('POST', '/account/deletion-requests/confirm', { token, code });
  expect(await confirm()).toMatchObject({ status: 403, body: { code: 'CODE_REQUIRED', data: { field: 'code' } } });
  expect((await confirm(wrong)).body.code).toBe('INVALID_CODE');
  expect((await confirm(person.recoveryCodes[0])).status).toBe(200);
});
