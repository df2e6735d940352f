import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { aSecond, createStudio, getPage, type Page, type PageNode, startPageNode } from '../../../test/page-nodes.ts';

let api: Api;
let node: PageNode;
const { studio, web } = createStudio();

beforeAll(async () => {
  api = await startApi();
  node = await startPageNode(api, web);
});

beforeEach(() => {
  studio.rendered = 0;
});

afterAll(async () => {
  await node.stop();
  await api.stop();
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  getPage(node.url + path, headers, method);

const read = async (path: string) => (await get(path)).body.toString();

test('a page is compressed once, and not sent again to a reader who has it', async () => {
  const url = '/car-service';
  const plain = await get(url);
  const brotli = await get(url, { 'accept-encoding': 'gzip, deflate, br, zstd' });
  const gzip = await get(url, { 'accept-encoding': 'gzip, br;q=0' });
  expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
  expect((await promisify(brotliDecompress)(brotli.body)).equals(plain.body)).toBe(true);
  expect((await promisify(gunzip)(gzip.body)).equals(plain.body)).toBe(true);
  expect(plain.headers).toMatchObject({ vary: 'accept-encoding, accept-language, cookie' });
  const known = await get(url, { 'if-none-match': `"other", ${brotli.headers.etag}` });
  expect([known.status, known.body.length, known.headers.etag]).toEqual([304, 0, brotli.headers.etag]);
  const head = await get(url, {}, 'HEAD');
  expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, String(plain.body.length)]);
  expect(studio.rendered).toBe(1);
});

test('a shared cache may keep a page only for visitors without cookies, and never a post', async () => {
  const url = '/bike-service';
  const forAll = await get(url);
  expect(forAll.headers['cache-control']).toBe('public, max-age=0, s-maxage=10, stale-while-revalidate=30');
  for (const headers of [{ cookie: 'lang=hi' }, { cookie: 'session=1' }])
    expect((await get(url, headers)).headers['cache-control']).toBe('private, no-cache');
  for (const path of ['/nothing', '/car-service?cookie=1', '/_shell', `/post/${uuidv7()}`])
    expect((await get(path)).headers['cache-control']).toBe('private, no-cache');
});

test('pages that set cookies and pages that are not found are rendered for each visitor', async () => {
  for (const path of ['/car-service?cookie=2', '/nothing']) {
    studio.rendered = 0;
    await read(path);
    await read(path);
    expect(studio.rendered, path).toBe(2);
  }
  const { headers } = await get('/car-service?cookie=3');
  expect(headers['set-cookie']).toEqual(['one=1', 'two=1']);
});

test('a parameter that no page reads does not make another page', async () => {
  const page = await read('/services?city=Pune');
  for (const query of ['utm_source=x&city=Pune', 'city=Pune&gclid=1', 'fbclid=a&city=Pune&utm_medium=b&c'])
    expect(await read(`/services?${query}`)).toBe(page);
  expect(studio.rendered).toBe(1);
  for (const query of ['city=pune', 'city=Pune&lang=hi', 'city=Pune&text=oil', '', 'city=Pune&city=Agra'])
    expect(await read(`/services?${query}`)).not.toBe(page);
  expect(studio.rendered).toBe(6);
});

test('an address in another form redirects to the canonical one', async () => {
  for (const [asked, path] of [
    ['/%73ervices?utm_source=x', '/services?utm_source=x'],
    ['/SERVICES', '/services'],
    ['//services/?city=Pune', '/services?city=Pune'],
  ] as const) {
    const { status, headers } = await get(asked);
    expect({ status, to: headers.location, cache: headers['cache-control'] }).toEqual({
      status: 308,
      to: path,
      cache: 'private, no-cache',
    });
  }
  expect(studio.rendered).toBe(0);
});

test('an address that waits for many pages is refused, and other addresses are served', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  studio.hold = promise;
  const ask = (path: string, from: string) => get(path, { 'x-forwarded-for': from });
  const refused: Page[] = [];
  const many = Array.from({ length: 50 }, async (_, index) => {
    const page = await ask(`/services?city=${index}`, '203.0.113.1');
    if (page.status === 503) refused.push(page);
    return page.status;
  });
  // Three are rendered and sixteen wait. A refusal pauses for a second.
  await expect.poll(() => refused.length, { timeout: 5_000 }).toBe(31);
  expect(refused[0]?.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  const other = ask('/services?city=other', '203.0.113.2');
  await expect.poll(() => studio.rendered).toBe(4);
  studio.hold = undefined;
  resolve();
  expect((await other).status).toBe(200);
  expect((await Promise.all(many)).filter((status) => status === 200)).toHaveLength(19);
});

test('a page that nobody else waits for is given up when its reader leaves', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  studio.hold = promise;
  const ask = (city: number) => get(`/services?city=of-${city}`);
  const first = [1, 2, 3].map(ask);
  await expect.poll(() => studio.rendered).toBe(3);
  const leaving = httpRequest(`${node.url}/services?city=left`, { agent: false });
  const left = once(leaving, 'error');
  leaving.end();
  const last = ask(4);
  await aSecond();
  leaving.destroy(new Error('I leave'));
  await left;
  await aSecond();
  studio.hold = undefined;
  resolve();
  await Promise.all([...first, last]);
  expect(studio.rendered).toBe(4);
});
