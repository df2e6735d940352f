import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { createSteeredEngine, type SteeredEngine } from '../../../test/revvy-engines.ts';
import type { ReplyStream } from '../../../test/revvy-stream.ts';
import {
  createConversation,
  edit,
  ended,
  listMessages,
  question,
  retry,
  send,
  showVersion,
  started,
} from '../../../test/revvy-stream.ts';

let api: Api;
let engine: SteeredEngine;
let asha: Customer;
let conversationId: string;

beforeAll(async () => {
  engine = createSteeredEngine();
  api = await startApi({ revvyEngine: engine });
});

beforeEach(async () => {
  asha = await createCustomer(api);
  conversationId = await createConversation(api, asha);
});

afterAll(() => api.stop());

/** Lets the engine answer and returns the stored answer. */
async function answered(stream: ReplyStream, words: string) {
  expect(stream.status).toBe(200);
  engine.say(words);
  engine.finish();
  return ended(await stream.rest());
}

async function ask(text: string, words: string) {
  const asked = question(text);
  const { reply } = await answered(await send(api, asha, conversationId, asked), words);
  return { questionId: asked.messageId, replyId: reply.id };
}

const said = async () => (await listMessages(api, asha, conversationId)).items.map(({ content }) => content);

test('an answer that is given again keeps the earlier one, and the customer can go back to it', async () => {
  const { replyId } = await ask('Why does it knock?', 'Old pads');
  await api.call('PUT', `/revvy/messages/${replyId}/feedback`, { feedback: 'down' }, asha);
  const { reply } = await answered(await retry(api, asha, replyId), 'Worn bearings');
  expect(reply).toMatchObject({ content: 'Worn bearings', version: 2, versions: 2, feedback: null });
  const { body } = await showVersion(api, asha, replyId, 1);
  expect(body.reply).toMatchObject({ content: 'Old pads', version: 1, versions: 2, feedback: 'down' });
  expect(await said()).toEqual(['Why does it knock?', 'Old pads']);
  await showVersion(api, asha, replyId, 2);
  expect(await said()).toEqual(['Why does it knock?', 'Worn bearings']);
});

test('an edited question is answered in its place, and the earlier question stays with its answer', async () => {
  const { questionId, replyId } = await ask('Price of tyres', 'From 2,000');
  const stream = await edit(api, asha, questionId, '  मेरे टायर की कीमत ');
  const begun = started(await stream.next());
  expect(begun.question).toMatchObject({ id: questionId, content: 'मेरे टायर की कीमत', language: 'hi' });
  expect(begun.reply).toMatchObject({ id: replyId, content: '', status: 'streaming', language: 'hi' });
  const { conversation } = await answered(stream, 'दो हज़ार से');
  expect(conversation.title).toBe('मेरे टायर की कीमत');
  expect(engine.asked.at(-1)).toMatchObject({ text: 'मेरे टायर की कीमत', history: [] });
  expect(await said()).toEqual(['मेरे टायर की कीमत', 'दो हज़ार से']);
  const { body } = await showVersion(api, asha, replyId, 1);
  expect(body.question).toMatchObject({ content: 'Price of tyres', language: 'en' });
  expect(body.reply).toMatchObject({ content: 'From 2,000', language: 'en', version: 1, versions: 2 });
});

test('the next answer reads the version that is shown', async () => {
  const { replyId } = await ask('Price of tyres', 'From 2,000');
  await answered(await retry(api, asha, replyId), 'From 3,000');
  await showVersion(api, asha, replyId, 1);
  await ask('And in Pune?', 'The same');
  expect(engine.asked.at(-1)?.history).toEqual([
    { role: 'user', content: 'Price of tyres' },
    { role: 'assistant', content: 'From 2,000' },
  ]);
});

test('a title given by hand stays when the question is edited', async () => {
  const { questionId } = await ask('Price of tyres', 'From 2,000');
  await api.call('PATCH', `/revvy/conversations/${conversationId}`, { title: 'My tyres' }, asha);
  const { conversation } = await answered(await edit(api, asha, questionId, 'Price of brakes'), 'From 900');
  expect(conversation.title).toBe('My tyres');
});

test('an attempt that said nothing leaves no version behind', async () => {
  const { replyId } = await ask('Why?', 'Because');
  const stream = await retry(api, asha, replyId);
  engine.fail('provider');
  expect(ended(await stream.rest()).reply).toMatchObject({ content: '', version: 2, versions: 2 });
  const { reply } = await answered(await retry(api, asha, replyId), 'Because of rust');
  expect(reply).toMatchObject({ version: 2, versions: 2 });
});

test('only the last question can be edited, only when it is answered, and only by its owner', async () => {
  const first = await ask('First', 'One');
  const running = await send(api, asha, conversationId, question('Second'));
  const { question: second, reply } = started(await running.next());
  expect(await edit(api, asha, second.id, 'Third')).toMatchObject({ status: 409, code: 'REPLY_PENDING' });
  expect(await showVersion(api, asha, reply.id, 1)).toMatchObject({ status: 409, body: { code: 'REPLY_PENDING' } });
  await answered(running, 'Two');
  expect(await edit(api, asha, first.questionId, 'Third')).toMatchObject({ status: 404 });
  expect(await edit(api, asha, reply.id, 'Third')).toMatchObject({ status: 404 });
  const kiran = await createCustomer(api, 'Kiran');
  expect(await edit(api, kiran, second.id, 'Third')).toMatchObject({ status: 404 });
  expect((await showVersion(api, asha, reply.id, 2)).status).toBe(404);
  expect((await showVersion(api, kiran, reply.id, 1)).status).toBe(404);
  for (const text of ['', '  ', 'x'.repeat(4_001)]) {
    expect((await edit(api, asha, second.id, text)).status, text).toBe(400);
  }
  expect(await said()).toEqual(['First', 'One', 'Second', 'Two']);
});

test('twenty edits at once: one is accepted', async () => {
  const { questionId } = await ask('First', 'One');
  const tries = await Promise.all(Array.from({ length: 20 }, (_, n) => edit(api, asha, questionId, `Edit ${n}`)));
  const taken = tries.filter(({ status }) => status === 200);
  expect(taken).toHaveLength(1);
  expect(tries.filter(({ code }) => code === 'REPLY_PENDING')).toHaveLength(19);
  const [stream] = taken;
  if (stream) expect((await answered(stream, 'Two')).reply).toMatchObject({ version: 2, versions: 2 });
}, 30_000);

test('a conversation whose shown version changes becomes another ticket', async () => {
  const { replyId } = await ask('Price of tyres', 'From 2,000');
  await answered(await retry(api, asha, replyId), 'From 3,000');
  const handOver = () =>
    api.call<{ ticketId: string }>('POST', `/revvy/conversations/${conversationId}/hand-over`, {}, asha);
  await ask('Thanks', 'Welcome');
  const before = await handOver();
  expect((await handOver()).body).toEqual(before.body);
  await showVersion(api, asha, replyId, 1);
  expect((await handOver()).body.ticketId).not.toBe(before.body.ticketId);
});
