import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../test/api.ts';
import { callBare, implemented } from '../../test/bare-calls.ts';
import { createCustomer } from '../../test/customers.ts';
import { profiles } from '../features/people/tables.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi({ hasRateLimits: true });
});

afterAll(() => api.stop());

const writing = implemented.filter(({ isWriting }) => isWriting);
const ofAccounts = writing.filter(({ isSignedIn }) => isSignedIn);
const opened = ofAccounts.filter(({ meta }) => meta.openToSuspended !== undefined);
const asking = ofAccounts.filter(({ meta }) => meta.asksSuspensionItself === true);
const closed = ofAccounts.filter((one) => !opened.includes(one) && !asking.includes(one));

async function createSuspended(): Promise<string> {
  const { id, token } = await createCustomer(api);
  await api.services.db.update(profiles).set({ suspendedAt: sql`now()` }).where(eq(profiles.id, id));
  return token;
}

test.each(closed)('$name refuses a suspended account', async (one) => {
  expect(one.procedure['~orpc'].errorMap).toHaveProperty('ACCOUNT_SUSPENDED');
  expect(await callBare(api, one, { token: await createSuspended() })).toBe('ACCOUNT_SUSPENDED');
});

test('none of these procedures refuses an account in good standing', async () => {
  const { token } = await createCustomer(api);
  for (const one of closed) expect(await callBare(api, one, { token }), one.name).not.toBe('ACCOUNT_SUSPENDED');
});

test('every procedure that stays open to suspended accounts has a reason', async () => {
  const token = await createSuspended();
  for (const one of opened) expect(await callBare(api, one, { token }), one.name).not.toBe('ACCOUNT_SUSPENDED');
  expect(opened.map(({ name, meta }) => `${name}: ${meta.openToSuspended}`).sort()).toMatchInlineSnapshot(`
    [
      "account.declareAge: Required by law for every account",
      "account.delete: Everybody may delete their account",
      "account.endOtherSessions: Signing out devices",
      "account.endSession: Signing out a device",
      "auth.factors.prove: Part of deleting the account",
      "bookings.cancel: A garage should not wait in vain, and open bookings block the deletion of the account",
      "notifications.deleteToken: Part of signing out",
      "support.createTicket: The way to appeal",
      "support.mark: The way to appeal",
      "support.openChat: The way to appeal",
      "support.reopen: The way to appeal",
      "support.sendMessage: The way to appeal",
      "support.typing: The way to appeal",
      "support.upload: The way to appeal",
    ]
  `);
});

test('only bookings.create checks the suspension in its own statement', () => {
  expect(asking.map(({ name }) => name)).toEqual(['bookings.create']);
});

test('every procedure of an account refuses a request without a session', async () => {
  for (const one of implemented) {
    if (one.isSignedIn) expect(await callBare(api, one, {}), one.name).toBe('UNAUTHORIZED');
  }
});

test('only sign-in and the request for a deletion write without a session', () => {
  const open = writing.filter(({ isSignedIn }) => !isSignedIn).map(({ name }) => name);
  expect(open.every((name) => name.startsWith('auth.') || /^account\.(request|confirm)Deletion$/.test(name))).toBe(
    true,
  );
});

test('the refusal is declared, also over HTTP, and reading still works', async () => {
  const token = await createSuspended();
  const refused = await api.call(
    'POST',
    '/reports',
    { target: 'post', targetId: crypto.randomUUID(), reason: 'spam' },
    { token },
  );
  expect(refused).toMatchObject({ status: 403, body: { code: 'ACCOUNT_SUSPENDED', defined: true } });
  expect((await api.call('GET', '/profiles/me', undefined, { token })).status).toBe(200);
});

test('from the moment of the suspension no other node accepts a write', async () => {
  const other = await startApi({ database: api.database, origin: api.url });
  const { id, token } = await createCustomer(api);
  const input = { bio: 'Still here' };
  expect((await other.call('PATCH', '/profiles/me', input, { token })).status).toBe(200);
  await api.services.db.update(profiles).set({ suspendedAt: sql`now()` }).where(eq(profiles.id, id));
  expect(await other.call('PATCH', '/profiles/me', input, { token })).toMatchObject({
    status: 403,
    body: { code: 'ACCOUNT_SUSPENDED' },
  });
  await other.stop();
});
