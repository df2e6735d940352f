import type { Session } from '@pahiya/contract/auth/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../test/api.ts';
import { bookingInput } from '../../test/booking-inputs.ts';
import { signUp } from '../../test/customers.ts';
import { createGarage } from '../../test/garages.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});

afterAll(() => api.stop());

const email = 'private.person@example.com';
const address = '42 Secret Lane, Indiranagar';
const phone = '9812345670';

async function liveAsCustomer(): Promise<string[]> {
  const { session, cookie } = await signUp(api, email, 'Private Person');
  const token = session.accessToken;
  const garage = await createGarage(api.services.db);
  await api.call('PATCH', '/profiles/me', { phone }, { token });
  await api.call('POST', '/bookings', bookingInput(garage, { address }), { token });
  await api.call('GET', `/garages/nearby?city=${encodeURIComponent(address)}`);
  await api.call('POST', '/auth/sign-in', { email, password: 'guessed password' });
  await api.call('POST', '/auth/sign-in', `{"email":"${email}","password":"guessed password"`);
  await api.call('POST', '/auth/forgot-password', { email });
  const mailed = decodeURIComponent(api.mails[0]?.text.match(/#token=(\S+)/)?.[1] ?? 'no mail');
  await api.call('POST', '/auth/reset-password', { token: mailed, password: 'chosen password' });
  const { body } = await api.call<Session>('POST', '/auth/token', undefined, { cookie });
  return [token, body.accessToken, cookie, mailed].filter(Boolean);
}

/** Checks that the log contains no personal data, neither plain nor URL-encoded. */
function expectNoTrace(secrets: string[]): void {
  const log = api.logs.join('');
  const private_ = [email, address, phone, 'Secret Lane', 'guessed password', 'chosen password', ...secrets];
  for (const value of private_) {
    expect(log).not.toContain(value);
    expect(log).not.toContain(encodeURIComponent(value));
  }
}

test('the log has a line per request and no personal data', async () => {
  const secrets = await liveAsCustomer();
  expect(api.logs.length).toBeGreaterThan(8);
  expectNoTrace(secrets);
  const line = api.logs.map((text) => JSON.parse(text)).find(({ path }) => path === '/api/bookings');
  expect(line).toMatchObject({ method: 'POST', status: 201, ms: expect.any(Number), requestId: expect.any(String) });
  expect(line).toMatchObject({ route: 'bookings.create', userId: expect.any(String), node: expect.any(String) });
});

test("a refused request is logged with its error code and the proxy's request id", async () => {
  api.logs.length = 0;
  const sent = await fetch(`${api.url}/api/bookings`, { headers: { 'x-request-id': 'proxy-0123456789' } });
  expect(sent.headers.get('x-request-id')).toBe('proxy-0123456789');
  await expect.poll(() => api.logs.join('')).toContain('"code":"UNAUTHORIZED"');
  expect(api.logs.map((text) => JSON.parse(text)).find(({ msg }) => msg === 'request')).toMatchObject({
    requestId: 'proxy-0123456789',
    status: 401,
  });
  const strange = await fetch(`${api.url}/healthz`, { headers: { 'x-request-id': 'a"b'.repeat(4) } });
  expect(strange.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
});

test('a database failure is logged without personal data', async () => {
  const garage = await createGarage(api.services.db);
  const { session } = await signUp(api, 'second.person@example.com');
  const token = session.accessToken;
  await api.database.pool.query(`
    alter table bookings add constraint refused check (address = '') not valid;
    alter table profiles add constraint refused check (phone is null) not valid;
    alter table auth_users add constraint refused check (email = '') not valid`);
  api.logs.length = 0;
  const answers = [
    await api.call('POST', '/bookings', bookingInput(garage, { address }), { token }),
    await api.call('PATCH', '/profiles/me', { phone }, { token }),
    await api.call('POST', '/auth/sign-up', {
      fullName: 'X',
      email: `x.${email}`,
      password: 'chosen password',
      isAdult: true,
    }),
  ];
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 500, body: { code: 'INTERNAL_SERVER_ERROR' } });
    expect(JSON.stringify(answer.body)).not.toMatch(/constraint|insert|Secret/);
  }
  const failures = api.logs.map((text) => JSON.parse(text)).filter(({ msg }) => msg === 'request failed');
  expect(failures.length).toBeGreaterThanOrEqual(2);
  expect(JSON.stringify(failures)).toContain('"constraint":"refused"');
  for (const { requestId } of failures) {
    const lines = api.logs.map((text) => JSON.parse(text)).filter((line) => line.requestId === requestId);
    expect(lines.map(({ msg }) => msg)).toEqual(['request failed', 'request']);
  }
  expectNoTrace([token]);
});
