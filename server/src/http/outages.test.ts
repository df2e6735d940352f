import { rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { contract } from '@pahiya/contract/router';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Api, startApi } from '../../test/api.ts';
import { createCustomer } from '../../test/customers.ts';
import { createTestDatabase } from '../../test/database.ts';
import { type GatedDatabase, openGate } from '../../test/database-gate.ts';
import { bucket, type FakeS3, startFakeS3 } from '../../test/fakes/fake-s3.ts';
import { fakeWeb } from '../../test/fakes/fake-web.ts';
import { plainJpeg } from '../../test/pictures.ts';
import { hasRedis, startRedisServer } from '../../test/redis-server.ts';
import { upload } from '../../test/uploads.ts';
import { overloaded } from '../platform/overloaded.ts';
import { StoreFailure } from '../platform/storage/file-store.ts';
import { createApp } from './app.ts';
import { listen } from './serve.ts';

const away = { status: 503, body: { code: 'OVERLOADED', message: expect.stringContaining('try again') } };

interface Route {
  method: string;
  path: string;
}

function routesOf(node: unknown): Route[] {
  if (typeof node !== 'object' || node === null) return [];
  if (!('~orpc' in node)) return Object.values(node).flatMap(routesOf);
  const { route } = node['~orpc'] as { route: Partial<Route> };
  return [{ method: route.method ?? 'POST', path: route.path ?? '' }];
}

