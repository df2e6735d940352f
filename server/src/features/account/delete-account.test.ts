import type { Session } from '@pahiya/contract/auth/schemas';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { bookingInput } from '../../../test/booking-inputs.ts';
import { type Customer, createCustomer, goodPassword, signUp } from '../../../test/customers.ts';
import { importGarage } from '../../../test/garages.ts';
import { writePost } from '../../../test/members.ts';
import { createPerson } from '../../../test/people.ts';
import { ticketForm } from '../../../test/ticketing.ts';
import { wrongCounts } from '../../../test/wrong-counts.ts';
import { authUsers } from '../auth/tables.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});

afterAll(() => api.stop());

const remove = (by: { token: string }, proof: string) => api.call('DELETE', '/account', { proof }, by);

test('the password is required, and a wrong one changes nothing', async () => {
  const { session } = await signUp(api, 'keeps@example.com');
  const by = { token: session.accessToken };
  expect(await remove(by, 'not that')).toMatchObject({
    status: 409,
    body: { code: 'WRONG_PROOF', data: { field: 'proof' } },
  });
  expect((await api.call('GET', '/profiles/me', undefined, by)).status).toBe(200);
});

test('an account without a password requires its own address', async () => {
  const customer = await createCustomer(api);
  expect((await remove(customer, 'somebody@example.com')).status).toBe(409);
  expect((await remove(customer, customer.email)).status).toBe(200);
});

test('a deleted account cannot sign in, is not found, and is removed from counters', async () => {
  const [reader, friend] = [await createCustomer(api, 'Reader Rao'), await createCustomer(api, 'Friend Rao')];
  const { session } = await signUp(api, 'leaves@example.com', 'Leaver Iyer');
  const by = { token: session.accessToken };
  const { body: own } = await api.call<{ username: string }>('GET', '/profiles/me', undefined, by);
  await api.call('PUT', `/profiles/${own.username}/follow`, undefined, reader);
  const { body: friendly } = await api.call<{ username: string }>('GET', '/profiles/me', undefined, friend);
  await api.call('PUT', `/profiles/${friendly.username}/follow`, undefined, by);
  const { body: post } = await api.call<{ id: string }>('POST', '/posts', { caption: 'From a friend' }, friend);
  await api.call('PUT', `/posts/${post.id}/like`, undefined, by);
  await api.call('POST', `/posts/${post.id}/comments`, { text: 'Lovely' }, by);

  expect((await remove(by, goodPassword)).status).toBe(200);

  const answer = await api.call<Session>('POST', '/auth/sign-in', {
    email: 'leaves@example.com',
    password: goodPassword,
  });
  expect(answer.status).toBe(401);
  expect((await api.call('GET', '/profiles/me', undefined, by)).status).toBe(401);
  expect((await api.call('GET', `/profiles/${own.username}`, undefined, reader)).status).toBe(404);
  expect((await api.call('GET', '/profiles?search=Leaver', undefined, reader)).body).toEqual([]);
  expect((await api.call('GET', '/profiles/me', undefined, reader)).body).toMatchObject({ following: 0 });
  expect((await api.call('GET', '/profiles/me', undefined, friend)).body).toMatchObject({ followers: 0 });
  expect(await wrongCounts(api.services.db)).toEqual([]);
});

test('nothing in the database refers to a deleted account', async () => {
  const customer = await createCustomer(api);
  await api.call('POST', '/vehicles', { type: 'car', make: 'Tata', model: 'Nexon' }, customer);
  await api.call('POST', '/posts', { caption: 'Soon gone' }, customer);
  expect((await remove(customer, customer.email)).status).toBe(200);
  expect(await rowsOf(customer)).toEqual([]);
});

test('a node that has not noticed the deletion yet reports no internal error', async () => {
  const other = await startApi({ database: api.database, origin: api.url });
  const [customer, friend] = [await createCustomer(api), await createPerson(api)];
  const post = await writePost(api, friend);
  const garage = await importGarage(api.services.db, { externalId: 'late', name: 'Late Garage', mechanics: [] });
  expect((await other.call('GET', '/profiles/me', undefined, customer)).status).toBe(200);
  expect((await remove(customer, customer.email)).status).toBe(200);
  const idempotencyKey = crypto.randomUUID();
  const late: [string, string, unknown?][] = [
    ['GET', '/profiles/me'],
    ['PATCH', '/profiles/me', { bio: 'Late' }],
    ['GET', '/account/sessions'],
    ['GET', '/account/export'],
    ['GET', '/account/sign-in-methods'],
    ['PUT', '/account/password', { currentPassword: 'whatever', newPassword: 'whatever else' }],
    ['POST', '/bookings', bookingInput(garage)],
    ['POST', '/posts', { caption: 'Late', idempotencyKey }],
    ['POST', `/posts/${post.id}/comments`, { content: 'Late', idempotencyKey }],
    ['PUT', `/posts/${post.id}/like`],
    ['PUT', `/posts/${post.id}/save`],
    ['PUT', `/profiles/${friend.username}/follow`],
    ['PUT', `/profiles/${friend.username}/block`],
    ['POST', '/reports', { target: 'post', targetId: post.id, reason: 'spam' }],
    ['POST', '/vehicles', { type: 'car', make: 'Tata', model: 'Nexon' }],
    ['GET', '/vehicles'],
    ['POST', '/support/chat'],
    ['POST', '/support/tickets', ticketForm()],
    ['GET', '/notifications'],
    ['GET', '/notifications/preferences'],
    ['PUT', '/push-tokens', { token: 'a-device-that-comes-late', platform: 'mobile' }],
    ['PUT', `/garages/${garage.id}/favourite`],
    ['GET', '/revvy/welcome'],
    ['POST', '/revvy/conversations', { conversationId: crypto.randomUUID() }],
    ['DELETE', '/account', { proof: customer.email }],
    ['POST', '/account/deactivate'],
  ];
  const failed: string[] = [];
  for (const [method, path, body] of late) {
    const { status } = await other.call(method, path, body, customer);
    if (status === 400 || status >= 500) failed.push(`${method} ${path}: ${status}`);
  }
  expect(failed).toEqual([]);
  await other.stop();
});

/** Searches every uuid column of every table for the account's id, so that new tables are covered. */
async function rowsOf({ id }: Customer): Promise<string[]> {
  const { rows } = await api.services.db.execute<{ table: string; column: string }>(sql`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type = 'uuid'`);
  const found: string[] = [];
  for (const { table, column } of rows) {
    const held = await api.services.db.execute(
      sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(column)} = ${id} limit 1`,
    );
    if (held.rows.length > 0 && table !== 'live_events') found.push(`${table}.${column}`);
  }
  return found;
}

test('the last admin cannot be deleted', async () => {
  const admin = await createCustomer(api);
  const { db } = api.services;
  await db.execute(sql`insert into staff_roles (id, user_id, role) values (gen_random_uuid(), ${admin.id}, 'admin')`);
  expect(await remove(admin, admin.email)).toMatchObject({ status: 409, body: { code: 'LAST_ADMIN' } });
  expect(await db.select().from(authUsers).where(eq(authUsers.id, admin.id))).toHaveLength(1);
  await db.execute(sql`delete from staff_roles`);
});
