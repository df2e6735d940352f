import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { createCustomer } from '../../../test/customers.ts';
import { bucket, type FakeS3, startFakeS3 } from '../../../test/fakes/fake-s3.ts';
import { plainJpeg } from '../../../test/pictures.ts';
import { download, upload } from '../../../test/uploads.ts';
import { createFileStore } from '../../platform/storage/file-store.ts';
import { removeReleasedFiles } from './commands/remove-files.ts';
import { files } from './tables.ts';

let s3: FakeS3;
let api: Api;
let token: string;

beforeAll(async () => {
  s3 = await startFakeS3();
  api = await startApi({ storage: settings() });
  token = (await createCustomer(api)).token;
});

afterAll(async () => {
  await api.stop();
  await s3.stop();
});

function settings({ secretAccessKey = s3.keys.secretAccessKey, ...more } = {}) {
  const { accessKeyId, region } = s3.keys;
  const credentials = { accessKeyId, secretAccessKey };
  return {
    kind: 's3' as const,
    bucket,
    region,
    endpoint: s3.url,
    credentials,
    forcePathStyle: true,
    patienceMs: 1_000,
    ...more,
  };
}

test('pictures are stored in the bucket by signed requests and read through the node', async () => {
  const { status, body } = await upload(api, token, { bytes: await plainJpeg(1000, 500) });
  expect(status).toBe(201);
  expect([...s3.objects.keys()].sort()).toEqual([480, 1000].map((width) => `posts/${body.id}/${width}.webp`).sort());
  for (const { type } of s3.objects.values()) expect(type).toBe('image/webp');
  const bytes = await download(api, body.picture.url);
  expect(bytes.equals(s3.objects.get(`posts/${body.id}/1000.webp`)?.bytes ?? Buffer.alloc(0))).toBe(true);
  expect(s3.refused).toBe(0);
});

test('a response has the same headers as from the disk, and is not sent again to a browser that has it', async () => {
  const { body } = await upload(api, token, { bytes: await plainJpeg(100, 100) });
  const answer = await fetch(`${api.url}${body.picture.url}`);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const etag = answer.headers.get('etag') ?? '';
  const again = await fetch(`${api.url}${body.picture.url}`, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
});

test('an object missing from the bucket is not found', async () => {
  const answer = await api.call('GET', '/files/posts/0190a1b2-0000-7000-8000-000000000000/480.webp');
  expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
});

test('a request to a briefly busy bucket is retried', async () => {
  s3.failures = 1;
  const { status } = await upload(api, token, { bytes: await plainJpeg(100, 100) });
  expect(status).toBe(201);
});

test('wrong keys are refused and nothing is stored', async () => {
  const store = await createFileStore(settings({ secretAccessKey: 'wrong' }));
  const count = s3.objects.size;
  await expect(store.put('posts/a/1.webp', Buffer.from('x'))).rejects.toThrow();
  expect(s3.objects.size).toBe(count);
  expect(s3.refused).toBeGreaterThan(0);
});

test('a bucket that does not answer times out', { timeout: 30_000 }, async () => {
  s3.isSilent = true;
  // If the store had no timeout, the test itself would time out.
  await expect(api.services.files.store.put('posts/a/1.webp', Buffer.from('x'))).rejects.toThrow();
  s3.isSilent = false;
});

test('unused files leave the bucket, also after a failed removal', async () => {
  const { db, files: parts } = api.services;
  await db.update(files).set({ releasedAt: new Date(0) });
  s3.failures = 10;
  await expect(removeReleasedFiles(db, parts.store)).rejects.toThrow();
  s3.failures = 0;
  expect(await db.$count(files)).toBeGreaterThan(0);
  await removeReleasedFiles(db, parts.store);
  expect(await db.$count(files)).toBe(0);
  expect(s3.objects.size).toBe(0);
});

test('a picture removed during its request is not found', async () => {
  const { body } = await upload(api, token, { bytes: await plainJpeg(100, 100) });
  const { store } = api.services.files;
  const { find } = store;
  store.find = async (key) => {
    const found = await find(key);
    await store.remove([key]);
    return found;
  };
  const answer = await fetch(`${api.url}${body.picture.url}`);
  store.find = find;
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND' });
});
