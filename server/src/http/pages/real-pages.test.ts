import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isLongRun } from '../../../../scripts/long-run.ts';
import { type Api, startApi } from '../../../test/api.ts';
import type { Customer } from '../../../test/customers.ts';
import { createTestPool } from '../../../test/database.ts';
import { createGarage, type StoredGarage } from '../../../test/garages.ts';
import { createMember, writePost } from '../../../test/members.ts';
import { aSecond, getPage, type PageNode, startPageNode } from '../../../test/page-nodes.ts';
import { realWeb } from '../../../test/real-pages.ts';
import { createStaff } from '../../../test/staff.ts';
import { createDatabase } from '../../database/pool.ts';
import { garages } from '../../features/garages/tables.ts';
import { profiles } from '../../features/people/tables.ts';

const origin = 'https://pahiya.example';
const english = { 'accept-language': 'en' };
const evil = '</script><script>evil()</script><img src=x onerror=evil()>';

/** Two nodes share one database, and each has its own parts. */
const apis: Api[] = [];
const nodes: PageNode[] = [];
const { web, rendered } = realWeb();
let pool: ReturnType<typeof createTestPool>;
let garage: StoredGarage;
let author: Customer;

beforeAll(async () => {
  const first = await startApi();
  pool = createTestPool(first.database.connection);
  const second = await startApi({ database: { ...first.database, pool, db: createDatabase(pool) } });
  apis.push(first, second);
  for (const api of apis) nodes.push(await startPageNode(api, web));
  const { db } = first.services;
  garage = await createGarage(db, { name: `Wheels ${evil}`, location: 'Aundh, Pune' });
  await db.update(garages).set({ isFeatured: true, featuredOrder: 1 }).where(eq(garages.id, garage.id));
  author = await createMember(first, `Asha ${evil}`);
}, 120_000);

beforeEach(() => {
  rendered.length = 0;
});

afterAll(async () => {
  for (const { stop } of nodes) await stop();
  const [first, second] = apis;
  await second?.stop();
  await pool.end();
  await first?.stop();
});

function api(): Api {
  const [first] = apis;
  if (!first) throw new Error('The first node runs');
  return first;
}

const get = (path: string, headers: Record<string, string> = {}, node = 0) =>
  getPage(`${nodes[node]?.url}${path}`, headers);
const read = async (path: string, node = 0) => (await get(path, {}, node)).body.toString();

test('the public pages of the built web read exactly these parameters', () => {
  const known = new Map(web.pages.map(({ path, search }) => [path, search]));
  const ofPublic = {
    '/': ['show', 'sort'],
    '/services': ['category', 'city', 'free', 'order', 'serviceType', 'text', 'vehicleType'],
    '/services/$serviceType': ['city'],
    '/$category': ['city'],
    '/$category/$city': [],
    '/garage/$garageId': [],
    '/post/$postId': [],
    '/auth': ['error', 'mode', 'next'],
    '/auth/confirm': [],
    '/auth/reset': [],
    '/support': ['q', 'show'],
    '/support/create-ticket': ['about', 'appeal', 'booking_id'],
    '/support/call-request': [],
    '/delete-account': [],
    // A gateway's parameters are removed from the address.
    '/payment-success': null,
    '/payment-failed': null,
  };
  for (const [path, search] of Object.entries(ofPublic)) expect(known.get(path), path).toEqual(search);
  // The others are for signed-in customers and the staff.
  expect([...known.keys()]).toContain('/book/$garageId');
});

test('every public page is kept once, whatever an advertisement adds to its address', async () => {
  for (const path of [
    '/',
    '/services?city=Pune',
    '/car-service',
    '/car-service/pune',
    '/auth',
    '/support',
    '/_shell',
  ]) {
    const page = await read(path);
    const mark = path.includes('?') ? '&' : '?';
    if (path !== '/_shell') expect(await read(`${path}${mark}utm_source=ad&gclid=1`), path).toBe(page);
    expect(await read(path), path).toBe(page);
    expect(rendered, path).toHaveLength(1);
    rendered.length = 0;
  }
});

