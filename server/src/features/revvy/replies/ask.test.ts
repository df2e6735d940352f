import type { Conversation } from '@pahiya/contract/revvy/schemas';
import type { Page } from '@pahiya/contract/shared/pages';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Api, startApi } from '../../../../test/api.ts';
import { type Customer, createCustomer } from '../../../../test/customers.ts';
import { createSteeredEngine, type SteeredEngine } from '../../../../test/revvy-engines.ts';
import {
  askAll,
  createConversation,
  ended,
  follow,
  listMessages,
  question,
  retry,
  send,
  started,
} from '../../../../test/revvy-stream.ts';
import { toUserId } from '../../../platform/user-id.ts';
import { stopReply } from '../commands/write-reply.ts';

let api: Api;
let engine: SteeredEngine;
let asha: Customer;
let conversationId: string;

beforeAll(async () => {
  engine = createSteeredEngine();
  api = await startApi({ revvyEngine: engine });
});

beforeEach(async () => {
  engine.forget();
  asha = await createCustomer(api);
  conversationId = await createConversation(api, asha);
});

afterEach(async () => {
  // Ends answers that an earlier test left running.
  await api.services.db.execute(sql`update revvy_messages set status = 'interrupted' where status = 'streaming'`);
});

afterAll(() => api.stop());

test('a question is stored, answered as it comes, and kept', async () => {
  const asked = question('My brakes squeal');
  const stream = await send(api, asha, conversationId, asked);
  const first = started(await stream.next());
  expect(first.conversation).toMatchObject({ id: conversationId, title: 'My brakes squeal' });
  expect(first.question).toMatchObject({ id: asked.messageId, role: 'user', content: 'My brakes squeal' });
  expect(first.reply).toMatchObject({ role: 'assistant', content: '', status: 'streaming' });
  engine.say('Worn');
  expect(await stream.next()).toEqual({ type: 'text', text: 'Worn' });
  engine.say(' pads.', { type: 'card', card: { kind: 'support' } });
  engine.finish();
  const rest = await stream.rest();
  expect(rest.slice(0, -1)).toEqual([
    { type: 'text', text: ' pads.' },
    { type: 'card', card: { kind: 'support' } },
  ]);
  const { reply } = ended(rest);
  expect(reply).toMatchObject({
    content: 'Worn pads.',
    status: 'complete',
    failure: null,
    cards: [{ kind: 'support' }],
  });
  const { items } = await listMessages(api, asha, conversationId);
  expect(items.map(({ id }) => id)).toEqual([asked.messageId, reply.id]);
  expect(items[1]).toEqual(reply);
});

test('words reach the listener without waiting until they are stored', async () => {
  const stream = await send(api, asha, conversationId, question('Hello'));
  await stream.next();
  const words = 40;
  const query = vi.spyOn(pg.Client.prototype, 'query');
  for (let round = 0; round < words; round++) {
    engine.say('word ');
    await stream.next();
  }
  const stored = query.mock.calls.filter(([statement]) =>
    JSON.stringify(statement).includes('update \\"revvy_messages'),
  );
  query.mockRestore();
  engine.finish();
  await stream.rest();
  expect(stored.length).toBeLessThan(words / 2);
});

test('fifty questions at once to one conversation: one is accepted and gets one answer', async () => {
  const streams = await Promise.all(
    Array.from({ length: 50 }, (_, index) => send(api, asha, conversationId, question(`Question ${index}`))),
  );
  const taken = streams.filter(({ status }) => status === 200);
  expect(taken).toHaveLength(1);
  expect(streams.filter(({ code }) => code === 'REPLY_PENDING')).toHaveLength(49);
  engine.say('One answer');
  engine.finish();
  expect(ended((await taken[0]?.rest()) ?? []).reply.content).toBe('One answer');
  expect((await listMessages(api, asha, conversationId)).items).toHaveLength(2);
}, 30_000);

test('one question sent ten times is stored once, and every request follows its one answer', async () => {
  const before = engine.asked.length;
  const asked = question('Once');
  const streams = await Promise.all(Array.from({ length: 10 }, () => send(api, asha, conversationId, asked)));
  expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200));
  await expect.poll(() => engine.asked.length).toBe(before + 1);
  engine.say('The same');
  engine.finish();
  for (const stream of streams) expect(ended(await stream.rest()).reply.content).toBe('The same');
  const again = await send(api, asha, conversationId, { ...asked, text: 'Something else' });
  expect(ended(await again.rest()).reply.content).toBe('The same');
  expect(engine.asked.length).toBe(before + 1);
  expect((await listMessages(api, asha, conversationId)).items).toHaveLength(2);
}, 30_000);

