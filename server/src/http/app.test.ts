import { createHash } from 'node:crypto';
import { get } from 'node:http';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../test/api.ts';
import { createTestDatabase, createTestPool } from '../../test/database.ts';
import { fakeWeb } from '../../test/fakes/fake-web.ts';
import { createGarage } from '../../test/garages.ts';
import { createDatabase } from '../database/pool.ts';
import { garages } from '../features/garages/tables.ts';
import { createPublicChanges } from '../features/live/service/public-changes.ts';
import { createApp } from './app.ts';
import { createKeptAnswers } from './kept/kept-answers.ts';
import { listen } from './serve.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});

afterAll(() => api.stop());

test('API responses cannot run, be framed or be sniffed', async () => {
  for (const path of ['/garages/featured', '/profiles/me', '/nothing']) {
    const { headers } = await api.call('GET', path);
    expect(headers.get('content-security-policy'), path).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  }
});

/** A node whose page has two inline scripts, one with data, one script of its own address, and one that came with data. */
async function startPages(origin: string) {
  const server = await listen(0, '127.0.0.1');
  const page = (nonce: string) => `<p>
    <script type="application/ld+json">{}</script><script nonce="${nonce}" src="/a.js"></script>
    <script nonce="${nonce}">one()</script><script class="x" nonce="${nonce}">two()</script><script>evil()</script></p>`;
  const headers = { 'content-type': 'text/html' };
  const web = fakeWeb(async (_, { context: { nonce } }) => new Response(page(nonce), { headers }));
  server.answerWith(createApp({ ...api.services, origin }, web).fetch);
  return { url: `http://127.0.0.1:${server.port}/`, drain: server.drain };
}

test('a page may run its own inline scripts and no others', async () => {
  const pages = await startPages(api.url);
  const answer = await fetch(pages.url);
  const policy = answer.headers.get('content-security-policy') ?? '';
  const hashes = ['one()', 'two()'].map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  expect(policy.match(/script-src ([^;]*)/)?.[1]).toBe(["'self'", ...hashes].join(' '));
  // A page is kept for others, and its secret with nobody.
  expect(await answer.text()).not.toContain('nonce');
  for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) expect(policy).toContain(rule);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('permissions-policy')).toContain('geolocation=(self)');
  expect(answer.headers.get('strict-transport-security')).toBeNull();
  const posted = await fetch(pages.url, { method: 'POST' });
  expect({ status: posted.status, text: await posted.text() }).toMatchObject({ status: 405 });
  await pages.drain();
});

test('cached files are revalidated or have a maximum age', async () => {
  const pages = await startPages(api.url);
  const shell = await fetch(`${pages.url}_shell`);
  expect(shell.headers.get('cache-control')).toBe('private, no-cache');
  const shared = await fetch(`${pages.url}share`, { method: 'POST', body: new FormData(), redirect: 'manual' });
  expect([shared.status, shared.headers.get('location')]).toEqual([303, '/community?shared=failed']);
  await pages.drain();
});

