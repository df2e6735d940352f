import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { plainJpeg } from '../../../test/pictures.ts';
import { createStaff } from '../../../test/staff.ts';
import { sendForm, upload } from '../../../test/uploads.ts';
import { StoreFailure } from '../../platform/storage/file-store.ts';
import { removeReleasedFiles } from './commands/remove-files.ts';
import { files } from './tables.ts';

const limit = { bytes: 40_000, files: 5 };

let api: Api;
let asha: Customer;

beforeAll(async () => {
  api = await startApi({ storageQuota: limit });
});

beforeEach(async () => {
  asha = await createCustomer(api);
});

afterAll(() => api.stop());

const owned = () => api.services.db.select().from(files).where(eq(files.userId, asha.id));
const send = async ({ token } = asha) => upload<{ code?: string }>(api, token, { bytes: await plainJpeg(40, 40) });

function attach(bytes: number, { token } = asha) {
  const form = new FormData();
  form.set('file', new File([`%PDF-1.7\n${randomBytes(bytes).toString('latin1').slice(9)}`], 'bill.pdf'));
  return sendForm<{ code?: string }>(api, 'POST', '/support/files', form, token);
}

const full = (used: object) => ({
  status: 413,
  body: { code: 'STORAGE_FULL', data: { field: 'file', used, limit } },
});

test('an account stores files up to its limit, also when many are sent at once, and the refusal says what it uses', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => send()));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(limit.files);
  expect(await owned()).toHaveLength(limit.files);
  expect(await send()).toMatchObject(full({ files: limit.files }));
});

test('the files of an account share a limit in bytes, exact to the byte, pictures and attachments alike', async () => {
  const { db } = api.services;
  const row = { userId: asha.id, purpose: 'ticket' as const, folder: 'nowhere', contentType: 'text/plain' };
  await db.insert(files).values({ ...row, id: uuidv7(), bytes: limit.bytes - 1 });
  expect(await send()).toMatchObject(full({ bytes: limit.bytes - 1, files: 1 }));
  expect(await attach(2_000)).toMatchObject(full({ bytes: limit.bytes - 1, files: 1 }));
  await db.update(files).set({ bytes: limit.bytes - 5_000 });
  expect((await send()).status).toBe(201);
});

test('a large upload is stored near the limit if the re-encoded picture fits', async () => {
  const { db } = api.services;
  const row = { userId: asha.id, purpose: 'ticket' as const, folder: 'nowhere', contentType: 'text/plain' };
  await db.insert(files).values({ ...row, id: uuidv7(), bytes: limit.bytes - 5_000 });
  const flat = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#c9472f' } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  expect(flat.length).toBeGreaterThan(100_000);
  expect((await upload(api, asha.token, { bytes: flat })).status).toBe(201);
  const noisy = await sharp(randomBytes(200 * 200 * 3), { raw: { width: 200, height: 200, channels: 3 } })
    .png()
    .toBuffer();
  expect(await upload(api, asha.token, { bytes: noisy })).toMatchObject(full({ files: 2 }));
  expect(await owned()).toHaveLength(2);
});

test('freed space can be used again, and another account has its own space', async () => {
  for (let at = 0; at < limit.files; at += 1) await send();
  expect((await send(await createCustomer(api))).status).toBe(201);
  const [oldest] = await owned();
  await api.services.db.delete(files).where(eq(files.id, oldest?.id ?? ''));
  expect((await send()).status).toBe(201);
});

test('a picture of an account without space is not processed', async () => {
  const { images } = api.services.files;
  for (let at = 0; at < limit.files; at += 1) await send();
  const resize = vi.spyOn(images, 'resize');
  expect(await send()).toMatchObject(full({ files: limit.files }));
  expect(resize).not.toHaveBeenCalled();
  resize.mockRestore();
});

test('a failed upload releases its space, whatever failed and even when the store cannot remove', async () => {
  const { images, store } = api.services.files;
  const away = new StoreFailure('The store of files failed');
  const put = vi.spyOn(store, 'put').mockRejectedValue(away);
  const remove = vi.spyOn(store, 'remove').mockRejectedValue(away);
  for (let at = 0; at < limit.files; at += 1) expect((await send()).status).toBe(503);
  expect((await attach(2_000)).status).toBe(503);
  remove.mockRestore();
  for (let at = 0; at < limit.files; at += 1) expect((await send()).status).toBe(503);
  put.mockRestore();
  const resize = vi.spyOn(images, 'resize').mockRejectedValueOnce(new Error('Out of memory'));
  expect((await send()).status).toBe(500);
  resize.mockRestore();
  const unreadable = { bytes: (await plainJpeg(40, 40)).subarray(0, 200) };
  expect((await upload<{ code?: string }>(api, asha.token, unreadable)).status).toBe(422);
  for (let at = 0; at < limit.files; at += 1) expect((await send()).status).toBe(201);
  await removeReleasedFiles(api.services.db, store);
  expect(await owned()).toHaveLength(limit.files);
});

test('staff have no limit, because answers to customers carry files', async () => {
  const agent = await createStaff(api, 'agent');
  for (let at = 0; at <= limit.files; at += 1) expect((await send(agent)).status).toBe(201);
});

test('only the newest twenty unused files of an account wait a day', async () => {
  const { db, files: parts } = api.services;
  const put = async (minutesAgo: number) => {
    const id = uuidv7();
    const releasedAt = new Date(Date.now() - minutesAgo * 60_000);
    const row = { id, userId: asha.id, purpose: 'post' as const, folder: `post-pictures/${id}` };
    await db.insert(files).values({ ...row, contentType: 'image/webp', bytes: 1, releasedAt });
    return id;
  };
  const [oldest, old] = [await put(62), await put(61)];
  for (let at = 0; at < 19; at += 1) await put(5);
  await removeReleasedFiles(db, parts.store);
  expect((await owned()).map(({ id }) => id)).not.toContain(oldest);
  expect((await owned()).map(({ id }) => id)).toContain(old);
  expect(await owned()).toHaveLength(20);
  for (let at = 0; at < 30; at += 1) await put(59);
  await removeReleasedFiles(db, parts.store);
  expect(await owned()).toHaveLength(49);
});