test('a price changed at the desk is on all pages of both nodes within a second', async () => {
  const staff = await createStaff(api(), 'garage', garage.id);
  const lists = ['/', '/services', '/services?city=Pune', '/car-service', '/car-service/pune', '/services/car-service'];
  const pages = [...lists, `/garage/${garage.id}`];
  const [, cheapest] = garage.services;
  for (const price of [211, 222]) {
    for (const path of pages) for (const node of [0, 1]) await read(path, node);
    const input = { name: cheapest?.name, description: 'By hand', price, duration: 30 };
    const address = `/desk/garages/${garage.id}/services/${cheapest?.id}`;
    expect(await api().call('PUT', address, input, staff)).toMatchObject({ status: 200 });
    await aSecond();
    const shown = pages.flatMap((path) =>
      [0, 1].map(async (node) => [path, (await read(path, node)).includes(`₹${price}`)]),
    );
    expect(await Promise.all(shown)).toEqual(
      pages.flatMap((path) => [
        [path, true],
        [path, true],
      ]),
    );
  }
}, 120_000);

/** Lists inline scripts that a browser would execute under this page's policy, and those that it would refuse. */
function scriptsOf({ body, headers }: Awaited<ReturnType<typeof get>>) {
  const policy = String(headers['content-security-policy']);
  const inline = [...body.toString().matchAll(/<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/g)].filter(
    ([, attributes = '']) => !/\s(src|type="application\/ld\+json")/.test(attributes),
  );
  const hash = (code = '') => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  const [executed, refused] = [true, false].map((isAllowed) =>
    inline.map(([, , code = '']) => code).filter((code) => policy.includes(hash(code)) === isAllowed),
  );
  return { executed, refused };
}

test('only scripts of the product run, whatever a garage or a person is called', async () => {
  const post = await writePost(api(), author, `A trip ${evil}`);
  const garagePage = `/garage/${garage.id}`;
  for (const path of ['/', '/services?city=Pune', '/car-service/pune', garagePage, `/post/${post.id}`]) {
    const page = await get(path);
    expect(page.status, path).toBe(200);
    expect(page.body.toString(), path).toContain('evil()');
    const { executed, refused } = scriptsOf(page);
    expect(executed?.length, path).toBeGreaterThan(0);
    expect(refused, path).toEqual([]);
    expect(
      executed?.filter((code) => /^\s*evil\(\)/.test(code)),
      path,
    ).toEqual([]);
    expect(page.body.toString(), path).not.toContain('nonce=');
    expect(page.body.toString(), path).not.toContain('csp-nonce');
    expect(String(page.headers['content-security-policy']), path).not.toMatch(/unsafe-inline.*script|nonce/);
  }
});

test("a garage's page has its facts for search engines, and an unknown garage none", async () => {
  const path = `/garage/${garage.id}`;
  const page = await read(path);
  expect(page).toContain(`<link rel="canonical" href="${origin}${path}"`);
  expect(page).not.toContain('noindex');
  const data = JSON.parse(page.match(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s)?.[1] ?? '{}');
  expect(data['@graph'][0]).toMatchObject({ '@type': 'AutoRepair', name: garage.name, url: `${origin}${path}` });
  expect(await read(`${path}?utm_source=ad`)).toBe(page);
  for (const unknown of ['/garage/00000000-0000-4000-8000-000000000000', '/garage/what']) {
    const { status, body } = await get(unknown, english);
    expect(status, unknown).toBe(404);
    expect(body.toString(), unknown).toContain('noindex');
    expect(body.toString(), unknown).toContain('Garage not found');
  }
});

test('pages after a payment are never kept, not even by a shared cache', async () => {
  for (const path of ['/payment-success', '/payment-failed', '/payment-success?booking_id=one']) {
    for (let visit = 0; visit < 2; visit++)
      expect((await get(path)).headers['cache-control'], path).toBe('private, no-cache');
    expect(rendered, path).toHaveLength(2);
    rendered.length = 0;
  }
  for (const path of ['/Payment-success', '/%70ayment-success', '/payment-success/'])
    expect(await get(path)).toMatchObject({ status: 308, headers: { location: '/payment-success' } });
});

