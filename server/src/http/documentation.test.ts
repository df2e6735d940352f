import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../test/api.ts';
import { compressOnce } from './kept/compress-once.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});

afterAll(() => api.stop());

interface Operation {
  operationId: string;
  summary?: string;
  tags?: string[];
  security?: object[];
  responses: Record<string, { content?: Record<string, { schema: unknown }> }>;
}

interface Document {
  openapi: string;
  info: { title: string };
  paths: Record<string, Record<string, Operation>>;
}

test('the OpenAPI document describes every route with its errors', async () => {
  const { status, body } = await api.call<Document>('GET', '/openapi.json');
  expect(status).toBe(200);
  expect(body.openapi).toMatch(/^3\.1/);
  const operations = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, operation })),
  );
  expect(operations.length).toBeGreaterThanOrEqual(22);
  for (const { name, operation } of operations) {
    const statuses = Object.keys(operation.responses);
    expect(
      statuses.some((code) => /^2\d\d$/.test(code)),
      name,
    ).toBe(true);
    expect(statuses, name).toEqual(expect.arrayContaining(['400', '413', '429']));
    expect(operation.summary, name).toBeTruthy();
    expect(operation.tags, name).toHaveLength(1);
    for (const response of Object.values(operation.responses)) {
      expect(Object.values(response.content ?? {})[0]?.schema, name).toBeDefined();
    }
  }
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

test('routes for signed-in customers declare the token and the 401', async () => {
  const { body } = await api.call<Document>('GET', '/openapi.json');
  for (const operation of Object.values(body.paths).flatMap(Object.values<Operation>)) {
    const mayRefuse = '401' in operation.responses && !operation.tags?.includes('auth');
    expect(operation.security, operation.operationId).toEqual(mayRefuse ? [{ bearer: [] }] : undefined);
  }
  for (const path of ['/bookings', '/profiles/me', '/garages/favourites']) {
    expect(Object.keys(body.paths[path]?.get?.responses ?? {}), path).toContain('401');
  }
  expect(Object.keys(body.paths['/bookings']?.post?.responses ?? {})).toEqual(
    expect.arrayContaining(['201', '401', '404', '409', '422']),
  );
});

test('the documentation page and its files are served by this node', async () => {
  const page = await api.call<string>('GET', '/docs');
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toContain('text/html');
  const sources = [...page.body.matchAll(/(?:src|href)="(\/api[^"]+)"/g)].map((match) => match[1] ?? '');
  expect(sources).toHaveLength(3);
  for (const source of sources) {
    const answer = await fetch(`${api.url}${source}`);
    expect(answer.status, source).toBe(200);
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(50);
  }
});

test.each(['/openapi.json', '/docs/swagger-ui-bundle.js'])(
  '%s is sent compressed to those who accept it',
  async (path) => {
    const read = async (coding: string) => {
      const answer = await fetch(`${api.url}/api${path}`, { headers: { 'accept-encoding': coding } });
      return { coding: answer.headers.get('content-encoding'), text: await answer.text() };
    };
    const plain = await read('identity');
    expect(plain.coding).toBeNull();
    for (const coding of ['gzip', 'br']) expect(await read(coding)).toEqual({ coding, text: plain.text });
    expect((await read('gzip;q=0')).coding).toBeNull();
  },
);

test('a large file is made and compressed once, not for each reader, and made again after a failure', async () => {
  let made = 0;
  const read = compressOnce(async () => {
    made++;
    if (made === 1) throw new Error('the disk is away');
    return Buffer.from('x'.repeat(10_000));
  });
  await expect(read()).rejects.toThrow('the disk is away');
  const [first, ...others] = await Promise.all(Array.from({ length: 20 }, read));
  expect(made).toBe(2);
  for (const other of others) expect([other.gzip, other.br]).toEqual([first?.gzip, first?.br]);
});
