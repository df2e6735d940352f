import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import type { Answer } from '../../../test/call.ts';
import { createCustomer, goodPassword, signUp } from '../../../test/customers.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import type { RateLimitRule } from '../../platform/rate-limits.ts';

let database: TestDatabase;
let nodes: Api[];

beforeAll(async () => {
  database = await createTestDatabase();
  nodes = [];
});

afterAll(async () => {
  for (const node of nodes) await node.stop();
  await database.drop();
});

/** A node with fresh counters. */
async function freshNode(trustedProxies = 0): Promise<Api> {
  const node = await startApi({ database, hasRateLimits: true, trustedProxies });
  nodes.push(node);
  return node;
}

/** Uses up all but one of a rule's points for a key. */
async function spend(node: Api, rule: RateLimitRule, key: string, points: number): Promise<void> {
  for (let spent = 1; spent < points; spent++) await node.services.rateLimits.take(rule, key);
}

function expectDeclared(answer: Answer<unknown> | null): void {
  const retryAfter = Number(answer?.headers.get('retry-after'));
  expect(retryAfter).toBeGreaterThan(0);
  expect(answer?.body).toMatchObject({ code: 'RATE_LIMITED', data: { retryAfterSeconds: retryAfter } });
}

function signIn(node: Api, email: string, headers: Record<string, string> = {}) {
  return node.call('POST', '/auth/sign-in', { email, password: 'not that' }, { headers });
}

const here = '127.0.0.1';

test('ten attempts for one account are allowed and the next is refused, ignoring case', async () => {
  const node = await freshNode();
  await spend(node, 'signInOfAccountAtAddress', `victim@example.com ${here}`, 10);
  expect((await signIn(node, 'Victim@example.com')).status).toBe(401);
  expectDeclared(await signIn(node, 'victim@EXAMPLE.com'));
  expect((await signIn(node, 'other@example.com')).status).toBe(401);
});

test("a stranger's attempts for an account do not lock out its owner", async () => {
  const node = await freshNode(1);
  await signUp(node, 'owner@example.com');
  const guess = () => signIn(node, 'owner@example.com', { 'x-forwarded-for': '203.0.113.66' });
  await spend(node, 'signInOfAccountAtAddress', 'owner@example.com 203.0.113.66', 10);
  expect((await guess()).status).toBe(401);
  // Each refusal waits a second, so they wait together.
  for (const refused of await Promise.all(Array.from({ length: 100 }, guess))) expectDeclared(refused);
  const account = { email: 'owner@example.com', password: goodPassword };
  const headers = { 'x-forwarded-for': '203.0.113.5' };
  expect((await node.call('POST', '/auth/sign-in', account, { headers })).status).toBe(200);
});

test('a hundred attempts an hour for one account are allowed, across all addresses', async () => {
  const node = await freshNode(1);
  await spend(node, 'signInOfAccount', 'hunted@example.com', 100);
  const from = (address: string) => signIn(node, 'hunted@example.com', { 'x-forwarded-for': address });
  expect((await from('203.0.113.1')).status).toBe(401);
  expectDeclared(await from('203.0.113.2'));
});

test('three hundred attempts from one address are allowed across accounts, and a forged X-Forwarded-For does not add any', async () => {
  const node = await freshNode();
  await spend(node, 'signInOfAddress', here, 300);
  expect((await signIn(node, 'first@example.com')).status).toBe(401);
  expectDeclared(await signIn(node, 'second@example.com'));
  expectDeclared(await signIn(node, 'third@example.com', { 'x-forwarded-for': '203.0.113.9' }));
});

test("behind one trusted proxy its last hop counts, and the client's entries are ignored", async () => {
  const node = await freshNode(1);
  await spend(node, 'signInOfAddress', '203.0.113.7', 300);
  const from = (hops: string) => signIn(node, 'victim@example.com', { 'x-forwarded-for': hops });
  expect((await from('10.0.0.1, 203.0.113.7')).status).toBe(401);
  expectDeclared(await from('10.0.0.2, 203.0.113.7'));
  expectDeclared(await from('203.0.113.8, 203.0.113.7'));
  expect((await from('203.0.113.7, 203.0.113.8')).status).toBe(401);
});

