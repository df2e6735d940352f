import { randomUUID } from 'node:crypto';
import { Registry } from 'prom-client';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, startApi } from '../../test/api.ts';
import { bookingInput } from '../../test/booking-inputs.ts';
import { createCustomer } from '../../test/customers.ts';
import { fakeWeb } from '../../test/fakes/fake-web.ts';
import { createGarage } from '../../test/garages.ts';
import { openLive } from '../../test/live-stream.ts';
import { createApp } from '../http/app.ts';
import { listen } from '../http/serve.ts';
import type { Services } from '../http/services.ts';
import { createRateLimits } from '../platform/rate-limits.ts';
import { addNodeGauges } from './node-gauges.ts';
import type { Recorder } from './recorder.ts';
import { createRequestMetrics } from './request-metrics.ts';
import { createWorkMetrics } from './work-metrics.ts';

let api: Api;
let registry: Registry;
let recorder: Recorder;
const drains: (() => Promise<void>)[] = [];

/** Passes everything on to the metrics of the running test. */
const current: Recorder = {
  request: (ended) => recorder.request(ended),
  job: (ended) => recorder.job(ended),
  kept: (of, use) => recorder.kept(of, use),
  live: (events, lag) => recorder.live(events, lag),
  listRead: (from) => recorder.listRead(from),
};

beforeAll(async () => {
  api = await startApi({ recorder: current });
});

beforeEach(() => {
  registry = new Registry();
  recorder = { ...createWorkMetrics(registry), request: createRequestMetrics(registry) };
});

afterEach(async () => {
  for (const drain of drains.splice(0)) await drain();
});

afterAll(() => api.stop());

async function startNode(change: Partial<Services>, web = fakeWeb(async () => new Response('page'))): Promise<string> {
  const server = await listen(0, '127.0.0.1');
  drains.push(server.drain);
  server.answerWith(createApp({ ...api.services, ...change }, web).fetch);
  return `http://127.0.0.1:${server.port}`;
}

/** The lines of these metrics without their values. */
async function seriesOf(name: string): Promise<string[]> {
  return (await registry.getSingleMetricAsString(name)).split('\n').filter((line) => !line.startsWith('#'));
}

test('requests are counted by procedure and status, never by address', async () => {
  const garage = await createGarage(api.services.db);
  await api.call('GET', `/garages/${garage.id}`);
  await api.call('GET', `/garages/${garage.id}`);
  await api.call('GET', `/garages/${randomUUID()}`);
  await api.call('GET', '/bookings');
  await api.call('GET', `/no-such-call/${randomUUID()}`);
  await fetch(`${api.url}/healthz`);
  await expect
    .poll(() => seriesOf('pahiya_http_requests_total'))
    .toEqual([
      'pahiya_http_requests_total{route="garages.get",status="200"} 2',
      'pahiya_http_requests_total{route="garages.get",status="404"} 1',
      'pahiya_http_requests_total{route="bookings.list",status="401"} 1',
      'pahiya_http_requests_total{route="api other",status="404"} 1',
      'pahiya_http_requests_total{route="/healthz",status="200"} 1',
    ]);
  expect(await registry.metrics()).toContain('pahiya_http_request_duration_seconds_count{route="garages.get"} 3');
});

test('pages are counted by their pattern, and files together', async () => {
  const pages = [
    { path: '/post/$postId', search: [] },
    { path: '/', search: [] },
  ];
  const url = await startNode({}, { ...fakeWeb(async () => new Response('page')), pages });
  for (const path of ['/', `/post/${randomUUID()}`, `/POST/${randomUUID()}`, `/${randomUUID()}`, '/fake-web.ts'])
    await (await fetch(url + path, { redirect: 'manual' })).text();
  await expect
    .poll(() => seriesOf('pahiya_http_requests_total'))
    .toEqual([
      'pahiya_http_requests_total{route="/",status="200"} 1',
      'pahiya_http_requests_total{route="/post/$postId",status="200"} 1',
      'pahiya_http_requests_total{route="/post/$postId",status="308"} 1',
      'pahiya_http_requests_total{route="unknown page",status="200"} 1',
      'pahiya_http_requests_total{route="file",status="200"} 1',
    ]);
});

