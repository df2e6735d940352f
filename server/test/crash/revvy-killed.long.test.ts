import { randomUUID } from 'node:crypto';
import type { Session } from '@pahiya/contract/auth/schemas';
import type { RevvyMessage } from '@pahiya/contract/revvy/schemas';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { goodPassword } from '../customers.ts';
import { createTestDatabase } from '../database.ts';
import { type FakeModel, secretKey, startFakeModel } from '../fakes/fake-model.ts';
import { createDataDir, databaseUrl, freePort, startNode } from '../node-process.ts';
import { ended, follow, question, retry, send, started } from '../revvy-stream.ts';

const timeout = 120_000;

let cleanups: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup();
  cleanups = [];
}, timeout);

/** A node with the fake model, a customer and a conversation. */
async function begin() {
  const database = await createTestDatabase();
  const model = await startFakeModel('openai-compatible');
  const { dataDir, remove } = await createDataDir();
  cleanups.push(database.drop, model.stop, remove);
  const port = await freePort();
  const environment = {
    ...{ DATA_DIR: dataDir, DATABASE_URL: databaseUrl(database), DEMO_DATA: 'off' },
    ...settingsOf(model),
  };
  const start = async () => {
    const node = await startNode(environment, port);
    cleanups.push(node.stop);
    return node;
  };
  const node = await start();
  const call = async <Body>(method: string, path: string, body: unknown, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const text = body === undefined ? null : JSON.stringify(body);
    return (await (await fetch(`${node.url}/api${path}`, { method, headers, body: text })).json()) as Body;
  };
  const person = { fullName: 'Asha Rao', email: 'asha@example.com', password: goodPassword, isAdult: true };
  const { session } = await call<{ session: Session }>('POST', '/auth/sign-up', person);
  const reader = { token: session.accessToken };
  const conversationId = randomUUID();
  await call('POST', '/revvy/conversations', { conversationId }, reader.token);
  const list = async () =>
    (
      await call<{ items: RevvyMessage[] }>(
        'GET',
        `/revvy/conversations/${conversationId}/messages`,
        undefined,
        reader.token,
      )
    ).items;
  return { database, model, node, start, reader, conversationId, list };
}

function settingsOf({ settings }: FakeModel): Record<string, string> {
  const { provider, model, baseUrl } = settings;
  return { REVVY_PROVIDER: provider, REVVY_MODEL: model, REVVY_BASE_URL: baseUrl, REVVY_API_KEY: secretKey };
}

test('an answer interrupted by a crash is lost, and a retry replaces it', { timeout }, async () => {
  const { database, model, node, start, reader, conversationId, list } = await begin();
  model.script({ say: ['Half of ', 'an answer'], end: 'hang' });
  const asked = question('Why does it rattle?');
  const stream = await send(node, reader, conversationId, asked);
  const { reply } = started(await stream.next());
  await expect.poll(async () => (await list())[1]?.content).toBe('Half of an answer');
  await node.kill();
  // The client's stream breaks off without an `ended` event.
  expect((await stream.rest()).map(({ type }) => type)).not.toContain('ended');
  await start();
  // The acknowledged question is stored, and its answer as far as it was written, not marked as complete.
  expect(await list()).toMatchObject([
    { id: asked.messageId, content: 'Why does it rattle?', status: 'complete' },
    { id: reply.id, content: 'Half of an answer' },
  ]);
  await database.db.execute(sql`update revvy_messages set beat_at = beat_at - interval '15 seconds'`);
  const lost = await (await follow(node, reader, reply.id)).rest();
  expect(ended(lost).reply).toMatchObject({ content: 'Half of an answer', status: 'interrupted', failure: 'lost' });
  model.script({ say: ['A loose heat shield.'] });
  const again = await (await retry(node, reader, reply.id)).rest();
  expect(ended(again).reply).toMatchObject({ id: reply.id, content: 'A loose heat shield.', status: 'complete' });
  // A client that got no acknowledgement sends its question again.
  const resent = await (await send(node, reader, conversationId, asked)).rest();
  expect(ended(resent).reply).toMatchObject({ id: reply.id, content: 'A loose heat shield.' });
  expect((await list()).map(({ id }) => id)).toEqual([asked.messageId, reply.id]);
});

test('an answer interrupted by a stop keeps its text and can be retried at once', {
  timeout,
}, async () => {
  const { model, node, start, reader, conversationId, list } = await begin();
  model.script({ say: ['Half'], end: 'hang' });
  const stream = await send(node, reader, conversationId, question('Why?'));
  const { reply } = started(await stream.next());
  await expect.poll(async () => (await list())[1]?.content).toBe('Half');
  const code = node.stop();
  // A stop that waited for the answer would cut the stream off, without this end.
  expect(ended(await stream.rest()).reply).toMatchObject({ content: 'Half', status: 'interrupted', failure: 'lost' });
  expect(await code).toBe(0);
  await start();
  model.script({ say: ['Whole'] });
  expect(ended(await (await retry(node, reader, reply.id)).rest()).reply.content).toBe('Whole');
  expect(await list()).toHaveLength(2);
});