test('a site on HTTPS sets strict transport security and secure cookies', async () => {
  const pages = await startPages('https://pahiya.example');
  const page = await fetch(pages.url);
  expect(await page.text()).not.toBe('');
  expect(page.headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
  await pages.drain();
  const https = await startApi({ database: api.database, origin: 'https://pahiya.example' });
  const signUp = { fullName: 'A', email: 'secure@example.com', password: 'six of them', isAdult: true };
  const { headers } = await https.call('POST', '/auth/sign-up', signUp);
  expect(headers.getSetCookie().join()).toMatch(
    /^__Host-pahiya\.session_token=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure/i,
  );
  await https.stop();
});

test('a site on HTTPS sends strict transport security with every response, and other sites never do', async () => {
  const origin = 'https://pahiya.example';
  const https = await startApi({ database: api.database, origin });
  const pages = await startPages(origin);
  const paths = ['/api/garages/featured', '/api/nothing', '/api/profiles/me', '/healthz', '/readyz', '/robots.txt'];
  const others = [
    '/sitemap.xml',
    '/app-return/payment-success',
    '/simulated-checkout/x',
    '/.well-known/assetlinks.json',
  ];
  for (const path of [...paths, ...others]) {
    const { headers } = await fetch(`${https.url}${path}`, { redirect: 'manual' });
    expect(headers.get('strict-transport-security'), path).toMatch(/max-age=\d{8}/);
  }
  expect((await fetch(`${pages.url}nothing-here`)).headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
  expect((await fetch(`${api.url}/healthz`)).headers.get('strict-transport-security')).toBeNull();
  await pages.drain();
  await https.stop();
});

test("a page may load pictures from its own site and from garages' picture origins only", async () => {
  const imgSrc = async () => {
    const pages = await startPages(api.url);
    const policy = (await fetch(pages.url)).headers.get('content-security-policy') ?? '';
    await pages.drain();
    return policy.split('; ').find((part) => part.startsWith('img-src'));
  };
  expect(await imgSrc()).toBe("img-src 'self' data: blob:");
  const garage = await createGarage(api.services.db);
  await api.services.db
    .update(garages)
    .set({ imageUrl: 'https://Pictures.example:8443/a/b.jpg?x=1' })
    .where(eq(garages.id, garage.id));
  expect(await imgSrc()).toBe("img-src 'self' data: blob: https://pictures.example:8443");
  await api.services.db
    .update(garages)
    .set({ imageUrl: "https://evil.example; script-src 'unsafe-inline'" })
    .where(eq(garages.id, garage.id));
  expect(await imgSrc()).toBe("img-src 'self' data: blob:");
});

test('API responses are never cached', async () => {
  for (const path of ['/garages/featured', '/profiles/me', '/nothing']) {
    expect((await api.call('GET', path)).headers.get('cache-control'), path).toBe('no-store');
  }
});

test('a page of another site cannot read the API', async () => {
  const { headers } = await api.call('GET', '/garages/featured', undefined, {
    headers: { origin: 'https://evil.example' },
  });
  expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
});

test('a running node is alive and ready, and says which version it is', async () => {
  const alive = await fetch(`${api.url}/healthz`);
  expect({ status: alive.status, caching: alive.headers.get('cache-control') }).toEqual({
    status: 200,
    caching: 'no-store',
  });
  expect(await alive.json()).toEqual({ status: 'ok', version: '1.2.3', commit: '0123abc' });
  expect((await fetch(`${api.url}/readyz`)).status).toBe(200);
});

test('without its database a node is alive but not ready, and its errors reveal no details', async () => {
  const database = await createTestDatabase();
  const server = await listen(0, '127.0.0.1');
  const ping = async () => void (await database.pool.query('select 1'));
  const changes = createPublicChanges(database.db, api.services.log);
  const keepAnswer = createKeptAnswers(changes, api.services.now);
  const services = { ...api.services, db: database.db, changes, keepAnswer, ping };
  server.answerWith(createApp(services, null).fetch);
  const url = `http://127.0.0.1:${server.port}`;
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  await database.drop();
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect((await fetch(`${url}/readyz`)).status).toBe(503);
  const answer = await fetch(`${url}/api/garages/featured`);
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({
    defined: false,
    code: 'INTERNAL_SERVER_ERROR',
    status: 500,
    message: `Something went wrong on our side. Request: ${answer.headers.get('x-request-id')}`,
  });
  await server.drain();
});

test('requests get 503 until the node is composed', async () => {
  const server = await listen(0, '127.0.0.1');
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/garages/featured`);
  expect({ status: answer.status, retryAfter: answer.headers.get('retry-after') }).toEqual({
    status: 503,
    retryAfter: '2',
  });
  await server.drain();
});

test.each(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
  '%s of an unknown path is a JSON 404',
  async (method) => {
    for (const path of ['/nothing', '/garages/x/y/z', '/..%2f..%2fetc/passwd', '/auth', '/%00']) {
      expect(await api.call(method, path), path).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    }
  },
);

test('a path that cannot be decoded causes no server error', async () => {
  for (const path of [
    '/garages/%E0%A4%A',
    '/bookings/%',
    '/garages/%ff/slots?date=%E0%A4%A',
    '/garages/nearby?city=%E0%A4%A',
  ]) {
    expect((await api.call('GET', path)).status, path).toBeLessThan(500);
  }
});

test.each(['{', '{"a":', '"', '[1,', '{"a":1}}', '\u0000', '{"__proto__":'])(
  'the malformed body %j gets a declared error',
  async (body) => {
    expect(await api.call('POST', '/auth/sign-in', body)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', data: { field: '' } },
    });
  },
);

test.each([
  ['text/plain', 'hello'],
  ['application/x-www-form-urlencoded', 'email=a&email=b&__proto__[x]=1'],
  ['multipart/form-data; boundary=x', '--x\r\nbroken'],
  ['multipart/form-data', 'no boundary'],
  ['application/octet-stream', '\u0000\u0001'],
  ['text/event-stream', 'data: {}\n\n'],
  ['application/json; charset=utf-16', '{}'],
  ['nonsense', '{}'],
])('a body of type %s causes no server error', async (type, body) => {
  const answer = await api.call('POST', '/auth/sign-in', body, { headers: { 'content-type': type } });
  expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
});

test('a body above 64 kB gets a declared 413, even without a declared length', async () => {
  const tooLarge = { status: 413, body: { code: 'PAYLOAD_TOO_LARGE' } };
  expect(await api.call('POST', '/auth/sign-in', 'x'.repeat(66_000))).toMatchObject(tooLarge);
  const answer = await fetch(`${api.url}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: new Blob(['{"email":"', 'x'.repeat(66_000)]).stream(),
    duplex: 'half',
  } as RequestInit);
  expect({ status: answer.status, body: await answer.json() }).toMatchObject(tooLarge);
});

