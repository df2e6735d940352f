import { randomUUID } from 'node:crypto';
import type { Attachment, TicketDetail } from '@pahiya/contract/support/schemas';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { documents } from '../../../test/documents.ts';
import { plainJpeg } from '../../../test/pictures.ts';
import { attach, raiseTicket, readMessages, say, ticketForm } from '../../../test/ticketing.ts';
import { removeReleasedFiles } from '../files/commands/remove-files.ts';
import { files } from '../files/tables.ts';
import { supportTickets } from './tables.ts';

const tenMegabytes = 10 * 1024 * 1024;

let api: Api;
let asha: Customer;
let stranger: Customer;

beforeAll(async () => {
  api = await startApi();
  asha = await createCustomer(api);
  stranger = await createCustomer(api, 'Ravi Das');
});

afterAll(() => api.stop());

async function attachPdf(customer = asha): Promise<string> {
  return (await attach(api, customer.token, { bytes: documents.pdf })).body.id;
}

test.each([
  ['pdf', 'application/pdf'],
  ['doc', 'application/msword'],
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['txt', 'text/plain; charset=utf-8'],
  ['mp4', 'video/mp4'],
  ['webm', 'video/webm'],
  ['mov', 'video/quicktime'],
] as const)('a %s is stored unchanged and can only be downloaded', async (kind, contentType) => {
  const bytes = documents[kind];
  const { status, body } = await attach(api, asha.token, { bytes, name: 'it', type: 'image/png' });
  expect(status).toBe(201);
  expect(body).toMatchObject({ name: `it.${kind}`, contentType, bytes: bytes.length, picture: null });
  const answer = await fetch(`${api.url}${body.url}`);
  expect(answer.headers.get('content-type')).toBe(contentType);
  expect(answer.headers.get('content-disposition')).toBe('attachment');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('cache-control')).toContain('private');
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
});

test('a picture is re-encoded like all pictures and served from addresses that expire', async () => {
  const { body } = await attach(api, asha.token, { bytes: await plainJpeg(), name: 'Dent.JPG', type: 'text/plain' });
  expect(body).toMatchObject({ name: 'Dent.jpg', contentType: 'image/webp', picture: { width: 600, height: 400 } });
  expect((await fetch(`${api.url}${body.url}`)).headers.get('content-disposition')).toBe('inline');
  expect((await fetch(`${api.url}${body.url.split('?')[0]}`)).status).toBe(404);
  const other = body.url.replace(/signature=.{4}/, 'signature=AAAA');
  expect((await fetch(`${api.url}${other}`)).status).toBe(404);
});

test('a program named as a PDF is refused', async () => {
  const bytes = Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), Buffer.alloc(2_000)]);
  const answer = await attach<{ code: string }>(api, asha.token, { bytes, name: 'bill.pdf' });
  expect(answer).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_FILE', data: { field: 'file' } } });
});

test('a file of ten megabytes is refused, and one a byte smaller is accepted', async () => {
  const bytes = Buffer.alloc(tenMegabytes, 'a');
  const refused = await attach<{ code: string }>(api, asha.token, { bytes, name: 'log.txt' });
  const message = 'Each file must be smaller than 10MB.';
  expect(refused).toMatchObject({ status: 413, body: { code: 'FILE_TOO_LARGE', message } });
  const taken = await attach(api, asha.token, { bytes: bytes.subarray(1), name: 'log.txt' });
  expect(taken).toMatchObject({ status: 201, body: { bytes: tenMegabytes - 1 } });
});

test('uploading requires a signed-in account', async () => {
  expect((await attach(api, 'no token', { bytes: documents.pdf })).status).toBe(401);
});

test('a ticket takes five files and keeps their order, and only its owner can read them', async () => {
  const fileIds: string[] = [];
  for (const kind of ['pdf', 'txt', 'mp4', 'docx', 'pdf'] as const)
    fileIds.push((await attach(api, asha.token, { bytes: documents[kind] })).body.id);
  const made = await raiseTicket(api, asha, { fileIds });
  expect(made.attachments.map(({ id }) => id)).toEqual(fileIds);
  const found = await api.call<TicketDetail>('GET', `/support/tickets/${made.id}`, undefined, asha);
  expect(found.body.attachments.map(({ id }) => id)).toEqual(fileIds);
});

test('a file belongs to one ticket or message, and only to its uploader’s', async () => {
  const fileId = await attachPdf();
  const { id } = await raiseTicket(api, stranger);
  expect(await say(api, stranger, id, { fileIds: [fileId] })).toMatchObject({
    status: 409,
    body: { code: 'FILE_NOT_FOUND', data: { field: 'fileIds' } },
  });
  expect(await readMessages(api, stranger, id)).toEqual([]);
  const refused = await api.call('POST', '/support/tickets', ticketForm({ fileIds: [randomUUID()] }), asha);
  expect(refused).toMatchObject({ status: 409, body: { code: 'FILE_NOT_FOUND' } });
  const tickets = [ticketForm({ fileIds: [fileId] }), ticketForm({ fileIds: [fileId] })];
  const answers = await Promise.all(tickets.map((form) => api.call('POST', '/support/tickets', form, asha)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
});

test('a message may consist of files only, and repeating it attaches them once', async () => {
  const { id } = await raiseTicket(api, asha);
  const said = { message: '', messageId: randomUUID(), fileIds: [await attachPdf(), await attachPdf()] };
  const first = await say(api, asha, id, said);
  expect(first).toMatchObject({ status: 201, body: { message: '', attachments: [{}, {}] } });
  expect((await say(api, asha, id, said)).body.id).toBe(first.body.id);
  const [message] = await readMessages(api, asha, id);
  expect(message?.attachments.map((file: Attachment) => file.id)).toEqual(said.fileIds);
});

test('unattached uploads are deleted after a day, and attached ones together with their ticket', async () => {
  const { db, files: store } = api.services;
  const left = (await attach(api, asha.token, { bytes: documents.pdf })).body;
  const kept = (await attach(api, asha.token, { bytes: documents.mp4 })).body;
  const { id } = await raiseTicket(api, asha, { fileIds: [kept.id] });
  await db.update(files).set({ releasedAt: sql`now() - interval '2 days'` }).where(eq(files.id, left.id));
  await removeReleasedFiles(db, store.store);
  const status = async ({ url }: Attachment) => (await fetch(`${api.url}${url}`)).status;
  expect([await status(left), await status(kept)]).toEqual([404, 200]);
  await db.delete(supportTickets).where(eq(supportTickets.id, id));
  await removeReleasedFiles(db, store.store);
  expect(await status(kept)).toBe(404);
});
