import type { Session } from '@pahiya/contract/auth/schemas';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { countRows } from '../../../test/counts.ts';
import { goodPassword } from '../../../test/customers.ts';
import { queueMail } from '../mail/commands/queue-mail.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi({ auth: { confirmsEmail: true } });
});

beforeEach(() => {
  api.mails.length = 0;
});

afterAll(() => api.stop());

function trySignUp(email: string, password = goodPassword) {
  return api.call('POST', '/auth/sign-up', { fullName: 'Asha Rao', email, password, isAdult: true });
}

function signIn(email: string, password = goodPassword) {
  return api.call<Session & { code?: string }>('POST', '/auth/sign-in', { email, password });
}

function confirm(token: string) {
  return api.call<Session & { code?: string }>('POST', '/auth/confirm-email', { token });
}

function mailedToken(): string {
  const link = api.mails.at(-1)?.text.match(/https?:\/\/\S+/)?.[0] ?? '';
  expect(link.startsWith(`${api.url}/auth/confirm#token=`)).toBe(true);
  return decodeURIComponent(link.split('#token=')[1] ?? '');
}

test('a sign-up has no session until its email address is confirmed', async () => {
  const answer = await trySignUp('new@example.com');
  expect(answer).toMatchObject({ status: 201, body: { session: null }, cookie: '' });
  expect(api.mails).toMatchObject([{ to: 'new@example.com', subject: 'Confirm your email for Pahiya' }]);
  expect(await signIn('new@example.com')).toMatchObject({
    status: 403,
    body: { code: 'EMAIL_NOT_CONFIRMED' },
    cookie: '',
  });
});

test('the mail and the page it leads to are in the language of the sign-up page', async () => {
  const input = { fullName: 'Asha Rao', email: 'tamil@example.com', password: goodPassword, isAdult: true };
  await api.call('POST', '/auth/sign-up', input, { cookie: 'lang=ta' });
  expect(api.mails[0]?.subject).toBe('Pahiya: உங்கள் ஈமெயிலை உறுதி செய்யுங்கள்');
  expect(api.mails[0]?.text).toContain(`\n${api.url}/auth/confirm?lang=ta#token=`);
});

test("a link sent again after a refused sign-in is in the account's language, whatever the browser's", async () => {
  const input = { fullName: 'Asha Rao', email: 'hindi@example.com', password: goodPassword, isAdult: true };
  await api.call('POST', '/auth/sign-up', input, { cookie: 'lang=hi' });
  const headers = { 'accept-language': 'en-IN' };
  await api.call('POST', '/auth/sign-in', { email: input.email, password: input.password }, { headers });
  const [first, second] = api.mails;
  expect(second?.subject).toBe(first?.subject);
  expect(second?.text).toContain('/auth/confirm?lang=hi#token=');
});

test('the mail contains no text entered at sign-up', async () => {
  const fullName = 'You won! Call the evil bank';
  await api.call('POST', '/auth/sign-up', {
    fullName,
    email: 'victim@example.com',
    password: goodPassword,
    isAdult: true,
  });
  expect(api.mails[0]?.text).toContain('Hello,');
  expect(JSON.stringify(api.mails)).not.toMatch(/won|evil/);
});

test('confirming signs in', async () => {
  await trySignUp('confirming@example.com');
  const { status, body, cookie } = await confirm(mailedToken());
  expect(status).toBe(200);
  expect(body.user).toMatchObject({ email: 'confirming@example.com', isEmailVerified: true });
  expect((await api.call('GET', '/profiles/me', undefined, { token: body.accessToken })).status).toBe(200);
  expect((await api.call('POST', '/auth/token', undefined, { cookie })).status).toBe(200);
  expect((await signIn('confirming@example.com')).status).toBe(200);
});

test('a known and an unknown address get the same response, and the known account is unchanged', async () => {
  await trySignUp('taken@example.com');
  await confirm(mailedToken());
  const unknown = await trySignUp('untaken@example.com');
  const before = await countRows(api.services.db);
  const known = await trySignUp('taken@example.com', 'a thief’s password');
  expect({ status: known.status, body: known.body }).toEqual({ status: unknown.status, body: unknown.body });
  expect([...known.headers.keys()].sort()).toEqual([...unknown.headers.keys()].sort());
  expect(await countRows(api.services.db)).toEqual(before);
  expect((await signIn('taken@example.com')).status).toBe(200);
  expect((await signIn('taken@example.com', 'a thief’s password')).status).toBe(401);
});

test('a sign-up takes at least half a second, so that its time does not reveal a known address', async () => {
  const work = vi.spyOn(api.services.auth.betterAuth.api, 'signUpEmail');
  const answer = { headers: new Headers(), response: { token: null } };
  work.mockImplementationOnce((async () => answer) as unknown as typeof work);
  const start = performance.now();
  expect((await trySignUp('slow@example.com')).status).toBe(201);
  expect(work).toHaveBeenCalledOnce();
  expect(performance.now() - start).toBeGreaterThan(490);
  work.mockRestore();
});

test('signing in before the confirmation sends the link again', async () => {
  await trySignUp('again@example.com');
  api.mails.length = 0;
  expect((await signIn('again@example.com')).status).toBe(403);
  expect((await confirm(mailedToken())).status).toBe(200);
});

test('a wrong password before the confirmation reveals nothing and sends nothing', async () => {
  await trySignUp('quiet@example.com');
  api.mails.length = 0;
  expect(await signIn('quiet@example.com', 'not that')).toMatchObject({
    status: 401,
    body: { code: 'INVALID_CREDENTIALS' },
  });
  expect(api.mails).toEqual([]);
});

test('a dump of the database never contains a link that gives access, before or after its mail is sent', async () => {
  const held = await startApi({
    ...{ database: api.database, origin: api.url, holdsMails: true },
    auth: { confirmsEmail: true },
  });
  const input = { fullName: 'Asha Rao', email: 'dumped@example.com', password: goodPassword, isAdult: true };
  await held.call('POST', '/auth/sign-up', input);
  const rows = async () => (await api.services.db.execute(sql`select to_jsonb(m) as mail from mails m`)).rows;
  expect(JSON.stringify(await rows())).toContain('dumped@example.com');
  expect(JSON.stringify(await rows())).not.toMatch(/token|eyJ/);
  api.services.mails.wake();
  await api.services.mails.idle();
  const token = mailedToken();
  expect(JSON.stringify(await rows())).not.toContain(token);
  expect((await confirm(token)).status).toBe(200);
  await held.stop();
});

test('no link is mailed after the email address is confirmed', async () => {
  await trySignUp('quick@example.com');
  const token = mailedToken();
  await confirm(token);
  await queueMail(api.services.db, { kind: 'confirm', address: 'quick@example.com', linkMinutes: 60 });
  const before = api.mails.length;
  api.services.mails.wake();
  await api.services.mails.idle();
  expect(api.mails).toHaveLength(before);
});

test('a used link does not sign in again', async () => {
  await trySignUp('once@example.com');
  const token = mailedToken();
  expect((await confirm(token)).status).toBe(200);
  expect(await confirm(token)).toMatchObject({ status: 400, body: { code: 'INVALID_TOKEN' } });
});

test.each(['made-up', 'a.b.c', 'a\u0000b', 'x'.repeat(2000), ''])(
  'the invalid token %j confirms nothing',
  async (token) => {
    expect((await confirm(token)).status).toBe(400);
  },
);
