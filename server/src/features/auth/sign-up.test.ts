import type { Session } from '@pahiya/contract/auth/schemas';
import type { OwnProfile } from '@pahiya/contract/profiles/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import type { CallOptions } from '../../../test/call.ts';
import { countRows } from '../../../test/counts.ts';
import { goodPassword, signUp } from '../../../test/customers.ts';
import { defaultBio } from '../people/rules.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});

afterAll(() => api.stop());

function trySignUp(change: Record<string, unknown>, options: CallOptions = {}) {
  const body = { fullName: 'Asha Rao', email: 'someone@example.com', password: goodPassword, isAdult: true, ...change };
  return api.call<{ session: Session; code: string; data: { field: string } }>('POST', '/auth/sign-up', body, options);
}

async function profileOf(session: Session): Promise<OwnProfile> {
  return (await api.call<OwnProfile>('GET', '/profiles/me', undefined, { token: session.accessToken })).body;
}

test('a sign-up is signed in at once and has a profile named after the email address', async () => {
  const { status, body, headers } = await trySignUp({ email: 'Ravi.K+cars@Example.com', fullName: '  Ravi Kumar ' });
  expect(status).toBe(201);
  expect(body.session).toMatchObject({
    tokenType: 'bearer',
    expiresIn: 600,
    user: { email: 'ravi.k+cars@example.com', fullName: 'Ravi Kumar', isEmailVerified: false },
  });
  expect(await profileOf(body.session)).toMatchObject({
    id: body.session.user.id,
    username: 'ravi.kcars',
    fullName: 'Ravi Kumar',
    bio: defaultBio('en'),
    phone: null,
    avatarUrl: null,
  });
  const cookie = headers.getSetCookie().join();
  expect(cookie).toMatch(/HttpOnly/i);
  expect(cookie).toMatch(/SameSite=Lax/i);
  expect(JSON.stringify(body)).not.toContain(cookie.match(/session_token=([^.;]+)/)?.[1]);
});

test('the first bio is in the language of the sign-up page', async () => {
  const cookies = { 'theme=dark; lang=hi': 'hi', 'lang=xx': 'en', 'slang=hi': 'en' } as const;
  for (const [index, [cookie, language]] of Object.entries(cookies).entries()) {
    const answer = await trySignUp({ email: `language${index}@example.com` }, { cookie });
    expect((await profileOf(answer.body.session)).bio).toBe(defaultBio(language));
  }
});

test('a taken username gets a number', async () => {
  const names: string[] = [];
  for (const domain of ['a.com', 'b.com', 'c.com']) {
    const { session } = await signUp(api, `meera@${domain}`);
    names.push((await profileOf(session)).username);
  }
  expect(names).toEqual(['meera', 'meera2', 'meera3']);
});

test('ten people with the same name who sign up at once each get their own username', async () => {
  const signedUp = await Promise.all(Array.from({ length: 10 }, (_, index) => signUp(api, `arjun@host${index}.com`)));
  const profiles = await Promise.all(signedUp.map(({ session }) => profileOf(session)));
  const names = profiles.map((profile) => profile.username);
  expect(new Set(names).size).toBe(10);
  expect(names.every((name) => /^arjun\d*$/.test(name))).toBe(true);
});

test.each([
  ['++++@example.com', 'customer'],
  [`${'long'.repeat(15)}@example.com`, 'long'.repeat(15).slice(0, 30)],
])('%s becomes the username %s', async (email, username) => {
  expect((await profileOf((await signUp(api, email)).session)).username).toBe(username);
});

test('an email address has one account, ignoring case', async () => {
  await signUp(api, 'once@example.com');
  const before = await countRows(api.services.db);
  for (const email of ['once@example.com', 'ONCE@Example.COM']) {
    expect(await trySignUp({ email })).toMatchObject({
      status: 409,
      body: { code: 'EMAIL_TAKEN', data: { field: 'email' } },
    });
  }
  expect(await countRows(api.services.db)).toEqual(before);
});

test('when ten people sign up at once with one email address, one gets the account', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => trySignUp({ email: 'race@example.com' })));
  const statuses = answers.map((answer) => answer.status).toSorted();
  expect(statuses).toEqual([201, ...Array(9).fill(409)]);
});

test('a password of six characters is accepted, and one of five is refused', async () => {
  expect((await trySignUp({ email: 'six@example.com', password: 'q7w-e2' })).status).toBe(201);
  expect(await trySignUp({ email: 'five@example.com', password: '12345' })).toMatchObject({
    status: 400,
    body: { code: 'INVALID_INPUT', data: { field: 'password' } },
  });
});

test('a name that is a link is refused at sign-up, and initials with dots are accepted', async () => {
  const { body, status } = await trySignUp({ email: 'link@example.com', fullName: 'Win at prizes.example.com' });
  expect({ status, body }).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', data: { field: 'fullName' } } });
  for (const [at, fullName] of ['S.K.Nair', 'A.R. Rahman', 'M.G.Ramachandran', 'S.K.De'].entries())
    expect(await trySignUp({ email: `initials${at}@example.com`, fullName })).toMatchObject({ status: 201 });
});

test('a sign-up requires the declaration to be 18 or older', async () => {
  const before = await countRows(api.services.db);
  for (const isAdult of [undefined, false, 'true', null])
    expect(await trySignUp({ email: 'young@example.com', isAdult })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', data: { field: 'isAdult' } },
    });
  expect(await countRows(api.services.db)).toEqual(before);
});

test.each([
  ['email', 'no-at-sign'],
  ['email', `${'x'.repeat(250)}@example.com`],
  ['email', 'a\u0000@example.com'],
  ['fullName', '   '],
  ['fullName', 'x'.repeat(81)],
  ['fullName', 'a\u0000b'],
  ['password', 'x'.repeat(129)],
  ['role', 'admin'],
  ['emailVerified', true],
])('an invalid %s (%s) at sign-up is refused by name', async (field, value) => {
  const before = await countRows(api.services.db);
  expect(await trySignUp({ [field]: value })).toMatchObject({ status: 400, body: { data: { field } } });
  expect(await countRows(api.services.db)).toEqual(before);
});
