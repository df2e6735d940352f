import { randomUUID } from 'node:crypto';
import type { UploadedFile } from '@pahiya/contract/files/schemas';
import type { Conversation, RevvyMessage, Welcome } from '@pahiya/contract/revvy/schemas';
import type { Page } from '@pahiya/contract/shared/pages';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { bookingInput } from '../../../test/booking-inputs.ts';
import { createCompletedBooking } from '../../../test/completed-bookings.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { createGarage } from '../../../test/garages.ts';
import { plainJpeg } from '../../../test/pictures.ts';
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
} from '../../../test/revvy-stream.ts';
import { download, sendForm, upload } from '../../../test/uploads.ts';
import { removeReleasedFiles } from '../files/commands/remove-files.ts';
import { files } from '../files/tables.ts';
import { revvyCleaningQueue } from './jobs.ts';
import { revvyConversations } from './tables.ts';

let api: Api;
let asha: Customer;
let kiran: Customer;
let conversationId: string;
let questionId: string;
let replyId: string;
let file: UploadedFile;

async function uploadFor({ token }: Customer): Promise<UploadedFile> {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(await plainJpeg())], 'dashboard.jpg', { type: 'image/jpeg' }));
  form.set('purpose', 'revvy');
  return (await sendForm<UploadedFile>(api, 'POST', '/files', form, token)).body;
}

const picture = ({ id }: UploadedFile) => ({ fileId: id, kind: 'picture' as const });

beforeAll(async () => {
  api = await startApi();
  asha = await createCustomer(api);
  kiran = await createCustomer(api, 'Kiran');
  conversationId = await createConversation(api, asha);
  file = await uploadFor(asha);
  const asked = question('A secret noise', { attachments: [picture(file)] });
  questionId = asked.messageId;
  replyId = ended(await askAll(api, asha, conversationId, asked)).reply.id;
});

afterAll(() => api.stop());

test.each<[string, string, unknown]>([
  ['POST', '/revvy/conversations', () => ({ conversationId })],
  ['PATCH', '/revvy/conversations/C', () => ({ title: 'Mine now' })],
  ['DELETE', '/revvy/conversations/C', undefined],
  ['POST', '/revvy/conversations/C/restore', () => ({})],
  ['GET', '/revvy/conversations/C/messages', undefined],
  ['POST', '/revvy/conversations/C/messages', () => question('Let me in')],
  ['POST', '/revvy/conversations/C/messages', () => question('Let me in', { messageId: questionId })],
  ['POST', '/revvy/conversations/C/hand-over', () => ({})],
  ['GET', '/revvy/messages/R/events', undefined],
  ['POST', '/revvy/messages/R/retry', () => ({})],
  ['POST', '/revvy/messages/R/stop', () => ({})],
  ['PUT', '/revvy/messages/R/feedback', () => ({ feedback: 'up' })],
])('%s %s responds 404 for somebody else', async (method, path, body) => {
  const before = await listMessages(api, asha, conversationId);
  const filled = path.replace('C', conversationId).replace('R', replyId);
  const sent = typeof body === 'function' ? body() : body;
  const answer = await api.call<{ code: string }>(method, filled, sent, kiran);
  expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  expect(await listMessages(api, asha, conversationId)).toEqual(before);
  // A request without a session gets 401.
  expect((await api.call(method, filled, sent)).status).toBe(401);
});

test('a question cannot be followed, retried, stopped or rated like an answer', async () => {
  expect((await follow(api, asha, questionId)).status).toBe(404);
  expect((await retry(api, asha, questionId)).status).toBe(404);
  expect((await api.call('POST', `/revvy/messages/${questionId}/stop`, {}, asha)).status).toBe(404);
  const rated = await api.call('PUT', `/revvy/messages/${questionId}/feedback`, { feedback: 'up' }, asha);
  expect(rated.status).toBe(404);
});

test('the search and the list contain nothing of other customers', async () => {
  for (const query of ['', '?search=secret', '?search=noise', '?search=%25']) {
    const { body } = await api.call<Page<Conversation>>('GET', `/revvy/conversations${query}`, undefined, kiran);
    expect(body.items, query).toEqual([]);
  }
  const own = await api.call<Page<Conversation>>('GET', '/revvy/conversations?search=secret', undefined, asha);
  expect(own.body.items).toHaveLength(1);
});

test('Revvy welcomes nobody with the vehicle or the booking of another customer', async () => {
  const [owner, other] = [await createCustomer(api), await createCustomer(api, 'Kiran')];
  const welcome = async (customer: Customer) =>
    (await api.call<Welcome>('GET', '/revvy/welcome', undefined, customer)).body;
  const garage = await createGarage(api.services.db);
  const input = bookingInput(garage, { vehicleMake: 'Tata', vehicleModel: 'Nexon' });
  expect((await api.call('POST', '/bookings', input, owner)).status).toBe(201);
  expect(await welcome(owner)).toMatchObject({
    vehicle: { make: 'Tata', model: 'Nexon' },
    suggestions: expect.arrayContaining(['whereBooking']),
  });
  expect((await welcome(other)).vehicle).toBeNull();
  // Only their own last booking, which is over, is known now.
  await createCompletedBooking(api, other, garage);
  const { vehicle, suggestions } = await welcome(other);
  expect(vehicle?.make).toBe('Maruti Suzuki');
  expect(suggestions).not.toContain('whereBooking');
});

