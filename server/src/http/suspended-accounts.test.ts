import { type AnyProcedure, call, isProcedure, ORPCError, Procedure } from '@orpc/server';
import type { ProcedureMeta } from '@pahiya/contract/shared/base';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../test/api.ts';
import { createCustomer } from '../../test/customers.ts';
import { profiles } from '../features/profiles/tables.ts';
import { createApiContext } from './request-context.ts';
import { router } from './router.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi({ hasRateLimits: true });
});

afterAll(() => api.stop());

interface Named {
  name: string;
  procedure: AnyProcedure;
}

function proceduresOf(node: object, path: string[] = []): Named[] {
  return Object.entries(node).flatMap(([key, entry]) =>
    isProcedure(entry)
      ? [{ name: [...path, key].join('.'), procedure: entry }]
      : proceduresOf(entry as object, [...path, key]),
  );
}

const writing = proceduresOf(router).filter(({ procedure }) => procedure['~orpc'].route.method !== 'GET');
const isSignedIn = ({ procedure }: Named) => 'UNAUTHORIZED' in procedure['~orpc'].errorMap;
const reasonOf = ({ procedure }: Named) => (procedure['~orpc'].meta as ProcedureMeta).openToSuspended;
const asksItself = ({ procedure }: Named) => (procedure['~orpc'].meta as ProcedureMeta).asksSuspensionItself === true;
const closed = writing.filter((one) => isSignedIn(one) && reasonOf(one) === undefined && !asksItself(one));
const opened = writing.filter((one) => isSignedIn(one) && reasonOf(one) !== undefined);

/** The code with which the procedure refuses a suspended caller before it reads its input. */
async function refusal({ procedure }: Named, token: string): Promise<unknown> {
  const bare = new Procedure({ ...procedure['~orpc'], inputSchema: undefined, outputSchema: undefined });
  const headers = new Headers({ authorization: `Bearer ${token}` });
  const context = createApiContext(api.services, { headers, address: '192.0.2.7' });
  return await call(bare, {}, { context }).then(
    () => 'answered',
    (error: unknown) => (error instanceof ORPCError ? error.code : 'failed'),
  );
}

async function createSuspended(): Promise<string> {
  const { id, token } = await createCustomer(api);
  await api.services.db.update(profiles).set({ suspendedAt: sql`now()` }).where(eq(profiles.id, id));
  return token;
}

test.each(closed)('$name refuses a suspended account', async (one) => {
  expect(one.procedure['~orpc'].errorMap).toHaveProperty('ACCOUNT_SUSPENDED');
  expect(await refusal(one, await createSuspended())).toBe('ACCOUNT_SUSPENDED');
});

test('none of these procedures refuses an account in good standing', async () => {
  const { token } = await createCustomer(api);
  for (const one of closed) expect(await refusal(one, token), one.name).not.toBe('ACCOUNT_SUSPENDED');
});

test('every procedure that stays open to suspended accounts has a reason', async () => {
  const token = await createSuspended();
  for (const one of opened) expect(await refusal(one, token), one.name).not.toBe('ACCOUNT_SUSPENDED');
  expect(opened.map((one) => `${one.name}: ${reasonOf(one)}`).sort()).toMatchInlineSnapshot(`
    [
      "account.declareAge: The law asks it of every account",
      "account.delete: Everybody may leave",
      "account.endOtherSessions: Signing out devices",
      "account.endSession: Signing out a device",
      "auth.factors.prove: Part of deleting the account",
      "bookings.cancel: A garage should not wait for nobody, and an open booking stands against leaving",
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

test('only sign-in and the request for a deletion write without a session', () => {
  const open = writing.filter((one) => !isSignedIn(one)).map(({ name }) => name);
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
  const wish = { bio: 'Still here' };
  expect((await other.call('PATCH', '/profiles/me', wish, { token })).status).toBe(200);
  await api.services.db.update(profiles).set({ suspendedAt: sql`now()` }).where(eq(profiles.id, id));
  expect(await other.call('PATCH', '/profiles/me', wish, { token })).toMatchObject({
    status: 403,
    body: { code: 'ACCOUNT_SUSPENDED' },
  });
  await other.stop();
});
