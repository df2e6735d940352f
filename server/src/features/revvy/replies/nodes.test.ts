import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, startApi } from '../../../../test/api.ts';
import { type Customer, createCustomer } from '../../../../test/customers.ts';
import { createSteeredEngine, type SteeredEngine } from '../../../../test/revvy-engines.ts';
import {
  createConversation,
  ended,
  follow,
  listMessages,
  question,
  retry,
  send,
  started,
} from '../../../../test/revvy-stream.ts';
import { authSessions } from '../../auth/tables.ts';
import { revvyCleaningQueue } from '../jobs.ts';
import { revvyMessages } from '../tables.ts';

let api: Api;
let other: Api;
let engine: SteeredEngine;
let othersEngine: SteeredEngine;
let asha: Customer;
let conversationId: string;

beforeAll(async () => {
  engine = createSteeredEngine();
  othersEngine = createSteeredEngine();
  api = await startApi({ revvyEngine: engine, streamCheckMs: 500 });
  other = await startApi({ revvyEngine: othersEngine, database: api.database, origin: api.services.origin });
});

beforeEach(async () => {
  engine.forget();
  othersEngine.forget();
  asha = await createCustomer(api);
  conversationId = await createConversation(api, asha);
});

afterAll(async () => {
  await other.stop();
  await api.stop();
});

async function begin(text = 'Hello') {
  const before = engine.asked.length;
  const stream = await send(api, asha, conversationId, question(text));
  const { reply } = started(await stream.next());
  await expect.poll(() => engine.asked.length).toBe(before + 1);
  return { stream, replyId: reply.id };
}

/** Makes the answer's writer look dead. */
async function silenceWriter(replyId: string): Promise<void> {
  await api.services.db
    .update(revvyMessages)
    .set({ beatAt: sql`now() - interval '16 seconds'` })
    .where(eq(revvyMessages.id, replyId));
}

/** Creates an answer that no node writes. */
async function orphan(text = 'Lost'): Promise<string> {
  const { stream, replyId } = await begin(text);
  engine.say('Half');
  await stream.next();
  engine.finish();
  await stream.rest();
  await api.services.db.update(revvyMessages).set({ status: 'streaming' }).where(eq(revvyMessages.id, replyId));
  return replyId;
}

/** Starts an answer in a new conversation, written by the other node. */
async function beginElsewhere(): Promise<string> {
  const elsewhere = await createConversation(api, asha);
  const stream = await send(api, asha, elsewhere, question('Elsewhere'));
  return started(await stream.next()).reply.id;
}

test('a node follows an answer that another node writes, to its end', async () => {
  const { stream, replyId } = await begin();
  engine.say('One ');
  const far = await follow(other, asha, replyId);
  const first = started(await far.next());
  engine.say('two ');
  let received = first.reply.content;
  while (received !== 'One two ') {
    const event = await far.next();
    if (event?.type !== 'text') throw new Error(`Received ${JSON.stringify(event)}`);
    received += event.text;
  }
  engine.say({ type: 'card', card: { kind: 'support' } });
  expect(await far.next()).toEqual({ type: 'card', card: { kind: 'support' } });
  engine.say('three');
  engine.finish();
  expect(ended(await far.rest()).reply).toMatchObject({ content: 'One two three', status: 'complete' });
  await stream.rest();
});

test('Stop on another node ends the engine within seconds, and the answer on every node', async () => {
  const { stream, replyId } = await begin();
  engine.say('Going on');
  await stream.next();
  await expect.poll(async () => (await listMessages(api, asha, conversationId)).items[1]?.content).toBe('Going on');
  const stopped = await other.call('POST', `/revvy/messages/${replyId}/stop`, {}, asha);
  expect(stopped.body).toMatchObject({ content: 'Going on', status: 'interrupted', failure: 'stopped' });
  await expect.poll(() => engine.asked.at(-1)?.signal.aborted).toBe(true);
  expect(ended(await stream.rest()).reply).toEqual(stopped.body);
});

