import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, startApi } from '../../../../test/api.ts';
import { type Customer, createCustomer } from '../../../../test/customers.ts';
import { type FakeModel, startFakeModel } from '../../../../test/fakes/fake-model.ts';
import { createTestEngine, phrases } from '../../../../test/model-asking.ts';
import {
  askAll,
  createConversation,
  ended,
  follow,
  question,
  type ReplyStream,
  retry,
  send,
  started,
} from '../../../../test/revvy-stream.ts';

let api: Api;
let model: FakeModel;
let settings: FakeModel['settings'];
let asha: Customer;
let conversationId: string;

beforeAll(async () => {
  model = await startFakeModel('openai-compatible');
  // Long enough for a busy machine. The test about a slow provider shortens it.
  settings = { ...model.settings, firstTokenMs: 20_000, totalMs: 25_000 };
  api = await startApi({ revvyEngine: createTestEngine({ settings }) });
});

beforeEach(async () => {
  asha = await createCustomer(api);
  conversationId = await createConversation(api, asha);
  model.sentAt.length = 0;
});

afterAll(async () => {
  await api.stop();
  await model.stop();
});

/** Waits until the answer has text. Text that was there when the reader came is in the first event. */
async function readWord(stream: ReplyStream) {
  const { reply } = started(await stream.next());
  if (reply.content === '') await stream.next();
  return reply;
}

/** Number of pieces that the provider has sent when the reader gets the first word. */
async function piecesBeforeFirstWord(): Promise<number> {
  model.sentAt.length = 0;
  model.script({ say: ['Worn ', 'pads ', 'squeal.'], pauseMs: 60 });
  const stream = await send(api, asha, conversationId, question('My brakes squeal'));
  await readWord(stream);
  const { length } = model.sentAt;
  await stream.rest();
  return length;
}

test("the model's first word reaches the reader before the model writes the second", async () => {
  await piecesBeforeFirstWord();
  const counts: number[] = [];
  for (let round = 0; round < 7; round += 1) counts.push(await piecesBeforeFirstWord());
  // The start of the stream, which has no text, and the first word. The median, because the machine may be busy.
  expect(counts.toSorted()[3]).toBe(2);
});

test('a reader who returns mid-answer reads the same answer to its end', async () => {
  model.script({ say: ['One. ', 'Two. ', 'Three.'], pauseMs: 60 });
  const stream = await send(api, asha, conversationId, question('Count'));
  const reply = await readWord(stream);
  stream.close();
  const events = await (await follow(api, asha, reply.id)).rest();
  expect(ended(events).reply).toMatchObject({ id: reply.id, content: 'One. Two. Three.', status: 'complete' });
  expect(model.requests.filter((body) => body.includes('Count'))).toHaveLength(1);
});

test('Stop ends the request at the provider and keeps the text so far', async () => {
  model.script({ say: ['One. '], end: 'hang' });
  const before = model.brokenOff;
  const stream = await send(api, asha, conversationId, question('Go on'));
  const reply = await readWord(stream);
  const { body } = await api.call('POST', `/revvy/messages/${reply.id}/stop`, {}, { token: asha.token });
  expect(body).toMatchObject({ content: 'One.', status: 'interrupted', failure: 'stopped' });
  await expect.poll(() => model.brokenOff).toBe(before + 1);
});

test('the notes answer in place of a failed or slow provider, and a retry asks the model again', async () => {
  model.script({ status: 500 }, { status: 500 });
  const failed = ended(await askAll(api, asha, conversationId, question('Anybody?'))).reply;
  const inPlace = { content: `${phrases.modelFailed}\n\nfrom the notes`, status: 'complete', failure: null };
  expect(failed).toMatchObject(inPlace);
  model.script({ end: 'hang' });
  settings.firstTokenMs = 500;
  const slow = ended(await (await retry(api, asha, failed.id)).rest()).reply;
  settings.firstTokenMs = 20_000;
  expect(slow).toMatchObject({ ...inPlace, id: failed.id });
  model.script({ say: ['Here.'] });
  const whole = ended(await (await retry(api, asha, failed.id)).rest()).reply;
  expect(whole).toMatchObject({ id: failed.id, content: 'Here.', status: 'complete', failure: null });
});

test("beyond the day's tokens the answers come from the notes, until the next day in India", async () => {
  for (let asked = 0; asked < 9; asked += 1) await askAll(api, asha, conversationId, question('Again'));
  const { reply } = ended(await askAll(api, asha, conversationId, question('Again')));
  expect(reply.content).toBe(`${phrases.budget}\n\nfrom the notes`);
  const evening = api.clock.now;
  api.clock.now = new Date(evening.getTime() + 24 * 3_600_000);
  const { reply: next } = ended(await askAll(api, asha, conversationId, question('Again')));
  api.clock.now = evening;
  expect(next.content).toBe('Hello from the model.');
});
