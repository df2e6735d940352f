import { beforeEach, expect, test } from 'vitest';
import type { Secret } from '../lib/phone/native.ts';
import { createFakePhone } from './fake-phone.ts';
import { createNative } from './native.ts';
import { createPhoneFetch, wholeAddresses } from './phone-fetch.ts';

const api = 'https://pahiya.test/api';

interface Sent {
  path: string;
  authorization: string | null;
  device: string | null;
  language: string | null;
  credentials: RequestCredentials | undefined;
}

let sent: Sent[];
let answers: Record<string, () => Response>;
let sessionToken: Secret;
let deviceToken: Secret;
let call: (path: string, init?: RequestInit) => Promise<Response>;

beforeEach(() => {
  sent = [];
  answers = {};
  deviceToken = memorySecret();
  ({ sessionToken } = createNative(createFakePhone().plugins, 'https://pahiya.test'));
  const phoneFetch = createPhoneFetch({
    api,
    sessionToken,
    deviceToken,
    language: () => 'ta',
    send: async (input, init) => {
      const { url, headers } = new Request(input);
      const path = url.slice(api.length);
      const language = headers.get('accept-language');
      const [authorization, device] = [headers.get('authorization'), headers.get('device-token')];
      sent.push({ path, authorization, device, language, credentials: init?.credentials });
      return answers[path]?.() ?? Response.json({ ok: true });
    },
  });
  call = (path, init = { method: 'POST' }) => phoneFetch(new Request(api + path, init));
});

function memorySecret(): Secret {
  let kept: string | null = null;
  return {
    get: async () => kept,
    async set(value) {
      kept = value;
    },
    async clear() {
      kept = null;
    },
  };
}

function givesToken(token: string): () => Response {
  return () => Response.json({ accessToken: 'a' }, { headers: { 'set-auth-token': token } });
}

function refuses(code: string): () => Response {
  return () => Response.json({ code }, { status: 401 });
}

test('a phone on which an account has signed in identifies itself where a password is requested, even after a sign-out', async () => {
  answers = { '/auth/sign-in': () => Response.json({}, { headers: { 'device-token': 'known' } }) };
  await call('/auth/sign-in');
  await call('/auth/sign-out');
  for (const path of ['/auth/sign-in', '/auth/forgot-password', '/account/deletion-requests', '/posts'])
    await call(path);
  expect(sent.map(({ device }) => device)).toEqual([null, 'known', 'known', 'known', 'known', null]);
});

test('the token of a sign-in is stored and authenticates the session from then on', async () => {
  answers = { '/auth/sign-in': givesToken('session-1') };
  await call('/auth/sign-in');
  await call('/auth/token');
  expect(await sessionToken.get()).toBe('session-1');
  expect(sent.map(({ authorization }) => authorization)).toEqual([null, 'Bearer session-1']);
});

test('other calls carry no session token, no call carries cookies, and all state the language', async () => {
  await sessionToken.set('session-1');
  await call('/bookings', { headers: { authorization: 'Bearer access' } });
  expect(sent).toEqual([
    { path: '/bookings', authorization: 'Bearer access', device: null, language: 'ta', credentials: 'omit' },
  ]);
});

test('signing in with another account replaces the token', async () => {
  await sessionToken.set('session-1');
  answers = { '/auth/sign-in': givesToken('session-2') };
  await call('/auth/sign-in');
  expect(await sessionToken.get()).toBe('session-2');
});

test('a sign-out removes the token once the server has received it', async () => {
  await sessionToken.set('session-1');
  answers = { '/auth/sign-out': () => Response.json({}, { status: 503 }) };
  await call('/auth/sign-out');
  expect(await sessionToken.get()).toBe('session-1');
  answers = {};
  await call('/auth/sign-out');
  expect(await sessionToken.get()).toBeNull();
});

test('a session that ended elsewhere removes the token', async () => {
  await sessionToken.set('session-1');
  answers = { '/auth/token': refuses('SESSION_NOT_FOUND') };
  expect((await call('/auth/token')).status).toBe(401);
  expect(await sessionToken.get()).toBeNull();
});

test('a wrong password at a sign-in keeps the token', async () => {
  await sessionToken.set('session-1');
  answers = { '/auth/sign-in': refuses('INVALID_CREDENTIALS') };
  await call('/auth/sign-in');
  expect(await sessionToken.get()).toBe('session-1');
});

test('a late answer about an old session does not affect a new one', async () => {
  await sessionToken.set('session-1');
  answers = {
    '/auth/sign-out': () => {
      void sessionToken.set('session-2');
      return Response.json({ ok: true });
    },
  };
  await call('/auth/sign-out');
  expect(await sessionToken.get()).toBe('session-2');
});

test('file addresses in an answer become absolute, and user texts stay unchanged', async () => {
  const written = 'Look: "/api/files/x" and /api/files/y';
  answers = { '/posts': () => Response.json({ url: '/api/files/a.webp', image: '/garages/1.svg', written }) };
  const answer = await (await call('/posts', {})).json();
  expect(answer).toEqual({ url: `${api}/files/a.webp`, image: '/garages/1.svg', written });
});

test('an empty answer or one without JSON passes unchanged', async () => {
  answers = {
    '/live': () => new Response('data: {}\n\n', { headers: { 'content-type': 'text/event-stream' } }),
    '/empty': () => new Response(null, { status: 204 }),
  };
  expect(await (await call('/live', {})).text()).toBe('data: {}\n\n');
  expect((await call('/empty')).status).toBe(204);
  expect(wholeAddresses('', api)).toBe('');
});