test('after Retry on another node the first writer stops, and there is one answer', async () => {
  const { stream, replyId } = await begin();
  engine.say('Old');
  await stream.next();
  await other.call('POST', `/revvy/messages/${replyId}/stop`, {}, asha);
  const before = othersEngine.asked.length;
  const again = await retry(other, asha, replyId);
  engine.say(' and never stored');
  expect(started(await again.next()).reply.content).toBe('');
  await expect.poll(() => othersEngine.asked.length).toBe(before + 1);
  othersEngine.say('New');
  othersEngine.finish();
  expect(ended(await again.rest()).reply).toMatchObject({ content: 'New', status: 'complete' });
  // A reader on the first node gets the new answer, or the stop if it arrived first.
  const received = ended(await stream.rest()).reply;
  if (received.status !== 'complete') expect(received).toMatchObject({ status: 'interrupted', failure: 'stopped' });
  const asked =
    received.status === 'complete' ? received : ended(await (await follow(api, asha, replyId)).rest()).reply;
  expect(asked).toMatchObject({ content: 'New', status: 'complete' });
  await expect.poll(() => engine.asked.at(-1)?.signal.aborted).toBe(true);
  expect((await listMessages(api, asha, conversationId)).items).toHaveLength(2);
});

test('when a conversation is deleted on another node, its answer ends on the node that writes it', async () => {
  const { stream } = await begin();
  engine.say('Gone soon');
  await stream.next();
  await other.call('DELETE', `/revvy/conversations/${conversationId}`, undefined, asha);
  expect(await stream.rest()).toEqual([]);
  expect(engine.asked.at(-1)?.signal.aborted).toBe(true);
});

test('a reader finds an answer lost when its writer has gone silent', async () => {
  const replyId = await orphan();
  await silenceWriter(replyId);
  const events = await (await follow(other, asha, replyId)).rest();
  expect(ended(events).reply).toMatchObject({ content: 'Half', status: 'interrupted', failure: 'lost' });
});

test('the cleaning job ends an answer whose writer has gone silent', async () => {
  const replyId = await orphan();
  await revvyCleaningQueue(api.services.db).run({});
  expect((await listMessages(api, asha, conversationId)).items[1]?.status).toBe('streaming');
  await silenceWriter(replyId);
  await revvyCleaningQueue(api.services.db).run({});
  expect((await listMessages(api, asha, conversationId)).items[1]).toMatchObject({ failure: 'lost' });
});

test('an answer whose writer has gone silent does not block the next question', async () => {
  const replyId = await orphan();
  expect(await send(api, asha, conversationId, question('Next'))).toMatchObject({ code: 'REPLY_PENDING' });
  await silenceWriter(replyId);
  const next = await send(other, asha, conversationId, question('Next'));
  started(await next.next());
  await expect.poll(() => othersEngine.asked.at(-1)?.text).toBe('Next');
  othersEngine.say('There');
  othersEngine.finish();
  expect(ended(await next.rest()).reply.content).toBe('There');
  const { items } = await listMessages(api, asha, conversationId);
  expect(items.map(({ status }) => status)).toEqual(['complete', 'interrupted', 'complete', 'complete']);
});

test('a writer at work is not taken for lost, even when its engine is silent', {
  timeout: 20_000,
}, async () => {
  const { stream, replyId } = await begin();
  await silenceWriter(replyId);
  const isFresh = async () => {
    const [row] = await api.services.db
      .select({ isFresh: sql<boolean>`beat_at > now() - interval '5 seconds'` })
      .from(revvyMessages)
      .where(eq(revvyMessages.id, replyId));
    return row?.isFresh;
  };
  await expect.poll(isFresh).toBe(true);
  engine.say('Here');
  engine.finish();
  expect(ended(await stream.rest()).reply.status).toBe('complete');
});

test('a stopping node keeps the text so far, tells its readers and takes no new questions', async () => {
  const leavingEngine = createSteeredEngine();
  const leaving = await startApi({ revvyEngine: leavingEngine, database: api.database, origin: api.services.origin });
  const stream = await send(leaving, asha, conversationId, question('Before the end'));
  const { reply } = started(await stream.next());
  await expect.poll(() => leavingEngine.asked.length).toBe(1);
  leavingEngine.say('Half said');
  await stream.next();
  const far = await follow(leaving, asha, await beginElsewhere());
  started(await far.next());
  await leaving.services.revvy.close();
  expect(ended(await stream.rest()).reply).toMatchObject({ content: 'Half said', failure: 'lost' });
  expect(await far.rest()).toEqual([]);
  const refused = await send(leaving, asha, await createConversation(api, asha), question('Too late'));
  expect(refused).toMatchObject({ status: 503, code: 'OVERLOADED' });
  expect((await listMessages(api, asha, conversationId)).items[1]).toMatchObject({ id: reply.id, failure: 'lost' });
  await leaving.stop();
});

test('a stream ends within seconds of the end of its session', { timeout: 30_000 }, async () => {
  const { stream } = await begin();
  await api.services.db.delete(authSessions).where(eq(authSessions.id, asha.sessionId));
  expect(await stream.rest()).toEqual([]);
});
