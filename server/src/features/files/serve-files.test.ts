import { request } from 'node:http';
import type { Picture } from '@pahiya/contract/files/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { createCustomer } from '../../../test/customers.ts';
import { plainJpeg } from '../../../test/pictures.ts';
import { download, upload } from '../../../test/uploads.ts';
import { deriveAddressKey, signFileUrl } from './rules.ts';

let api: Api;
let picture: Picture;

beforeAll(async () => {
  api = await startApi();
  const { token } = await createCustomer(api);
  picture = (await upload(api, token, { bytes: await plainJpeg() })).body.picture;
  await api.services.files.store.put(ticketKey, Buffer.from('a private picture'));
});

afterAll(() => api.stop());

const ticketKey = 'tickets/0190a1b2-0000-7000-8000-000000000001/480.webp';

/** Sends the path as it is; `fetch` would normalize it. */
function rawStatus(path: string, method = 'GET'): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(api.url);
    request({ hostname, port, path, method }, async (response) => {
      let text = '';
      for await (const chunk of response) text += chunk;
      resolve({ status: response.statusCode ?? 0, text });
    })
      .on('error', reject)
      .end();
  });
}

test('a public picture may be cached for a year and cannot run code', async () => {
  const answer = await fetch(`${api.url}${picture.url}`);
  expect(answer.status).toBe(200);
  const expected = {
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-disposition': 'inline',
    'content-security-policy': "default-src 'none'; sandbox",
  };
  for (const [name, value] of Object.entries(expected)) expect(answer.headers.get(name), name).toBe(value);
  expect((await answer.arrayBuffer()).byteLength).toBe(Number(answer.headers.get('content-length')));
});

test('a browser that has the picture gets 304', async () => {
  const etag = (await fetch(`${api.url}${picture.url}`)).headers.get('etag') ?? '';
  for (const known of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
    const answer = await fetch(`${api.url}${picture.url}`, { headers: { 'if-none-match': known } });
    expect(answer.status, known).toBe(304);
    expect(await answer.text()).toBe('');
    expect(answer.headers.get('cache-control')).toContain('immutable');
  }
  const other = await fetch(`${api.url}${picture.url}`, { headers: { 'if-none-match': '"other"' } });
  expect(other.status).toBe(200);
  await other.arrayBuffer();
});

test('HEAD responds the same without the picture', async () => {
  const answer = await fetch(`${api.url}${picture.url}`, { method: 'HEAD' });
  const bytes = await download(api, picture.url);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-length')).toBe(String(bytes.length));
  expect((await answer.arrayBuffer()).byteLength).toBe(0);
});

test('200 readers at once all get the whole picture, and one who disconnects disturbs nobody', async () => {
  const bytes = await download(api, picture.url);
  const leaving = new AbortController();
  const left = fetch(`${api.url}${picture.url}`, { signal: leaving.signal }).catch(() => 'left');
  leaving.abort();
  const read = await Promise.all(Array.from({ length: 200 }, () => download(api, picture.url)));
  expect(read.every((other) => other.equals(bytes))).toBe(true);
  await left;
  expect(api.logs.filter((line) => line.includes('not sent to its end'))).toEqual([]);
});

test.each([
  '/api/files/../../../../etc/passwd',
  '/api/files/..%2f..%2f..%2fetc%2fpasswd',
  '/api/files/%2e%2e/%2e%2e/etc/passwd',
  '/api/files/..%252f..%252fetc%252fpasswd',
  '/api/files/..\\..\\etc\\passwd',
  '/api/files/..%5c..%5cetc%5cpasswd',
  '/api/files/..%c0%af..%c0%afetc/passwd',
  '/api/files//etc/passwd',
  '/api/files/%00',
  '/api/files/posts/%00/480.webp',
  '/api/files/',
  '/api/files/.',
  '/api/files/drafts/',
  '/api/files/posts',
  '/api/files/posts/0190a1b2-0000-7000-8000-000000000000',
  '/api/files/posts/../tickets/0190a1b2-0000-7000-8000-000000000001/480.webp',
  '/api/files/posts/..%2ftickets/0190a1b2-0000-7000-8000-000000000001/480.webp',
  '/api/files/tickets/0190a1b2-0000-7000-8000-000000000001/480.webp/',
  '/api/files/%74ickets/0190a1b2-0000-7000-8000-000000000001/480.webp',
])('%s is not found', async (path) => {
  const { status, text } = await rawStatus(path);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(text).not.toContain('private');
  expect(text).not.toContain('root:');
});

test('a missing picture is not found, and that response may not be cached', async () => {
  const answer = await api.call('GET', '/files/posts/0190a1b2-0000-7000-8000-000000000000/480.webp');
  expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

const expires = () => Math.floor(api.clock.now.getTime() / 1000) + 60;

test('a private file is read with its signature and cached privately until its address expires', async () => {
  const address = signFileUrl(api.services.files.addressKey, { key: ticketKey, expires: expires() });
  const answer = await fetch(`${api.url}${address}`);
  expect({ status: answer.status, text: await answer.text() }).toEqual({ status: 200, text: 'a private picture' });
  expect(answer.headers.get('cache-control')).toBe('private, max-age=60');
});

test('a private file is not found without a signature, with another or after it expired', async () => {
  const key = api.services.files.addressKey;
  const address = signFileUrl(key, { key: ticketKey, expires: expires() });
  const other = ticketKey.replace('0001/', '0002/');
  const refused = [
    `/api/files/${ticketKey}`,
    address.replace(/signature=.*/, ''),
    address.replace(/signature=.*/, 'signature='),
    address.replace(/signature=./, (start) => `${start.slice(0, -1)}${start.endsWith('A') ? 'B' : 'A'}`),
    `${address}A`,
    address.replace(/expires=\d+/, `expires=${expires() + 1}`),
    address.replace(/expires=/, 'expires=0'),
    signFileUrl(key, { key: other, expires: expires() }).replace(other, ticketKey),
    signFileUrl(deriveAddressKey('another secret'), { key: ticketKey, expires: expires() }),
    signFileUrl(key, { key: ticketKey, expires: expires() - 60 }),
  ];
  for (const path of refused) expect((await rawStatus(path)).status, path).toBe(404);
});

test('a picture removed during its request is not found', async () => {
  const { body } = await upload(api, (await createCustomer(api)).token, { bytes: await plainJpeg(100, 100) });
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
