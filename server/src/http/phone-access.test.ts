import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../test/api.ts';
import { createCustomer } from '../../test/customers.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});

afterAll(() => api.stop());

function preflight(origin: string, path = '/bookings') {
  const headers = {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization,content-type',
  };
  return api.call('OPTIONS', path, undefined, { headers });
}

test.each(['https://localhost', 'capacitor://localhost'])(
  'the app may call the API from %s, without cookies',
  async (origin) => {
    const { status, headers } = await preflight(origin);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(origin);
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('access-control-allow-headers')).toContain('authorization');
    expect(headers.get('access-control-allow-methods')).toContain('DELETE');
    const answer = await api.call('GET', '/garages/featured', undefined, { headers: { origin } });
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    expect(answer.headers.get('access-control-expose-headers')).toContain('set-auth-token');
  },
);

test('the app can read error responses, too', async () => {
  const answer = await api.call('GET', '/bookings', undefined, { headers: { origin: 'https://localhost' } });
  expect(answer.status).toBe(401);
  expect(answer.headers.get('access-control-allow-origin')).toBe('https://localhost');
});

test.each([
  'https://localhost:8443',
  'http://localhost',
  'https://localhost.evil.example',
  'capacitor://localhost.evil',
  'https://evil.example',
  'null',
  '',
])('no other origin may call the API: %s', async (origin) => {
  const asked = await preflight(origin);
  expect(asked.status).toBe(404);
  const answer = await api.call('GET', '/garages/featured', undefined, { headers: { origin } });
  for (const { headers } of [asked, answer]) expect(headers.get('access-control-allow-origin')).toBeNull();
});

test('the app can open a stream of live events', async () => {
  const { token } = await createCustomer(api);
  const stopped = new AbortController();
  const answer = await fetch(`${api.url}/api/live?topics=bookings`, {
    headers: { origin: 'capacitor://localhost', authorization: `Bearer ${token}` },
    signal: stopped.signal,
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  expect(answer.headers.get('access-control-allow-origin')).toBe('capacitor://localhost');
  stopped.abort();
});