test('a question id that somebody else uses looks like any unknown id', async () => {
  const mine = await createConversation(api, kiran);
  const answer = await send(api, kiran, mine, question('Take it', { messageId: questionId }));
  expect(answer).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  expect((await listMessages(api, kiran, mine)).items).toEqual([]);
});

test("somebody else's file, one for another purpose, a used one and a missing one are refused alike", async () => {
  const own = await createConversation(api, asha);
  const post = (await upload(api, asha.token, { bytes: await plainJpeg() })).body;
  const theirs = await uploadFor(kiran);
  const fresh = await uploadFor(asha);
  const refused = [[theirs], [post], [file], [{ ...fresh, id: randomUUID() }], [fresh, fresh], [fresh, file]];
  for (const wanted of refused) {
    const answer = await send(api, asha, own, question('Look', { attachments: wanted.map(picture) }));
    expect(answer).toMatchObject({ status: 409, code: 'FILE_NOT_FOUND' });
  }
  // The refused question is not stored.
  expect((await listMessages(api, asha, own)).items).toEqual([]);
  const [row] = await api.services.db.select().from(revvyConversations).where(eq(revvyConversations.id, own));
  expect(row).toMatchObject({ title: 'New Chat', isTitled: false });
  expect(ended(await askAll(api, asha, own, question('', { attachments: [picture(fresh)] }))).reply.content).toBe(
    'You said:  (1 pictures)',
  );
  const { items } = await listMessages(api, asha, own);
  expect(items[0]?.attachments).toMatchObject([{ id: fresh.id, kind: 'picture' }]);
});

test('a file sent to two conversations at once is attached to one', async () => {
  const fresh = await uploadFor(asha);
  const conversations = await Promise.all(Array.from({ length: 6 }, () => createConversation(api, asha)));
  const answers = await Promise.all(
    conversations.map((id) => send(api, asha, id, question('Look', { attachments: [picture(fresh)] }))),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'FILE_NOT_FOUND')).toHaveLength(5);
});

test('a picture has a signed address that stays the same for a quarter of an hour and then expires', async () => {
  const read = async () => (await listMessages(api, asha, conversationId)).items[0]?.attachments[0]?.picture;
  const start = new Date(api.clock.now.getTime() + 60_000);
  api.clock.now = start;
  const shown = await read();
  const url = shown?.url ?? '';
  expect(url).toMatch(/^\/api\/files\/revvy\/.*\?expires=\d+&signature=/);
  expect((await download(api, url)).byteLength).toBeGreaterThan(50);
  expect((await fetch(`${api.url}${url}`)).headers.get('cache-control')).toMatch(/^private, /);
  expect((await fetch(`${api.url}${url.replace(/\?.*/, '')}`)).status).toBe(404);
  api.clock.now = new Date(start.getTime() + 14 * 60_000);
  expect(await read()).toEqual(shown);
  api.clock.now = new Date(start.getTime() + 59 * 60_000);
  expect((await fetch(`${api.url}${url}`)).status).toBe(200);
  expect((await read())?.url).not.toBe(url);
  api.clock.now = new Date(start.getTime() + 76 * 60_000);
  expect((await fetch(`${api.url}${url}`)).status).toBe(404);
  api.clock.now = start;
  for (const source of [...file.picture.sources, file.picture]) expect(source.url).toContain('signature=');
});

test('pictures are deleted with their conversation', async () => {
  const id = await createConversation(api, asha);
  const fresh = await uploadFor(asha);
  const stream = await send(api, asha, id, question('Look', { attachments: [picture(fresh)] }));
  const { question: asked } = started(await stream.next());
  await stream.rest();
  const url = asked.attachments[0]?.picture.url ?? '';
  await api.call('DELETE', `/revvy/conversations/${id}`, undefined, asha);
  const { db, files: parts } = api.services;
  await removeReleasedFiles(db, parts.store);
  expect((await fetch(`${api.url}${url}`)).status).toBe(200);
  await db
    .update(revvyConversations)
    .set({ deletedAt: new Date(Date.now() - 3_600_000) })
    .where(eq(revvyConversations.id, id));
  await revvyCleaningQueue(db).run({});
  await removeReleasedFiles(db, parts.store);
  expect((await fetch(`${api.url}${url}`)).status).toBe(404);
  expect(await db.select().from(files).where(eq(files.id, fresh.id))).toEqual([]);
});

test("conversations are deleted with their customer's account", async () => {
  const gone = await createCustomer(api);
  const id = await createConversation(api, gone);
  await askAll(api, gone, id, question('Bye', { attachments: [picture(await uploadFor(gone))] }));
  await api.services.db.execute(`delete from auth_users where id = '${gone.id}'`);
  expect(await api.services.db.select().from(revvyConversations).where(eq(revvyConversations.id, id))).toEqual([]);
});

test('an answer can be rated, and the rating removed', async () => {
  const rated = await api.call<RevvyMessage>('PUT', `/revvy/messages/${replyId}/feedback`, { feedback: 'up' }, asha);
  expect(rated.body.feedback).toBe('up');
  const unrated = await api.call<RevvyMessage>('PUT', `/revvy/messages/${replyId}/feedback`, { feedback: null }, asha);
  expect(unrated.body.feedback).toBeNull();
});
