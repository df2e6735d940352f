import type { Session } from '@pahiya/contract/auth/schemas';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { createCustomer, goodPassword, signUp } from '../../../test/customers.ts';
import { authUsers, consents } from '../auth/tables.ts';
import { mails } from '../mail/tables.ts';
import { profiles } from '../people/tables.ts';
import { deleteExpiredRequests } from './jobs.ts';
import { deletionRequests } from './tables.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});

afterAll(() => api.stop());

const ask = (email: string) => api.call('POST', '/account/deletion-requests', { email });
const confirm = (token: string) => api.call('POST', '/account/deletion-requests/confirm', { token });
const mailsTo = (email: string) => api.mails.filter(({ to }) => to === email);
const lastToken = (email: string) =>
  mailsTo(email)
    .at(-1)
    ?.text.match(/#token=(\S+)/)?.[1] ?? '';

test('a mailed link deletes the account without signing in, and a last mail is sent without leaving a trace', async () => {
  await signUp(api, 'away@example.com');
  await api.services.db.update(profiles).set({ language: 'ta' });
  expect((await ask('Away@Example.com')).body).toEqual({ ok: true });
  expect(mailsTo('away@example.com')).toMatchObject([{ text: expect.stringContaining('வணக்கம்') }]);
  expect(mailsTo('away@example.com')[0]?.text).toContain(`${api.url}/delete-account?lang=ta#token=`);
  const token = lastToken('away@example.com');
  const { rows } = await api.services.db.execute(sql`select token_hash from deletion_requests`);
  expect(JSON.stringify(rows)).not.toContain(token);

  expect((await confirm(token)).status).toBe(200);

  const found = await api.services.db.select().from(authUsers).where(eq(authUsers.email, 'away@example.com'));
  expect(found).toEqual([]);
  await expect.poll(() => mailsTo('away@example.com')).toHaveLength(2);
  expect(mailsTo('away@example.com')[1]?.text).toContain('வணக்கம்');
  const kept = await api.services.db.select().from(mails);
  expect(JSON.stringify(kept)).not.toContain('away@example.com');
  expect(await confirm(token)).toMatchObject({ status: 400, body: { code: 'INVALID_TOKEN' } });
  const again = await api.call<Session>('POST', '/auth/sign-in', { email: 'away@example.com', password: goodPassword });
  expect(again.status).toBe(401);
});

test('the response does not reveal whether an address has an account', async () => {
  await signUp(api, 'known@example.com');
  const [known, unknown] = [await ask('known@example.com'), await ask('unknown@example.com')];
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  expect(mailsTo('unknown@example.com')).toEqual([]);
  const held = await startApi({ database: api.database, holdsMails: true });
  await held.call('POST', '/account/deletion-requests', { email: 'known@example.com' });
  await held.call('POST', '/account/deletion-requests', { email: 'unknown@example.com' });
  // The account is looked up when the mail is sent, so the response time reveals nothing.
  const waiting = await api.services.db.select().from(mails).where(eq(mails.state, 'waiting'));
  expect(waiting.map(({ address }) => address).toSorted()).toEqual(['known@example.com', 'unknown@example.com']);
  await api.services.db.delete(mails);
  await held.stop();
});

test('only the latest link is valid, for one day', async () => {
  await signUp(api, 'twice@example.com');
  await ask('twice@example.com');
  const first = lastToken('twice@example.com');
  await ask('twice@example.com');
  const second = lastToken('twice@example.com');
  expect((await confirm(first)).status).toBe(400);
  await api.services.db.update(deletionRequests).set({ expiresAt: new Date(0) });
  expect((await confirm(second)).status).toBe(400);
  await deleteExpiredRequests(api.services.db);
  expect(await api.services.db.select().from(deletionRequests)).toEqual([]);
});

test('too many requests are limited', async () => {
  const strict = await startApi({ database: api.database, hasRateLimits: true });
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1)
    statuses.push((await strict.call('POST', '/account/deletion-requests', { email: 'often@example.com' })).status);
  expect(statuses.indexOf(429)).toBe(5);
  await strict.stop();
});

test('a consent is stored once, in the language of the sign-up', async () => {
  const body = { fullName: 'Asha Rao', email: 'agrees@example.com', password: goodPassword, isAdult: true };
  await api.call('POST', '/auth/sign-up', { ...body, language: 'ta' });
  const [user] = await api.services.db.select().from(authUsers).where(eq(authUsers.email, body.email));
  const kept = await api.services.db
    .select()
    .from(consents)
    .where(eq(consents.userId, user?.id ?? ''))
    .orderBy(desc(consents.kind));
  expect(kept).toMatchObject([
    { kind: 'terms', language: 'ta', text: expect.stringContaining('தனியுரிமைக் கொள்கை') },
    { kind: 'age', language: 'ta', text: expect.stringContaining('18 வயது'), version: '2026-11-21' },
  ]);
  const [profile] = await api.services.db
    .select()
    .from(profiles)
    .where(eq(profiles.id, user?.id ?? ''));
  expect(profile).toMatchObject({ language: 'ta' });
});

test('a consent is also stored for sign-ups with Google', async () => {
  const { internalAdapter } = await api.services.auth.betterAuth.$context;
  const fromGoogle = { email: 'google@example.com', name: 'Asha Rao', emailVerified: true };
  await internalAdapter.createOAuthUser(fromGoogle, { providerId: 'google', accountId: 'asha-at-google' });
  const [user] = await api.services.db.select().from(authUsers).where(eq(authUsers.email, fromGoogle.email));
  const kept = () =>
    api.services.db
      .select()
      .from(consents)
      .where(eq(consents.userId, user?.id ?? ''));
  await expect.poll(kept).toMatchObject([{ language: 'en', text: expect.stringContaining('Privacy Policy') }]);
});

test('the account keeps the language that its owner chooses', async () => {
  const customer = await createCustomer(api);
  expect((await api.call('PATCH', '/profiles/me', { language: 'kn' }, customer)).body).toMatchObject({
    language: 'kn',
  });
  expect((await api.call('PATCH', '/profiles/me', { language: 'xx' }, customer)).status).toBe(400);
});