async function getPage(port: number) {
  const response = await fetch(`http://127.0.0.1:${port}/`);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe('without the database', () => {
  const routes = routesOf(contract);
  let database: GatedDatabase;
  let api: Api;
  let token: string;

  beforeAll(async () => {
    database = await openGate(await createTestDatabase());
    api = await startApi({ database, auth: { google: { clientId: 'ours', clientSecret: 'ours' } } });
    token = (await createCustomer(api)).token;
    await database.cut();
  });

  afterAll(async () => {
    await database.restore();
    await api.stop();
    await database.drop();
  });

  test.each(routes)('$method $path reports no internal error', async ({ method, path: pattern }) => {
    const filled = pattern.replace(/\{\w+\}/g, crypto.randomUUID());
    const body = method === 'GET' ? undefined : {};
    const answer = await api.call<{ code: string }>(method, filled, body, { token });
    if (answer.status < 500) return;
    expect(answer).toMatchObject(away);
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
  });

  test('a page without its content gets a status that search engines and caches respect', async () => {
    const web = fakeWeb(async (_, { context }) => {
      const found = await context.api.garages.featured().catch(() => null);
      return new Response(`<p>${found ? 'garages' : 'try again'}</p>`, { headers: { 'content-type': 'text/html' } });
    });
    const app = createApp(api.services, web);
    const server = await listen(0, '127.0.0.1');
    server.answerWith(app.fetch);
    const { status, headers, ...page } = await getPage(server.port);
    expect({ status, ...page }).toEqual({ status: 503, text: '<p>try again</p>' });
    expect(headers.get('retry-after')).toBe('5');
    expect(headers.get('cache-control')).toBe('no-store');
    await database.restore();
    expect(await getPage(server.port)).toMatchObject({ status: 200, text: '<p>garages</p>' });
    await database.cut();
    await server.drain();
  });

  test('reads and writes get a Retry-After, and work again when the database returns', async () => {
    const calls = () =>
      Promise.all([
        api.call('GET', '/garages/featured'),
        api.call('PATCH', '/profiles/me', { bio: 'Rides' }, { token }),
        api.call('POST', '/auth/sign-in', { email: 'nobody@example.com', password: 'a long password' }),
      ]);
    for (const answer of await calls()) {
      expect(answer).toMatchObject(away);
      expect(answer.headers.get('retry-after')).toBe('5');
    }
    expect((await fetch(`${api.url}/readyz`)).status).toBe(503);
    await database.restore();
    for (const { status } of await calls()) expect(status).toBeLessThan(500);
    await database.cut();
  });
});

describe('with an overloaded database', () => {
  let api: Api;

  beforeAll(async () => {
    api = await startApi();
    const { db } = api.services;
    await db.execute(`create function refuse() returns trigger language plpgsql as $$ begin
      raise exception 'no room' using errcode = tg_argv[0]; end $$`);
  });

  afterAll(() => api.stop());

  test.each([
    ['53300', 503, 0],
    ['25006', 503, 0],
    ['40001', 503, 0],
    ['40P01', 503, 0],
    ['55P03', 503, 0],
    ['42P01', 500, 0],
    // The error when a row refers to a deleted account.
    ['23503', 500, 1],
  ])('a statement that fails with %s gets status %i and %i look-ups of the account', async (code, status, looks) => {
    const customer = await createCustomer(api);
    const { db } = api.services;
    await db.execute(
      `create or replace trigger refuse before update on profiles for each row execute function refuse('${code}')`,
    );
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const answer = await api.call('PATCH', '/profiles/me', { bio: 'Rides' }, customer);
    const asked = query.mock.calls.filter(([statement]) => JSON.stringify(statement).includes(accountLook));
    query.mockRestore();
    expect(answer.status).toBe(status);
    expect(asked).toHaveLength(looks);
  });
});

/** The statement that checks whether an account exists. */
const accountLook = String.raw`select \"id\" from \"auth_users\" where \"auth_users\".\"id\" = $1`;

describe('without the bucket', () => {
  let s3: FakeS3;
  let api: Api;
  let token: string;

  beforeAll(async () => {
    s3 = await startFakeS3();
    const { accessKeyId, secretAccessKey, region } = s3.keys;
    const credentials = { accessKeyId, secretAccessKey };
    api = await startApi({
      storage: { kind: 's3', bucket, region, endpoint: s3.url, credentials, forcePathStyle: true, patienceMs: 1_000 },
    });
    token = (await createCustomer(api)).token;
  });

  afterAll(() => api.stop());

  async function expectAway(address: string): Promise<void> {
    const sent = await upload<unknown>(api, token, { bytes: await plainJpeg(100, 100) });
    expect(sent).toMatchObject(away);
    expect(sent.headers.get('retry-after')).toBe('5');
    const read = await fetch(`${api.url}${address}`);
    expect({ status: read.status, body: await read.json() }).toMatchObject(away);
    expect(read.headers.get('retry-after')).toBe('5');
    expect(read.headers.get('cache-control')).toBe('no-store');
  }

  test('pictures cannot be uploaded or shown while the bucket fails, hangs, refuses or is unreachable', async () => {
    const { status, body } = await upload(api, token, { bytes: await plainJpeg(100, 100) });
    expect(status).toBe(201);
    const address = body.picture.url;
    s3.isSilent = true;
    await expectAway(address);
    s3.isSilent = false;
    const key = s3.keys.secretAccessKey;
    s3.keys.secretAccessKey = 'another';
    await expectAway(address);
    s3.keys.secretAccessKey = key;
    expect((await fetch(`${api.url}${address}`)).status).toBe(200);
    await s3.stop();
    await expectAway(address);
  }, 60_000);
});

describe('without a writable disk', () => {
  const folder = path.join(os.tmpdir(), `outage-${process.pid}`);
  let api: Api;
  let token: string;

  beforeAll(async () => {
    api = await startApi({ storage: { kind: 'disk', folder } });
    token = (await createCustomer(api)).token;
  });

  afterEach(() => rm(folder, { recursive: true, force: true }));

  afterAll(() => api.stop());

  test('an upload fails while its folder cannot be written, and succeeds later', async () => {
    await writeFile(folder, 'a file stands where the folder should be');
    const picture = { bytes: await plainJpeg(100, 100) };
    const sent = await upload<unknown>(api, token, picture);
    expect(sent).toMatchObject(away);
    expect(sent.headers.get('retry-after')).toBe('5');
    await rm(folder);
    expect((await upload(api, token, picture)).status).toBe(201);
  });

  test('a full disk gets the same response', async () => {
    const { put } = api.services.files.store;
    const cause = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    api.services.files.store.put = () => Promise.reject(new StoreFailure('The store of files failed', { cause }));
    expect(await upload<unknown>(api, token, { bytes: await plainJpeg(100, 100) })).toMatchObject(away);
    api.services.files.store.put = put;
  });
});

describe('with more pictures than the node can process', () => {
  test('an upload is refused with a time to try again, and is accepted later', async () => {
    const api = await startApi();
    const { token } = await createCustomer(api);
    const { images } = api.services.files;
    const { resize } = images;
    const picture = { bytes: await plainJpeg(100, 100) };
    images.resize = () => Promise.reject(overloaded('full'));
    const sent = await upload<unknown>(api, token, picture);
    expect(sent).toMatchObject(away);
    expect(sent.headers.get('retry-after')).toBe('5');
    images.resize = resize;
    expect((await upload(api, token, picture)).status).toBe(201);
    await api.stop();
  });
});

describe.skipIf(!hasRedis)('without Redis', () => {
  test('no request fails, and each node counts on its own', async () => {
    const redis = await startRedisServer();
    const api = await startApi({ redisUrl: redis.url, hasRateLimits: true });
    const customer = await createCustomer(api);
    const write = async () => (await api.call('PATCH', '/profiles/me', { bio: 'Rides' }, customer)).status;
    expect(await write()).toBe(200);
    const writeTimes = (times: number) => Promise.all(Array.from({ length: times }, write));
    const stopping = redis.stop();
    const during = await writeTimes(10);
    await stopping;
    await delay(50);
    const after = await writeTimes(70);
    expect(new Set([...during, ...after])).toEqual(new Set([200, 429]));
    expect(await write()).toBe(429);
    expect((await api.call('GET', '/garages/featured')).status).toBe(200);
    await api.stop();
  });
});
