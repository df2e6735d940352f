import type { OwnProfile } from '@pahiya/contract/profiles/schemas';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { type Customer, createCustomer, signUp } from '../../../test/customers.ts';
import { createProfile } from '../people/commands/create-profile.ts';

let api: Api;
let customer: Customer;

beforeAll(async () => {
  api = await startApi();
});

beforeEach(async () => {
  customer = await createCustomer(api);
});

afterAll(() => api.stop());

function read() {
  return api.call<OwnProfile>('GET', '/profiles/me', undefined, { token: customer.token });
}

function change(changes: unknown) {
  return api.call<OwnProfile>('PATCH', '/profiles/me', changes, { token: customer.token });
}

test('an update changes name, phone and bio, and nothing else', async () => {
  const { body: before } = await read();
  const { status, body } = await change({ fullName: ' आशा राव ', phone: '+91 98765-43210', bio: 'Two wheels 🏍️' });
  expect(status).toBe(200);
  expect(body).toEqual({
    ...before,
    fullName: 'आशा राव',
    phone: '+919876543210',
    bio: 'Two wheels 🏍️',
    updatedAt: body.updatedAt,
  });
  expect((await read()).body).toEqual(body);
  expect((await change({ phone: null })).body.phone).toBeNull();
});

test('a name cannot become a link, and a name from before this rule stays', async () => {
  const refused = { status: 400, body: { code: 'INVALID_INPUT', data: { field: 'fullName' } } };
  for (const fullName of ['www.example.com', 'Asha https://example.com/offer'])
    expect(await change({ fullName, bio: 'New' })).toMatchObject(refused);
  expect((await read()).body.bio).not.toBe('New');
  const { db } = api.services;
  await db.execute(sql`update profiles set full_name = 'Best tyres.example.com' where id = ${customer.id}`);
  expect(await change({ fullName: 'Best tyres.example.com', bio: 'New' })).toMatchObject({
    status: 200,
    body: { bio: 'New' },
  });
  expect(await change({ fullName: 'Better tyres.example.com' })).toMatchObject(refused);
  expect(await change({ fullName: 'Asha S.K.Nair' })).toMatchObject({ status: 200 });
});

test('a change is saved even if the profile could not be created at sign-up', async () => {
  await api.services.db.execute(sql`delete from profiles where id = ${customer.id}`);
  const { status, body } = await change({ bio: 'Two wheels', phone: '9876543210' });
  expect({ status, body }).toMatchObject({ status: 200, body: { bio: 'Two wheels', phone: '+919876543210' } });
  expect((await read()).body).toEqual(body);
});

test('a renewed session carries the changed name', async () => {
  const { session, cookie } = await signUp(api, 'renamed@example.com');
  await api.call('PATCH', '/profiles/me', { fullName: 'Asha Iyer' }, { token: session.accessToken });
  const { body } = await api.call<{ user: { fullName: string } }>('POST', '/auth/token', undefined, { cookie });
  expect(body.user.fullName).toBe('Asha Iyer');
});

test('an empty change changes nothing', async () => {
  const { body: before } = await read();
  expect((await change({})).body).toEqual(before);
});

test.each([
  ['phone', '12345'],
  ['phone', '5876543210'],
  ['phone', '+1 202 555 0100'],
  ['phone', 9876543210],
  ['fullName', ''],
  ['fullName', null],
  ['fullName', 'a\u0000'],
  ['fullName', 'Asha\nRao'],
  ['bio', 'x'.repeat(301)],
  ['bio', '\ud800'],
  ['username', 'admin'],
  ['id', 'x'],
  ['email', 'other@example.com'],
])('an invalid %s (%s) is refused by name', async (field, value) => {
  const { body: before } = await read();
  expect(await change({ [field]: value })).toMatchObject({ status: 400, body: { data: { field } } });
  expect((await read()).body).toEqual(before);
});

test('an account without a profile gets one when it is first read, and only one', async () => {
  await api.services.db.execute(sql`delete from profiles where id = ${customer.id}`);
  const answers = await Promise.all(Array.from({ length: 5 }, read));
  expect(answers.map((answer) => answer.status)).toEqual(Array(5).fill(200));
  expect(new Set(answers.map((answer) => answer.body.username)).size).toBe(1);
});

/** Creates accounts whose profiles have these usernames. */
async function takeUsernames(names: string[]): Promise<void> {
  await api.services.db.execute(sql`
    with namesakes as (
      insert into auth_users (id, name, email)
      select gen_random_uuid(), name, name || '@taken.example' from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) as name
      returning id, name)
    insert into profiles (id, username, full_name, bio) select id, name, name, '' from namesakes`);
}

/** An account without a profile. */
async function createAccount(local: string): Promise<{ id: string; name: string; email: string }> {
  const account = { id: crypto.randomUUID(), name: 'Asha', email: `${local}@example.com` };
  await api.services.db.execute(
    sql`insert into auth_users (id, name, email) values (${account.id}, ${account.name}, ${account.email})`,
  );
  return account;
}

async function usernameOf(id: string): Promise<unknown> {
  const { rows } = await api.services.db.execute(sql`select username from profiles where id = ${id}`);
  return rows[0]?.username;
}

test("after fifty namesakes the username is derived from the account's id", async () => {
  await takeUsernames(['ravi', ...Array.from({ length: 49 }, (_, index) => `ravi${index + 2}`)]);
  const account = await createAccount('ravi');
  await createProfile(api.services.db, account);
  expect(await usernameOf(account.id)).toBe(`ravi-${account.id.slice(-12)}`);
});

test('a common name gets the first free number in one round trip', async () => {
  const taken = ['sita', ...Array.from({ length: 39 }, (_, index) => `sita${index + 2}`)];
  await takeUsernames(taken.filter((name) => name !== 'sita17'));
  const [first, second] = [await createAccount('sita'), await createAccount('Sita+')];
  const query = vi.spyOn(api.database.pool, 'query');
  await createProfile(api.services.db, first);
  const asked = query.mock.calls.map((call) => JSON.stringify(call));
  expect(asked.filter((text) => text.includes('profiles'))).toHaveLength(1);
  query.mockRestore();
  await createProfile(api.services.db, second);
  expect([await usernameOf(first.id), await usernameOf(second.id)]).toEqual(['sita17', 'sita41']);
});

test('the own profile requires a signed-in customer', async () => {
  expect((await api.call('GET', '/profiles/me')).status).toBe(401);
  expect((await api.call('PATCH', '/profiles/me', { bio: 'x' })).status).toBe(401);
});
