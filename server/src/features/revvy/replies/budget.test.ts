import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../../test/api.ts';
import { createCustomer } from '../../../../test/customers.ts';
import { createSteeredEngine, type SteeredEngine } from '../../../../test/revvy-engines.ts';
import { createConversation, question, send, started } from '../../../../test/revvy-stream.ts';

let api: Api;
let engine: SteeredEngine;

beforeAll(async () => {
  engine = createSteeredEngine();
  api = await startApi({ revvyEngine: engine });
});

afterAll(() => api.stop());

test('one account can have four answers written at once, in four conversations, and leaves room for others', async () => {
  const asha = await createCustomer(api);
  const conversations = await Promise.all(Array.from({ length: 7 }, () => createConversation(api, asha)));
  const streams = await Promise.all(conversations.map((id) => send(api, asha, id, question('One of many'))));
  expect(streams.filter(({ status }) => status === 200)).toHaveLength(4);
  expect(streams.filter(({ code }) => code === 'REPLY_PENDING')).toHaveLength(3);
  const kiran = await createCustomer(api);
  expect((await send(api, kiran, await createConversation(api, kiran), question('Mine'))).status).toBe(200);
});

test('a question that is already stored needs no room: sent again, its answer is followed', async () => {
  const asha = await createCustomer(api);
  const conversations = await Promise.all(Array.from({ length: 4 }, () => createConversation(api, asha)));
  const asked = conversations.map((id) => ({ id, sent: question('Is this there?') }));
  const first = await Promise.all(asked.map(({ id, sent }) => send(api, asha, id, sent)));
  const replies = await Promise.all(first.map(async (stream) => started(await stream.next()).reply.id));
  const again = await Promise.all(asked.map(({ id, sent }) => send(api, asha, id, sent)));
  expect(await Promise.all(again.map(async (stream) => started(await stream.next()).reply.id))).toEqual(replies);
});
