import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';

let without: Api;
let withGoogle: Api;

beforeAll(async () => {
  without = await startApi();
  const google = { clientId: 'our-client', clientSecret: 'our-secret' };
  withGoogle = await startApi({ database: without.database, auth: { google } });
});

afterAll(async () => {
  await withGoogle.stop();
  await without.stop();
});

interface GoogleAnswer {
  url: string;
  code: string;
}

test('without keys Google responds as unavailable', async () => {
  expect(await without.call('POST', '/auth/google', {})).toMatchObject({
    status: 503,
    body: { code: 'PROVIDER_UNAVAILABLE' },
  });
  expect(without.logs.filter((line) => line.includes('request failed'))).toEqual([]);
});

test('with keys the response contains the address that starts the sign-in', async () => {
  const { status, body, headers } = await withGoogle.call<GoogleAnswer>('POST', '/auth/google', { next: '/profile' });
  expect(status).toBe(200);
  const url = new URL(body.url);
  expect(url.origin).toBe('https://accounts.google.com');
  expect(url.searchParams.get('client_id')).toBe('our-client');
  expect(url.searchParams.get('redirect_uri')).toBe(`${withGoogle.url}/api/auth/callback/google`);
  expect(url.searchParams.get('state')).toBeTruthy();
  expect(body.url).not.toContain('our-secret');
  expect(headers.getSetCookie().join()).toMatch(/HttpOnly/i);
});

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'profile',
])('%j is refused as a target after Google', async (next) => {
  expect(await withGoogle.call('POST', '/auth/google', { next })).toMatchObject({
    status: 400,
    body: { code: 'INVALID_INPUT', data: { field: 'next' } },
  });
});

test('a person who declines at Google returns to the sign-in page', async () => {
  const { body, cookie } = await withGoogle.call<GoogleAnswer>('POST', '/auth/google', { next: '/profile' });
  const state = new URL(body.url).searchParams.get('state') ?? '';
  for (const known of [state, 'made-up']) {
    const search = new URLSearchParams({ error: 'access_denied', state: known });
    const { headers } = await withGoogle.call('GET', `/auth/callback/google?${search}`, undefined, { cookie });
    expect(new URL(headers.get('location') ?? '').pathname).toBe('/auth');
  }
});

test.each(['', '?state=x', '?code=y', '?state=x&code=y', '?error=access_denied', '?state=%00&code=%00'])(
  'a forged return from Google (%s) signs nobody in and causes no server error',
  async (search) => {
    for (const node of [without, withGoogle]) {
      const answer = await node.call('GET', `/auth/callback/google${search}`);
      expect(answer.status).toBeLessThan(500);
      expect(answer.cookie).not.toMatch(/session_token=[^;]/);
      const location = answer.headers.get('location');
      if (location) expect(new URL(location, node.url).origin).toBe(node.url);
    }
  },
);
