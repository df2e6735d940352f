import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApiClient } from '../../api/api-client.ts';
import { createApiLink } from '../../api/api-link.ts';
import { createApiClient } from '../../api/create-api-client.ts';
import { createAuthorization } from './authorization.ts';
import { openTab, startFakeAuth, type Tab } from './fake-auth-server.ts';

let server: ReturnType<typeof startFakeAuth>;
let tab: Tab;
let stop: () => void;

function api(): ApiClient {
  return createApiClient(createApiLink({ authorize: createAuthorization(tab.session) }));
}

/** Lists the calls of the API without those of the session itself. */
function calls(): string[] {
  return server.calls.filter((path) => !path.startsWith('/api/auth/'));
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  server = startFakeAuth();
  tab = openTab();
  tab.hint.set();
  stop = tab.session.start();
  await tab.session.settled();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('after signing out, a call for data of the account is refused without being sent', async () => {
  await api().garages.favourites();
  expect(calls()).toEqual(['/api/garages/favourites']);
  tab.session.leave();
  await expect(api().garages.favourites()).rejects.toMatchObject({ code: 'UNAUTHORIZED', status: 401 });
  await expect(api().desk.me()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  expect(calls()).toEqual(['/api/garages/favourites']);
});

test('a call that waits for a token while the user signs out is not sent', async () => {
  let open = () => {};
  server.gate = new Promise((resolve) => {
    open = resolve;
  });
  vi.setSystemTime(Date.now() + 550_000);
  const waiting = api().garages.favourites();
  await vi.waitFor(() => expect(server.calls.filter((path) => path === '/api/auth/token')).toHaveLength(2));
  tab.session.leave();
  open();
  await expect(waiting).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  expect(calls()).toEqual([]);
});

test('a visitor still gets what is public', async () => {
  tab.session.leave();
  await api().garages.featured();
  expect(calls()).toEqual(['/api/garages/featured']);
});

test('a call of a customer whose token cannot be renewed fails for lack of a connection', async () => {
  server.answer = 'unreachable';
  vi.setSystemTime(Date.now() + 650_000);
  await expect(api().garages.favourites()).rejects.not.toMatchObject({ code: 'UNAUTHORIZED' });
  expect(tab.session.getState().status).toBe('signed-in');
});