test('bookings are counted when they are made, once for a repeated request, and by reason when they are refused', async () => {
  const garage = await createGarage(api.services.db);
  const { token } = await createCustomer(api);
  const input = bookingInput(garage);
  for (const body of [input, input, bookingInput(garage, { expectedTotal: 1 }), { ...input, bookingDate: 'soon' }])
    await api.call('POST', '/bookings', body, { token });
  await expect
    .poll(() => seriesOf('pahiya_bookings_refused_total'))
    .toEqual([
      'pahiya_bookings_refused_total{reason="PRICE_CHANGED"} 1',
      'pahiya_bookings_refused_total{reason="INVALID_INPUT"} 1',
    ]);
  expect(await seriesOf('pahiya_bookings_made_total')).toEqual(['pahiya_bookings_made_total 1']);
});

test('a caller who leaves before the answer has neither booked nor been refused', async () => {
  recorder.request({ route: 'bookings.create', status: undefined, seconds: 1, isStream: false });
  expect(await seriesOf('pahiya_http_requests_total')).toEqual([
    'pahiya_http_requests_total{route="bookings.create",status="left"} 1',
  ]);
  expect(await seriesOf('pahiya_bookings_made_total')).toEqual(['pahiya_bookings_made_total 0']);
});

test('requests that are refused to protect the node or others are counted by reason', async () => {
  const late = await startNode({ isLate: () => true });
  await fetch(`${late}/api/garages/featured`);
  await fetch(late);
  const strict = await startNode({ rateLimits: { take: async () => 1 } });
  await fetch(`${strict}/api/garages/featured`);
  const broken = await startNode({
    rateLimits: createRateLimits(false),
    keepAnswer: async () => {
      throw Object.assign(new Error('no database'), { code: 'ECONNREFUSED' });
    },
  });
  await fetch(`${broken}/api/garages/featured`);
  await expect
    .poll(() => seriesOf('pahiya_shed_requests_total'))
    .toEqual([
      'pahiya_shed_requests_total{reason="late"} 2',
      'pahiya_shed_requests_total{reason="full"} 0',
      'pahiya_shed_requests_total{reason="rate_limit"} 1',
      'pahiya_shed_requests_total{reason="unavailable"} 1',
    ]);
});

test('streams are counted with the lag of their events, and are left out of the durations', async () => {
  const pools = { primary: api.database.pool, replica: undefined };
  addNodeGauges(registry, { pools, openStreams: api.services.live.openStreams });
  const garage = await createGarage(api.services.db);
  const { token } = await createCustomer(api);
  const stream = await openLive(api.url, { token, topics: 'bookings' });
  expect(await seriesOf('pahiya_live_streams')).toEqual(['pahiya_live_streams 1']);
  await api.call('POST', '/bookings', bookingInput(garage), { token });
  await stream.next();
  const lag = await registry.getSingleMetricAsString('pahiya_live_lag_seconds');
  expect(lag).toContain('pahiya_live_lag_seconds_bucket{le="5"} 1');
  expect(Number(lag.match(/lag_seconds_sum (\S+)/)?.[1])).toBeGreaterThan(0);
  stream.close();
  await expect
    .poll(() => seriesOf('pahiya_http_requests_total'))
    .toContain('pahiya_http_requests_total{route="live.subscribe",status="200"} 1');
  expect(await registry.metrics()).not.toContain('duration_seconds_count{route="live.subscribe"}');
  expect(await seriesOf('pahiya_live_streams')).toEqual(['pahiya_live_streams 0']);
});

test('answers from memory and answers that were read are counted apart', async () => {
  const garage = await createGarage(api.services.db);
  const of = { path: ['garages', 'get'], input: { garageId: garage.id } };
  const read = () => api.services.keepAnswer({ ...of, next: async () => garage });
  await read();
  await read();
  await read();
  expect(await seriesOf('pahiya_kept_uses_total')).toEqual([
    'pahiya_kept_uses_total{of="page",use="hit"} 0',
    'pahiya_kept_uses_total{of="page",use="miss"} 0',
    'pahiya_kept_uses_total{of="answer",use="hit"} 2',
    'pahiya_kept_uses_total{of="answer",use="miss"} 1',
  ]);
});