/** Other ways to write the address of a page. */
const forms = fc
  .array(
    fc.record({
      kind: fc.constantFrom('escape', 'escape twice', 'case', 'slash', 'two slashes', 'semicolon', 'dot', 'query'),
      at: fc.nat(50),
      lower: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((changes) => (path: string) => changes.reduce((written, change) => write(written, change), path));

function write(path: string, { kind, at, lower }: { kind: string; at: number; lower: boolean }): string {
  const place = 1 + (at % Math.max(1, path.length - 1));
  const [before, letter = '', after] = [path.slice(0, place), path[place], path.slice(place + 1)];
  const code = letter && encodeURIComponent(letter) === letter ? letter.charCodeAt(0).toString(16) : '';
  const escaped = code && `%${lower ? code : code.toUpperCase()}`;
  if (kind === 'escape') return before + (escaped || letter) + after;
  if (kind === 'escape twice') return before + (escaped.replace('%', '%25') || letter) + after;
  if (kind === 'case') return lower ? path.toLowerCase() : path.toUpperCase();
  if (kind === 'slash') return `${path}/`;
  if (kind === 'two slashes') return path.replace('/', '//').replace(/\/(?=[^/]*$)/, lower ? '//' : '/');
  if (kind === 'semicolon') return `${path};${lower ? 'v=1' : ''}`;
  if (kind === 'dot') return lower ? `/.${path}` : path.replace('/', '/./');
  return `${path}?${escaped || 'a'}=${at}`;
}

test('a post whose author became private is gone under every form of its address', async () => {
  const post = await writePost(api(), author, 'Seen by all, until now');
  const addresses = [
    `/post/${post.id}`,
    ...fc.sample(forms, isLongRun ? 250 : 60).map((form) => form(`/post/${post.id}`)),
  ];
  let shown = 0;
  for (const address of new Set(addresses)) {
    const { body, headers } = await get(address);
    if (body.toString().includes('Seen by all')) shown++;
    expect(headers['cache-control'], address).not.toContain('s-maxage');
  }
  expect(shown).toBeGreaterThan(3);
  await api().services.db.update(profiles).set({ isPublic: false }).where(eq(profiles.id, author.id));
  await aSecond();
  for (const address of addresses) expect(await read(address), address).not.toContain('Seen by all');
}, 180_000);

interface Answer {
  status: number;
  to: string | undefined;
  html: string;
}

/** Follows redirects, as a browser does. */
async function follow(ask: (path: string) => Promise<Answer>, first: string) {
  let path = first;
  for (let hop = 0; hop < 5; hop++) {
    const { status, to, html } = await ask(path);
    if (to === undefined) return { status, title: html.match(/<title>[^<]*|rel="canonical"[^>]*/g) };
    const { pathname, search } = new URL(to, origin);
    path = pathname + search;
  }
  throw new Error(`${first} leads in circles`);
}

test('every form of an address leads to the page that the renderer makes of it', async () => {
  const render = web.connect({ ...api().services, origin });
  const ofRenderer = async (path: string) => {
    const { status, headers, body, isCompressed } = await render({ url: origin + path, headers: english });
    const html = isCompressed ? brotliDecompressSync(body) : Buffer.from(body);
    return { status, to: headers.location?.toString(), html: html.toString() };
  };
  const ofNode = async (path: string) => {
    const { status, headers, body } = await get(path, english);
    return { status, to: headers.location?.toString(), html: body.toString() };
  };
  for (const page of ['/services', '/car-service/pune', '/car-service', '/support', '/auth', '/nothing'])
    for (const form of fc.sample(forms, isLongRun ? 15 : 5)) {
      const { pathname, search } = new URL(origin + form(page));
      expect(await follow(ofNode, form(page)), form(page)).toEqual(await follow(ofRenderer, pathname + search));
    }
}, 180_000);
