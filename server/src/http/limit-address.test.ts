import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../test/api.ts';
import { fakeWeb } from '../../test/fakes/fake-web.ts';
import { createWindowCounts } from '../platform/window-counts.ts';
import { createApp } from './app.ts';
import { type HttpServer, listen } from './serve.ts';

let api: Api;
let server: HttpServer;

/** These count as the product does, with fewer points. */
const takePage = createWindowCounts({ points: 10, duration: 60 });
const takeFile = createWindowCounts({ points: 20, duration: 60 });

beforeAll(async () => {
  api = await startApi();
  server = await listen(0, '127.0.0.1');
  const rateLimits: Api['services']['rateLimits'] = {
    async take(rule, key) {
      if (rule === 'pageOfAddress') return takePage(key);
      return rule === 'fileOfAddress' ? takeFile(key) : 0;
    },
  };
  const web = fakeWeb(async () => new Response('<p>a page</p>', { headers: { 'content-type': 'text/html' } }), {
    keepsPages: true,
  });
  server.answerWith(createApp({ ...api.services, rateLimits, trustedProxies: 1 }, web).fetch);
});

afterAll(async () => {
  await server.drain();
  await api.stop();
});

let addresses = 0;

const ask = (path: string, from: string) =>
  fetch(`http://127.0.0.1:${server.port}${path}`, { headers: { 'x-forwarded-for': from } });

async function askMany(path: string, count: number) {
  const from = `203.0.113.${++addresses}`;
  const startedAt = performance.now();
  const answers = await Promise.all(Array.from({ length: count }, () => ask(path, from)));
  return { from, answers, took: performance.now() - startedAt };
}

// Together, because each refusal waits for a second.
test.concurrent.each([
  ['/', 10],
  ['/_shell', 10],
  ['/robots.txt', 20],
  ['/sitemap.xml', 20],
  ['/fake-web.ts', 20],
  ['/api/docs', 10],
  ['/api/docs/swagger-ui.css', 10],
  ['/api/openapi.json', 10],
  ['/api/files/nothing', 20],
])('an address that asks for %s too often is refused for a while, and other addresses are not', async (path, most) => {
  const { from, answers, took } = await askMany(path, most + 5);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(5);
  for (const { headers } of refused) {
    expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    expect(headers.get('cache-control')).toBe('no-store');
  }
  // A refusal pauses for a second, so that a loop of them costs nothing.
  expect(took).toBeGreaterThan(990);
  expect((await ask(path, `${from}9`)).status).not.toBe(429);
});

test('health checks are never refused', async () => {
  const { answers } = await askMany('/healthz', 100);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
});

test('the API refuses with one of its declared errors', async () => {
  const { answers } = await askMany('/api/docs', 11);
  const refused = answers.find(({ status }) => status === 429);
  expect(await refused?.json()).toMatchObject({
    code: 'RATE_LIMITED',
    data: { retryAfterSeconds: expect.any(Number) },
  });
});