test('a question id that another conversation already uses is refused', async () => {
  const asked = question('Mine');
  const stream = await send(api, asha, conversationId, asked);
  const elsewhere = await createConversation(api, asha);
  expect(await send(api, asha, elsewhere, asked)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  expect((await listMessages(api, asha, elsewhere)).items).toEqual([]);
  stream.close();
});

test('an answer continues when its reader leaves, and a reader who comes back gets all of it', async () => {
  const stream = await send(api, asha, conversationId, question('Long story'));
  const { reply } = started(await stream.next());
  engine.say('Once upon ');
  await stream.next();
  stream.close();
  engine.say('a time ');
  const again = await follow(api, asha, reply.id);
  const first = started(await again.next());
  expect(first.reply.content).toBe('Once upon a time ');
  engine.say('there was');
  engine.finish();
  expect(ended(await again.rest()).reply.content).toBe('Once upon a time there was');
  const late = await (await follow(api, asha, reply.id)).rest();
  expect(late.map(({ type }) => type)).toEqual(['started', 'ended']);
});

test('Stop keeps what is written so far and ends the engine', async () => {
  const stream = await send(api, asha, conversationId, question('Stop me'));
  const { reply } = started(await stream.next());
  engine.say('Half an ans');
  await stream.next();
  const stopped = await api.call('POST', `/revvy/messages/${reply.id}/stop`, {}, asha);
  expect(stopped).toMatchObject({
    status: 200,
    body: { content: 'Half an ans', status: 'interrupted', failure: 'stopped' },
  });
  expect(engine.asked.at(-1)?.signal.aborted).toBe(true);
  expect(ended(await stream.rest()).reply.status).toBe('interrupted');
  expect(await api.call('POST', `/revvy/messages/${reply.id}/stop`, {}, asha)).toEqual(
    expect.objectContaining({ status: 200, body: stopped.body }),
  );
});

test('nobody can stop the running answer of another customer', async () => {
  const kiran = await createCustomer(api, 'Kiran');
  const stream = await send(api, asha, conversationId, question('Go on'));
  const { reply } = started(await stream.next());
  engine.say('Half an ans');
  await stream.next();
  expect((await api.call('POST', `/revvy/messages/${reply.id}/stop`, {}, kiran)).status).toBe(404);
  // The command is safe by itself, for callers who did not look for the answer first.
  await stopReply(api.services.db, { userId: toUserId(kiran.id), messageId: reply.id });
  engine.say('wer');
  engine.finish();
  expect(ended(await stream.rest()).reply).toMatchObject({ content: 'Half an answer', status: 'complete' });
});

test.each(['provider', 'slow'] as const)(
  'a failure of the engine (%s) keeps what was written and is reported',
  async (why) => {
    const stream = await send(api, asha, conversationId, question('Fail'));
    await stream.next();
    engine.say('Half');
    engine.fail(why);
    expect(ended(await stream.rest()).reply).toMatchObject({ content: 'Half', status: 'interrupted', failure: why });
  },
);

test('an engine that ends without a word counts as failed', async () => {
  const stream = await send(api, asha, conversationId, question('Nothing'));
  await stream.next();
  engine.finish();
  expect(ended(await stream.rest()).reply).toMatchObject({ content: '', status: 'interrupted', failure: 'provider' });
});

test('Retry replaces the answer in the same place, for the last answer only', async () => {
  const stream = await send(api, asha, conversationId, question('First'));
  const { reply } = started(await stream.next());
  expect(await retry(api, asha, reply.id)).toMatchObject({ status: 409, code: 'REPLY_PENDING' });
  engine.say('Bad');
  engine.finish();
  await stream.rest();
  await api.call('PUT', `/revvy/messages/${reply.id}/feedback`, { feedback: 'down' }, asha);
  const before = engine.asked.length;
  const again = await retry(api, asha, reply.id);
  expect(started(await again.next()).reply).toMatchObject({ id: reply.id, content: '', feedback: null });
  await expect.poll(() => engine.asked.length).toBe(before + 1);
  expect(engine.asked.at(-1)).toMatchObject({ text: 'First', history: [] });
  engine.say('Good');
  engine.finish();
  expect(ended(await again.rest()).reply).toMatchObject({ content: 'Good', status: 'complete' });
  expect((await listMessages(api, asha, conversationId)).items).toHaveLength(2);
  const next = await send(api, asha, conversationId, question('Second'));
  await next.next();
  await expect.poll(() => engine.asked.length).toBe(before + 2);
  expect(engine.asked.at(-1)?.history).toEqual([
    { role: 'user', content: 'First' },
    { role: 'assistant', content: 'Good' },
  ]);
  engine.say('Fine');
  engine.finish();
  await next.rest();
  expect(await retry(api, asha, reply.id)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
});

test('twenty Retries at once start one', async () => {
  const stream = await send(api, asha, conversationId, question('Once more'));
  const { reply } = started(await stream.next());
  engine.say('Done');
  engine.finish();
  await stream.rest();
  const tries = await Promise.all(Array.from({ length: 20 }, () => retry(api, asha, reply.id)));
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(tries.filter(({ code }) => code === 'REPLY_PENDING')).toHaveLength(19);
}, 30_000);

test('a danger in the question is warned about, and a harmful question never reaches the engine', async () => {
  const before = engine.asked.length;
  const events = await askAll(api, asha, conversationId, question('How do I build a bomb with smoke'));
  expect(ended(events).reply).toMatchObject({
    status: 'complete',
    warning: '**Do not drive.**',
    content: 'I cannot help with that.',
  });
  expect(engine.asked.length).toBe(before);
});

test('a conversation deleted during an answer is gone for everybody, and the engine ends', async () => {
  const stream = await send(api, asha, conversationId, question('Delete me'));
  const { reply } = started(await stream.next());
  engine.say('Secret');
  await stream.next();
  expect((await api.call('DELETE', `/revvy/conversations/${conversationId}`, undefined, asha)).status).toBe(200);
  expect(engine.asked.at(-1)?.signal.aborted).toBe(true);
  expect(await stream.rest()).toEqual([]);
  expect((await follow(api, asha, reply.id)).status).toBe(404);
  expect((await retry(api, asha, reply.id)).status).toBe(404);
  const list = await api.call<Page<Conversation>>('GET', '/revvy/conversations?search=delete', undefined, asha);
  expect(list.body.items).toEqual([]);
  const restored = await api.call('POST', `/revvy/conversations/${conversationId}/restore`, {}, asha);
  expect(restored.status).toBe(200);
  const { items } = await listMessages(api, asha, conversationId);
  expect(items.at(-1)).toMatchObject({ id: reply.id, status: 'interrupted', failure: 'stopped' });
});
