import { request as httpRequest } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { fakeWeb } from '../../../test/fake-web.ts';
import { createGarage } from '../../../test/garages.ts';
import { createPerson } from '../../../test/people.ts';
import { posts } from '../../features/community/tables.ts';
import { services } from '../../features/garages/tables.ts';
import { profiles } from '../../features/people/tables.ts';
import { createApp } from '../app.ts';
import { listen } from '../serve.ts';

let api: Api;
let rendered = 0;
let hold: Promise<void> | undefined;
const nodes: { url: string; drain(): Promise<void> }[] = [];

/** Shows what the renderer was given, and the data of the address. */
const web = () =>
  fakeWeb(
    async (request, { context }) => {
      rendered++;
      await hold;
      const { pathname, searchParams } = new URL(request.url);
      if (pathname === '/nothing') return new Response('nothing', { status: 404 });
      const [, post] = pathname.match(/^\/post\/(.+)/) ?? [];
      const garageId = searchParams.get('garage');
      const data = post
        ? await context.api.community.get({ postId: post }).catch(() => 'not found')
        : garageId && (await context.api.garages.get({ garageId }));
      const headers = new Headers({ 'content-type': 'text/html' });
      if (searchParams.has('cookie')) headers.set('set-cookie', 'secret=1');
      const seen = { url: request.url, headers: Object.fromEntries(request.headers) };
      return new Response(`${JSON.stringify(seen)}\n${JSON.stringify(data)}${' '.repeat(2_000)}`, { headers });
    },
    { keepsPages: true },
  );

async function startNode() {
  const server = await listen(0, '127.0.0.1');
  server.answerWith(createApp({ ...api.services, origin: 'https://pahiya.example' }, web()).fetch);
  return { url: `http://127.0.0.1:${server.port}`, drain: server.drain };
}

beforeAll(async () => {
  api = await startApi();
  nodes.push(await startNode(), await startNode());
});

beforeEach(() => {
  rendered = 0;
});

afterAll(async () => {
  await Promise.all(nodes.map(({ drain }) => drain()));
  await api.stop();
});

interface Page {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Sends exactly these headers. */
function get(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Page> {
  return new Promise((resolve, reject) => {
    httpRequest(url, { headers, method, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const read = async (path: string, node = 0, headers: Record<string, string> = {}) =>
  (await get(`${nodes[node]?.url}${path}`, headers)).body.toString();

const readOnAll = (path: string) => Promise.all(nodes.map((_, node) => read(path, node)));

/** By then a change is on every page (product, section 3.8), even if nobody has asked for one meanwhile. */
const aSecond = () => new Promise((resolve) => setTimeout(resolve, 1_000));

test('a changed price is on the pages of both nodes within a second', async () => {
  const garage = await createGarage(api.services.db);
  const path = `/services?garage=${garage.id}`;
  for (const price of [911, 922]) {
    await readOnAll(path);
    await api.services.db.update(services).set({ price }).where(eq(services.garageId, garage.id));
    await aSecond();
    for (const page of await readOnAll(path)) expect(page).toContain(`${price}`);
  }
});

test('the page of a post is gone within a second after its author became private', async () => {
  const author = await createPerson(api);
  const id = uuidv7();
  await api.services.db.insert(posts).values({ id, userId: author.id, caption: 'Seen by all', idempotencyKey: id });
  const path = `/post/${id}`;
  for (const page of await readOnAll(path)) expect(page).toContain('Seen by all');
  await api.services.db.update(profiles).set({ isPublic: false }).where(eq(profiles.id, author.id));
  await aSecond();
  for (const page of await readOnAll(path)) expect(page).toContain('not found');
});

test('pages are sent as they were compressed once, and not again to a reader who has them', async () => {
  const url = `${nodes[0]?.url}/car-service`;
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
  expect(rendered).toBe(1);
});

test('a shared cache may keep a page only for visitors without cookies, and never a post', async () => {
  const url = `${nodes[0]?.url}/bike-service`;
  const forAll = await get(url);
  expect(forAll.headers['cache-control']).toBe('public, max-age=0, s-maxage=10, stale-while-revalidate=30');
  for (const headers of [{ cookie: 'lang=hi' }, { cookie: 'session=1' }])
    expect((await get(url, headers)).headers['cache-control']).toBe('private, no-cache');
  for (const path of ['/nothing', '/car-service?cookie=1', '/_shell', `/post/${uuidv7()}`])
    expect((await get(`${nodes[0]?.url}${path}`)).headers['cache-control']).toBe('private, no-cache');
});

test('pages that set a cookie and pages that are not found are rendered for each visitor', async () => {
  for (const path of ['/car-service?cookie=2', '/nothing']) {
    rendered = 0;
    await read(path);
    await read(path);
    expect(rendered, path).toBe(2);
  }
});

/** A number from 0 to `below`, the same in each run. */
let seed = 7;
function random(below: number): number {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % below;
}

const one = <Item>(items: Item[]): Item => items[random(items.length)] as Item;

test('nothing of one visitor is on the page of another: 1,000 random requests', async () => {
  const paths = ['/', '/services?city=Pune', '//evil.example/', '/auth?next=%2Fsettings', '/car-service/pune'];
  const marks: string[] = [];
  const mark = () => {
    const made = `mark${marks.length}x`;
    marks.push(made);
    return made;
  };
  for (let count = 0; count < 1_000; count++) {
    const own = marks.length;
    const headers: Record<string, string> = {
      host: `${mark()}.example`,
      'x-forwarded-host': `${mark()}.example`,
      'x-forwarded-proto': mark(),
      'user-agent': mark(),
      referer: `https://${mark()}.example/`,
      authorization: `Bearer ${mark()}`,
      'accept-language': one([`${mark()}, en;q=0.5`, 'hi', 'ta-IN', '']),
      cookie: one([`session=${mark()}`, `theme=${mark()}; lang=${mark()}`, `theme=dark; other=${mark()}`, `lang=hi`]),
      'x-app-shell': mark(),
      'x-original-url': `/${mark()}`,
    };
    const path = one(paths);
    const { body, headers: sent } = await get(`${nodes[0]?.url}${path}`, headers);
    const page = JSON.stringify(sent) + body.toString();
    // Neither earlier visitors' marks nor, because the page is kept, those of this one.
    expect(
      page.match(/mark\d+x/g)?.filter((found) => marks.includes(found)),
      `${path} ${own}`,
    ).toBeUndefined();
    expect(page).toContain('"https://pahiya.example/');
  }
  // Five addresses, three languages and two themes.
  expect(rendered).toBeLessThanOrEqual(30);
}, 60_000);

test('an address that waits for many pages is refused, and other addresses are served', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  hold = promise;
  const server = await listen(0, '127.0.0.1');
  server.answerWith(createApp({ ...api.services, trustedProxies: 1 }, web()).fetch);
  const ask = (path: string, from: string) =>
    get(`http://127.0.0.1:${server.port}${path}`, { 'x-forwarded-for': from });
  const refused: Page[] = [];
  const many = Array.from({ length: 50 }, async (_, index) => {
    const page = await ask(`/services?text=${index}`, '203.0.113.1');
    if (page.status === 503) refused.push(page);
    return page.status;
  });
  // Three are rendered and sixteen wait.
  await expect.poll(() => refused.length).toBe(31);
  expect(refused[0]?.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  const other = ask('/services?text=other', '203.0.113.2');
  await expect.poll(() => rendered).toBe(4);
  hold = undefined;
  resolve();
  expect((await other).status).toBe(200);
  expect((await Promise.all(many)).filter((status) => status === 200)).toHaveLength(19);
  await server.drain();
});
