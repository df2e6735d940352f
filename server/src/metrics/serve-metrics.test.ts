import { Counter, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { createDataDir, databaseUrl, freePort, startNode } from '../../test/node-process.ts';
import { serveMetrics } from './serve-metrics.ts';

const anyPort = { port: 0, host: '127.0.0.1' };

test('only GET /metrics is answered, in the text format', async () => {
  const registry = new Registry();
  new Counter({ name: 'wheels_total', help: 'Wheels.', registers: [registry] }).inc(4);
  const server = await serveMetrics(registry, anyPort, () => undefined);
  const url = `http://127.0.0.1:${server.port}`;
  const answer = await fetch(`${url}/metrics`);
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  expect(await answer.text()).toContain('wheels_total 4');
  expect((await fetch(`${url}/`)).status).toBe(404);
  expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404);
  await server.close();
});

test('metrics that cannot be read answer 500, and the reason is reported', async () => {
  const errors: unknown[] = [];
  const failing = { contentType: 'text/plain', metrics: () => Promise.reject(new Error('no values')) } as never;
  const server = await serveMetrics(failing, anyPort, (error) => errors.push(error));
  expect((await fetch(`http://127.0.0.1:${server.port}/metrics`)).status).toBe(500);
  expect(errors).toEqual([new Error('no values')]);
  await server.close();
});

test('a used port stops the start with a line that names the settings', async () => {
  const first = await serveMetrics(new Registry(), anyPort, () => undefined);
  const second = serveMetrics(new Registry(), { ...anyPort, port: first.port }, () => undefined);
  await expect(second).rejects.toThrow(/METRICS_HOST:METRICS_PORT, 127\.0\.0\.1:\d+ \(EADDRINUSE\)/);
  await first.close();
});

test('a node serves metrics on a port of its own, and only if one is set', { timeout: 60_000 }, async () => {
  const [database, folder] = [await createTestDatabase(), await createDataDir()];
  const environment = { DATABASE_URL: databaseUrl(database), DATA_DIR: folder.dataDir, DEMO_DATA: 'off' };
  const port = await freePort();
  const metricsPort = await freePort();
  const node = await startNode({ ...environment, METRICS_PORT: String(metricsPort) }, port);
  try {
    await fetch(`${node.url}/readyz`);
    const readMetrics = async () => await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    // On a busy machine a first connection may take longer than the second that it has.
    await expect.poll(readMetrics, { timeout: 30_000, interval: 1_000 }).toContain('pahiya_database_up 1');
    const text = await readMetrics();
    expect(text).toContain('pahiya_http_requests_total{route="/readyz",status="200"} 1');
    expect(text).toMatch(/pahiya_database_connections\{database="primary",state="idle"\} \d/);
    expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds \d/);
    // The product's own port does not have them.
    expect(await (await fetch(`${node.url}/metrics`)).text()).not.toContain('pahiya_');
    expect(await node.stop()).toBe(0);
  } finally {
    await node.kill();
    await folder.remove();
    await database.drop();
  }
});
