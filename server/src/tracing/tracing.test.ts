import { createServer } from 'node:http';
import { InMemorySpanExporter, type ReadableSpan, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../test/api.ts';
import { createTestDatabase, createTestPool } from '../../test/database.ts';
import { createGarage } from '../../test/garages.ts';
import { createDataDir, databaseUrl, freePort, startNode } from '../../test/node-process.ts';
import { createTracing } from './create-tracing.ts';
import { sendSpans } from './send-spans.ts';
import { traceStatements } from './trace-statements.ts';

const exporter = new InMemorySpanExporter();
const settings = { service: 'garages', share: 1, processor: new SimpleSpanProcessor(exporter) };
const tracing = createTracing({ ...settings, continuesTraces: true });
const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

let api: Api;

beforeAll(async () => {
  const database = await createTestDatabase();
  traceStatements(database.pool, tracing.beginStatement);
  api = await startApi({ database, tracing });
});

afterEach(() => exporter.reset());

afterAll(async () => {
  await api.stop();
  await api.database.drop();
  await tracing.stop();
});

const requestsOf = (spans: ReadableSpan[]) => spans.filter(({ attributes }) => attributes['http.route'] !== undefined);

async function requestSpans(count: number): Promise<ReadableSpan[]> {
  await expect.poll(() => requestsOf(exporter.getFinishedSpans())).toHaveLength(count);
  return exporter.getFinishedSpans();
}

test('the span of a request has one span for each statement, without its values', async () => {
  const garage = await createGarage(api.services.db);
  exporter.reset();
  const { headers } = await fetch(`${api.url}/api/garages/${garage.id}`);
  const spans = await requestSpans(1);
  const request = requestsOf(spans)[0];
  expect(request).toMatchObject({
    name: 'GET garages.get',
    attributes: { 'http.response.status_code': 200, 'request.id': headers.get('x-request-id') },
  });
  const statements = spans.filter(({ attributes }) => attributes['db.system.name'] === 'postgresql');
  expect(statements.length).toBeGreaterThan(0);
  for (const { parentSpanContext, attributes } of statements) {
    expect(parentSpanContext?.spanId).toBe(request?.spanContext().spanId);
    expect(attributes['db.query.text']).not.toContain(garage.id);
  }
  expect(statements.map(({ attributes }) => attributes['db.query.text']).join()).toContain('"garages"');
});

test("the log has the trace's id, and a proxy's trace is continued", async () => {
  api.logs.length = 0;
  const [, traceId] = traceparent.split('-');
  await fetch(`${api.url}/healthz`, { headers: { traceparent } });
  const [span] = requestsOf(await requestSpans(1));
  expect(span?.spanContext().traceId).toBe(traceId);
  expect(span?.parentSpanContext?.spanId).toBe('b7ad6b7169203331');
  await expect.poll(() => api.logs.join('')).toContain(`"traceId":"${traceId}"`);
});

test('a stranger cannot choose the trace of a request, or have it recorded', () => {
  const few = createTracing({ ...settings, share: 0, continuesTraces: false });
  const trace = few.beginRequest('GET', traceparent);
  expect(trace?.id).not.toBe(traceparent.split('-')[1]);
  trace?.end({ requestId: 'a request', route: 'garages.get', status: 200 });
  expect(exporter.getFinishedSpans()).toEqual([]);
});

test('a statement that waits for a connection belongs to the request that sent it', async () => {
  const pool = createTestPool({ ...api.database.connection, max: 1 });
  traceStatements(pool, tracing.beginStatement);
  const names = ['one', 'two', 'three', 'four'];
  await Promise.all(names.map((name) => tracing.follow(name, () => pool.query(`select '${name}' as name`))));
  const spans = exporter.getFinishedSpans();
  for (const name of names) {
    const parent = spans.find((span) => span.name === name);
    const own = spans.filter(({ parentSpanContext }) => parentSpanContext?.spanId === parent?.spanContext().spanId);
    expect(own.map(({ attributes }) => attributes['db.query.text'])).toEqual([`select '${name}' as name`]);
  }
  await pool.end();
});

test('a failed statement has the code of its error and not its message', async () => {
  const failed = tracing.follow('work', () => api.database.pool.query("select 'secret'::uuid"));
  await expect(failed).rejects.toThrow('secret');
  const spans = exporter.getFinishedSpans();
  expect(spans.map(({ name, attributes }) => [name, attributes['error.type']])).toEqual([
    ['select', '22P02'],
    ['work', '22P02'],
  ]);
  expect(JSON.stringify(spans.map(({ status, events }) => ({ status, events })))).not.toContain('secret');
});

test('statements outside of requests and jobs are not traced', async () => {
  await api.database.pool.query('select 1');
  expect(exporter.getFinishedSpans()).toEqual([]);
});

/** Takes traces as a collector does, and can refuse them. */
async function startReceiver() {
  const received: { path: string | undefined; key: unknown; body: string }[] = [];
  const state = { status: 200 };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push({ path: request.url, key: request.headers['x-key'], body: Buffer.concat(chunks).toString() });
    response.writeHead(state.status, { 'content-type': 'application/json' }).end('{}');
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const stop = async () => void (await new Promise((resolve) => server.close(resolve)));
  return { url: `http://127.0.0.1:${port}`, received, state, stop };
}

test('a receiver that refuses is reported once', async () => {
  const receiver = await startReceiver();
  receiver.state.status = 400;
  const warnings: unknown[][] = [];
  const processor = sendSpans({ endpoint: receiver.url, headers: {} }, {
    warn: (...line: unknown[]) => void warnings.push(line),
  } as never);
  const refused = createTracing({ ...settings, processor, continuesTraces: false });
  for (let time = 0; time < 2; time++) {
    await refused.follow('work', async () => undefined);
    await processor.forceFlush().catch(() => undefined);
  }
  await refused.stop();
  expect(receiver.received).toHaveLength(2);
  expect(warnings.map(([, line]) => line)).toEqual(['traces could not be sent']);
  await receiver.stop();
});

test('a node sends its traces to the receiver in its settings', { timeout: 60_000 }, async () => {
  const receiver = await startReceiver();
  const [database, folder] = [await createTestDatabase(), await createDataDir()];
  const node = await startNode(
    {
      ...{ DATABASE_URL: databaseUrl(database), DATA_DIR: folder.dataDir, DEMO_DATA: 'off' },
      ...{ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_EXPORTER_OTLP_HEADERS: 'x-key=open%20sesame' },
    },
    await freePort(),
  );
  try {
    await fetch(`${node.url}/api/garages/featured`);
    expect(await node.stop()).toBe(0);
    const [first] = receiver.received;
    expect(first).toMatchObject({ path: '/v1/traces', key: 'open sesame' });
    const text = receiver.received.map(({ body }) => body).join('');
    for (const part of ['GET garages.featured', 'db.query.text', '"pahiya"']) expect(text).toContain(part);
  } finally {
    await node.kill();
    await Promise.all([receiver.stop(), folder.remove(), database.drop()]);
  }
});
