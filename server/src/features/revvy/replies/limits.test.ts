import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../../test/api.ts';
import { createCustomer } from '../../../../test/customers.ts';
import { createSteeredEngine, type SteeredEngine } from '../../../../test/revvy-engines.ts';
import { createConversation, follow, question, retry, send, started } from '../../../../test/revvy-stream.ts';
import { createReplies } from './replies.ts';
import { createTokenAccount } from './token-account.ts';

let api: Api;
let engine: SteeredEngine;

beforeAll(async () => {
  engine = createSteeredEngine();
  api = await startApi({ revvyEngine: engine, hasRateLimits: true });
});

afterAll(() => api.stop());

test('an account can ask twenty questions a minute including Retries; reading and Stop are not counted', async () => {
  const asha = await createCustomer(api);
  const id = await createConversation(api, asha);
  const first = await send(api, asha, id, question('First'));
  const { reply } = started(await first.next());
  const tries = [];
  for (let count = 0; count < 19; count++) tries.push(await retry(api, asha, reply.id));
  expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 409));
  expect(await send(api, asha, id, question('One more'))).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
  expect(await retry(api, asha, reply.id)).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
  const again = await follow(api, asha, reply.id);
  expect(again.status).toBe(200);
  again.close();
  expect((await api.call('POST', `/revvy/messages/${reply.id}/stop`, {}, asha)).status).toBe(200);
  const kiran = await createCustomer(api);
  expect((await send(api, kiran, await createConversation(api, kiran), question('Mine'))).status).toBe(200);
});

test('with more than ten readers of one account, the oldest is disconnected', async () => {
  const asha = await createCustomer(api);
  const stream = await send(api, asha, await createConversation(api, asha), question('Many tabs'));
  const { reply } = started(await stream.next());
  const tabs = [];
  for (let tab = 0; tab < 10; tab++) {
    const opened = await follow(api, asha, reply.id);
    started(await opened.next());
    tabs.push(opened);
  }
  expect(await stream.rest()).toEqual([]);
  engine.say('Here');
  for (const tab of tabs) expect(await tab.next()).toEqual({ type: 'text', text: 'Here' });
  engine.finish();
  for (const tab of tabs) expect((await tab.rest()).at(-1)?.type).toBe('ended');
});

test('a node writes at most sixty-four answers at once, and a released place can be used again', async () => {
  const replies = createReplies(api.services);
  const rooms = Array.from({ length: 64 }, () => replies.reserve());
  expect(rooms).not.toContain(null);
  expect(replies.reserve()).toBeNull();
  rooms[0]?.giveBack();
  expect(replies.reserve()).not.toBeNull();
  await replies.stop();
  rooms[1]?.giveBack();
  expect(replies.reserve()).toBeNull();
});

test('a full node lets readers follow a stored question, and refuses a new one or a Retry', async () => {
  const asha = await createCustomer(api);
  const id = await createConversation(api, asha);
  const asked = question('Once');
  const first = await send(api, asha, id, asked);
  const { reply } = started(await first.next());
  const others = await Promise.all(Array.from({ length: 64 }, () => createCustomer(api)));
  const streams = await Promise.all(
    others.map(async (other) => send(api, other, await createConversation(api, other), question('Fill'))),
  );
  expect(streams.map(({ status }) => status)).toContain(503);
  const again = await send(api, asha, id, asked);
  expect(started(await again.next()).reply.id).toBe(reply.id);
  const elsewhere = await createConversation(api, asha);
  expect(await send(api, asha, elsewhere, question('New'))).toMatchObject({ status: 503, code: 'OVERLOADED' });
  expect(await retry(api, asha, reply.id)).toMatchObject({ status: 503, code: 'OVERLOADED' });
  await api.call('POST', `/revvy/messages/${reply.id}/stop`, {}, asha);
  expect((await again.rest()).at(-1)?.type).toBe('ended');
  expect((await send(api, asha, elsewhere, question('Room again'))).status).toBe(200);
}, 60_000);

test('tokens are counted per day in India, across all nodes', async () => {
  const { id: userId } = await createCustomer(api);
  const owner = { userId, dailyTokens: 10_000, now: () => api.clock.now };
  const open = (change = {}) => createTokenAccount(api.services.db, { ...owner, ...change });
  const accounts = Array.from({ length: 3 }, () => open());
  for (const account of accounts) {
    expect(await account.setAside()).toBe(true);
    await account.useTokens(3_000);
    await account.settle();
  }
  const last = open();
  expect(await last.setAside()).toBe(true);
  await last.useTokens(3_000_000_000);
  expect(await open().setAside()).toBe(false);
  const tomorrow = new Date('2026-11-23T18:30:00Z');
  expect(await open({ now: () => tomorrow }).setAside()).toBe(true);
  expect(await open({ dailyTokens: 0, now: () => new Date('2026-11-25T00:00:00Z') }).setAside()).toBe(false);
});

test('concurrent questions in several conversations cannot reserve the same tokens', async () => {
  const { id: userId } = await createCustomer(api);
  const open = () => createTokenAccount(api.services.db, { userId, dailyTokens: 1_000, now: () => api.clock.now });
  const accounts = Array.from({ length: 8 }, open);
  const allowed = await Promise.all(accounts.map((account) => account.setAside()));
  expect(allowed.filter(Boolean)).toHaveLength(1);
  // `settle` returns the unused reservation.
  for (const account of accounts) await account.settle();
  expect(await open().setAside()).toBe(true);
});