test('draining waits for running requests', async () => {
  const server = await listen(0, '127.0.0.1');
  server.answerWith(async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return new Response('done');
  });
  const answer = fetch(`http://127.0.0.1:${server.port}/`).then((response) => response.text());
  await new Promise((resolve) => setTimeout(resolve, 100));
  await server.drain();
  expect(await answer).toBe('done');
});

test("pages are rendered for the site's own origin, whatever the host header or leading slashes say", async () => {
  const server = await listen(0, '127.0.0.1');
  const web = fakeWeb(async (request) => new Response(request.url));
  server.answerWith(createApp({ ...api.services, origin: 'https://pahiya.example' }, web).fetch);
  const answer = await new Promise<string>((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port: server.port,
      path: '//evil.example/x?a=1',
      headers: { host: 'evil.example' },
    };
    get(options, (response) => response.on('data', (chunk) => resolve(String(chunk)))).on('error', reject);
  });
  expect(answer).toBe('https://pahiya.example/evil.example/x?a=1');
  await server.drain();
});

test('an overloaded database causes a declared 503 with a Retry-After', async () => {
  const busy = await startApi({ database: await busyDatabase() });
  const answer = await busy.call<{ code: string }>('GET', '/garages/featured');
  expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 503, code: 'OVERLOADED' });
  expect(answer.headers.get('retry-after')).toBe('5');
  await busy.stop();
  await busy.database.drop();
});

/** A database with one connection, which is busy with a long statement. */
async function busyDatabase() {
  const database = await createTestDatabase();
  const pool = createTestPool({ ...database.connection, max: 1, connectionTimeoutMillis: 1_000 });
  await pool.query('select 1');
  const sleeping = pool.query('select pg_sleep(3)');
  const drop = async () => {
    await sleeping;
    await pool.end();
    await database.drop();
  };
  return { ...database, pool, db: createDatabase(pool), drop };
}