test('sign-ups from one address are limited', async () => {
  const node = await freshNode();
  const person = (name: string) => ({
    fullName: name,
    email: `${name}@example.com`,
    password: goodPassword,
    isAdult: true,
  });
  await spend(node, 'signUpOfAddress', here, 100);
  expect((await node.call('POST', '/auth/sign-up', person('asha'))).status).toBe(201);
  expectDeclared(await node.call('POST', '/auth/sign-up', person('ravi')));
});

test('resets and confirmations from one address share a limit', async () => {
  const node = await freshNode();
  await spend(node, 'resetOfAddress', here, 60);
  expect((await node.call('POST', '/auth/forgot-password', { email: 'a@example.com' })).status).toBe(200);
  expectDeclared(await node.call('POST', '/auth/forgot-password', { email: 'b@example.com' }));
  expectDeclared(await node.call('POST', '/auth/reset-password', { token: 'x', password: goodPassword }));
  expectDeclared(await node.call('POST', '/auth/confirm-email', { token: 'x' }));
});

test('at most five reset links an hour are mailed for one account', async () => {
  const node = await freshNode();
  await signUp(node, 'me@example.com');
  for (let link = 0; link < 5; link++) await node.call('POST', '/auth/forgot-password', { email: 'me@example.com' });
  expectDeclared(await node.call('POST', '/auth/forgot-password', { email: 'ME@example.com' }));
  expect(node.mails).toHaveLength(5);
});

test('writes of one account are limited without affecting others', async () => {
  const node = await freshNode();
  const [busy, calm] = [await createCustomer(node), await createCustomer(node)];
  const write = (token: string) => node.call('PATCH', '/profiles/me', { bio: 'x' }, { token });
  await spend(node, 'writeOfAccount', busy.id, 60);
  expect((await write(busy.token)).status).toBe(200);
  expectDeclared(await write(busy.token));
  expect((await write(calm.token)).status).toBe(200);
});

test('look-ups from one address are limited', async () => {
  const node = await freshNode();
  const lookUp = () => node.call('GET', '/locations/reverse?latitude=12.9&longitude=77.6');
  await spend(node, 'lookupOfAddress', here, 60);
  expect((await lookUp()).status).toBe(200);
  expectDeclared(await lookUp());
});

test('access tokens for one address are limited', async () => {
  const node = await freshNode();
  await spend(node, 'tokenOfAddress', here, 240);
  expect((await node.call('POST', '/auth/token')).status).toBe(401);
  expectDeclared(await node.call('POST', '/auth/token'));
});

test('an address that guesses many passwords at once hashes one at a time, and others sign in beside it', async () => {
  let hashing = 0;
  let most = 0;
  const release = Promise.withResolvers<void>();
  const passwordHashing = {
    hash: async (password: string) => `${password} hashed`,
    verify: async ({ hash, password }: { hash: string; password: string }) => {
      most = Math.max(most, ++hashing);
      if (password !== goodPassword) await release.promise;
      hashing--;
      return hash === `${password} hashed`;
    },
  };
  const node = await startApi({ database, trustedProxies: 1, auth: { passwordHashing } });
  nodes.push(node);
  const email = 'guessed@example.com';
  await signUp(node, email);
  const guesses = Array.from({ length: 20 }, () => signIn(node, email, { 'x-forwarded-for': '203.0.113.70' }));
  await expect.poll(() => hashing).toBe(1);
  const beside = await node.call(
    'POST',
    '/auth/sign-in',
    { email, password: goodPassword },
    { headers: { 'x-forwarded-for': '203.0.113.71' } },
  );
  expect([beside.status, most]).toEqual([200, 2]);
  release.resolve();
  expect((await Promise.all(guesses)).every(({ status }) => status === 401)).toBe(true);
  expect(most).toBe(2);
});
