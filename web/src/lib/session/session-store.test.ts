import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage, openTab, openTwoTabs, startFakeAuth, type Tab } from './fake-auth-server.ts';

let server: ReturnType<typeof startFakeAuth>;
const stops: (() => void)[] = [];

function start(tab: Tab): Tab {
  stops.push(tab.session.start());
  return tab;
}

async function startSignedIn(): Promise<Tab> {
  const tab = openTab();
  tab.hint.set();
  start(tab);
  await tab.session.settled();
  return tab;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  server = startFakeAuth();
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Lets answers arrive that are already on their way. */
async function arrive(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 5));
}

describe('the start', () => {
  test('a visitor who never signed in is not asked about', async () => {
    const tab = start(openTab());
    expect(await tab.session.settled()).toMatchObject({ status: 'signed-out', user: null });
    expect(tab.events).toEqual(['INITIAL_SESSION']);
    expect(server.calls).toEqual([]);
  });

  test('a returning customer gets a token for the cookie, once', async () => {
    const tab = await startSignedIn();
    expect(tab.session.getState()).toMatchObject({ status: 'signed-in', user: { fullName: 'Asha' } });
    expect(tab.events).toEqual(['INITIAL_SESSION token-1']);
    expect(server.calls).toEqual(['/api/auth/token']);
  });

  test('a cookie that is no longer valid clears what was remembered', async () => {
    server.answer = 'signed-out';
    const tab = await startSignedIn();
    expect(tab.session.getState().status).toBe('signed-out');
    expect(tab.events).toEqual(['INITIAL_SESSION']);
    expect(tab.hint.isSet()).toBe(false);
  });

  test('without a connection it is the one who was signed in last, asked for a token when it is back', async () => {
    const storage = memoryStorage();
    const before = start(openTab(storage));
    await before.actions.signIn({ email: 'asha@example.com', password: 'secret' });
    server.answer = 'unreachable';
    const tab = start(openTab(storage));
    expect(await tab.session.settled()).toMatchObject({ status: 'signed-in', session: null, user: { id: 'asha' } });
    expect(await tab.session.accessToken()).toBeNull();
    server.answer = 'session';
    expect(await tab.session.accessToken()).toBe('token-2');
    expect(tab.events).toEqual(['INITIAL_SESSION', 'TOKEN_REFRESHED token-2']);
  });

  test('a server that says nothing is not waited for', async () => {
    const storage = memoryStorage();
    const before = start(openTab(storage));
    await before.actions.signIn({ email: 'asha@example.com', password: 'secret' });
    server.gate = new Promise(() => {});
    const patience = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
    const tab = start(openTab(storage));
    await arrive();
    expect(tab.session.getState().status).toBe('loading');
    patience.abort(new DOMException('too long', 'TimeoutError'));
    expect(await tab.session.settled()).toMatchObject({ status: 'signed-in', session: null, user: { id: 'asha' } });
  });

  test('after a sign-out nobody is remembered', async () => {
    const storage = memoryStorage();
    const before = start(openTab(storage));
    await before.actions.signIn({ email: 'asha@example.com', password: 'secret' });
    server.answer = 'unreachable';
    await before.actions.signOut();
    const tab = openTab(storage);
    tab.hint.set();
    expect(await start(tab).session.settled()).toMatchObject({ status: 'signed-out', user: null });
  });

  test('somebody else who is signed in when the connection is back is another person', async () => {
    const storage = memoryStorage();
    const before = start(openTab(storage));
    await before.actions.signIn({ email: 'asha@example.com', password: 'secret' });
    server.answer = 'unreachable';
    const tab = start(openTab(storage));
    await tab.session.settled();
    server.answer = { userId: 'ravi' };
    await tab.session.refresh();
    expect(tab.events).toEqual(['INITIAL_SESSION', 'SIGNED_OUT', 'SIGNED_IN token-2']);
  });

  test('without a connection nobody is signed in who never was, until it is back', async () => {
    server.answer = 'unreachable';
    const tab = await startSignedIn();
    expect(tab.session.getState().status).toBe('signed-out');
    server.answer = 'session';
    vi.advanceTimersByTime(30_000);
    await arrive();
    expect(tab.events).toEqual(['INITIAL_SESSION', 'SIGNED_IN token-1']);
  });
});

describe('refreshing', () => {
  test('a token is renewed at the first tick within 90 seconds of its expiry', async () => {
    const tab = await startSignedIn();
    vi.advanceTimersByTime(480_000);
    await arrive();
    expect(tab.events).toHaveLength(1);
    vi.advanceTimersByTime(30_000);
    await arrive();
    expect(tab.events).toEqual(['INITIAL_SESSION token-1', 'TOKEN_REFRESHED token-2']);
  });

  test('many requests at once renew the token once', async () => {
    const tab = await startSignedIn();
    vi.setSystemTime(Date.now() + 550_000);
    const tokens = await Promise.all(Array.from({ length: 20 }, () => tab.session.accessToken()));
    expect(new Set(tokens)).toEqual(new Set(['token-2']));
    expect(server.calls).toHaveLength(2);
  });

  test('a lost connection keeps the token until it expires, and the person for longer', async () => {
    const tab = await startSignedIn();
    server.answer = 'unreachable';
    vi.advanceTimersByTime(570_000);
    await arrive();
    expect(await tab.session.accessToken()).toBe('token-1');
    vi.advanceTimersByTime(30_000);
    await arrive();
    expect(tab.session.getState()).toMatchObject({ status: 'signed-in', session: null, user: { fullName: 'Asha' } });
    expect(await tab.session.accessToken()).toBeNull();
    expect(tab.events).toEqual(['INITIAL_SESSION token-1']);
    server.answer = 'session';
    await tab.session.tick();
    expect(await tab.session.accessToken()).toBe('token-2');
  });

  test('a session ended elsewhere signs out at the next renewal', async () => {
    const tab = await startSignedIn();
    server.answer = 'signed-out';
    await tab.session.refresh();
    expect(tab.events.at(-1)).toBe('SIGNED_OUT');
    expect(tab.hint.isSet()).toBe(false);
    expect(await tab.session.accessToken()).toBeNull();
  });

  test('an answer that arrives after signing out is thrown away', async () => {
    const tab = await startSignedIn();
    let open = () => {};
    server.gate = new Promise((resolve) => {
      open = resolve;
    });
    const running = tab.session.refresh();
    tab.session.leave();
    open();
    await running;
    expect(tab.session.getState().status).toBe('signed-out');
    expect(tab.events.at(-1)).toBe('SIGNED_OUT');
  });
});

describe('actions', () => {
  test('signing in and out is announced and remembered', async () => {
    const tab = start(openTab());
    await tab.actions.signIn({ email: 'asha@example.com', password: 'secret' });
    expect(tab.hint.isSet()).toBe(true);
    expect(await tab.actions.signOut()).toBe(true);
    expect(tab.events).toEqual(['INITIAL_SESSION', 'SIGNED_IN token-1', 'SIGNED_OUT']);
    expect(tab.hint.isSet()).toBe(false);
    expect(server.calls).toEqual(['/api/auth/sign-in', '/api/auth/sign-out']);
  });

  test('signing out works here although the server does not answer', async () => {
    const tab = await startSignedIn();
    server.answer = 'unreachable';
    expect(await tab.actions.signOut()).toBe(false);
    expect(tab.session.getState()).toMatchObject({ status: 'signed-out', session: null });
  });

  test('a sign-out the server did not hear of is told again, once', async () => {
    const tab = await startSignedIn();
    server.answer = 'unreachable';
    await tab.actions.signOut();
    expect(await tab.actions.finishSignOut()).toBe(false);
    server.answer = 'session';
    server.calls.length = 0;
    expect(await tab.actions.finishSignOut()).toBe(true);
    expect(await tab.actions.finishSignOut()).toBe(true);
    expect(server.calls).toEqual(['/api/auth/sign-out']);
  });

  test('signing in again after an unheard sign-out keeps the new session', async () => {
    const tab = await startSignedIn();
    server.answer = 'unreachable';
    await tab.actions.signOut();
    server.answer = 'session';
    await tab.actions.signIn({ email: 'asha@example.com', password: 'secret' });
    await tab.actions.finishSignOut();
    expect(server.calls.filter((path) => path.endsWith('sign-out'))).toHaveLength(1);
    expect(tab.session.getState().status).toBe('signed-in');
  });

  test('whoever signs in while a sign-out is on its way does so after it: its answer takes the cookie away', async () => {
    const tab = await startSignedIn();
    let answer = () => {};
    server.gate = new Promise((resolve) => {
      answer = resolve;
    });
    const leaving = tab.actions.signOut();
    await vi.waitFor(() => expect(server.calls.at(-1)).toBe('/api/auth/sign-out'));
    server.gate = Promise.resolve();
    const entering = tab.actions.signIn({ email: 'asha@example.com', password: 'secret' });
    await arrive();
    expect(server.calls.at(-1)).toBe('/api/auth/sign-out');
    answer();
    expect(await leaving).toBe(true);
    await entering;
    expect(server.calls.at(-1)).toBe('/api/auth/sign-in');
    expect(tab.session.getState().status).toBe('signed-in');
  });

  test('the link of a confirmation mail signs in', async () => {
    const tab = start(openTab());
    await tab.actions.confirmEmail({ token: 'mailed' });
    expect(tab.events).toEqual(['INITIAL_SESSION', 'SIGNED_IN token-1']);
    expect(tab.hint.isSet()).toBe(true);
    expect(server.calls).toEqual(['/api/auth/confirm-email']);
  });

  test('a new name is shown at once', async () => {
    const tab = await startSignedIn();
    tab.session.updateUser({ fullName: 'Asha Rao' });
    expect(tab.session.getState().user?.fullName).toBe('Asha Rao');
    expect(tab.events.at(-1)).toBe('USER_UPDATED token-1');
  });

  test('opening a reset link is announced', () => {
    const tab = start(openTab());
    tab.session.beginRecovery();
    expect(tab.events.at(-1)).toBe('PASSWORD_RECOVERY');
  });
});

describe('several tabs', () => {
  test('signing in and out in one tab reaches the other, which asks for its own token', async () => {
    const [first, second] = openTwoTabs().map(start) as [Tab, Tab];
    await first.actions.signIn({ email: 'asha@example.com', password: 'secret' });
    await vi.waitFor(() => expect(second.session.getState().status).toBe('signed-in'));
    expect(second.events).toEqual(['INITIAL_SESSION', 'SIGNED_IN token-2']);
    await first.actions.signOut();
    await vi.waitFor(() => expect(second.session.getState().status).toBe('signed-out'));
    expect(server.calls.filter((path) => path.endsWith('sign-out'))).toHaveLength(1);
  });

  test('an answer from before the other tab signed in is thrown away', async () => {
    const [first, second] = openTwoTabs();
    start(first);
    let open = () => {};
    server.gate = new Promise((resolve) => {
      open = resolve;
    });
    server.answer = 'signed-out';
    second.hint.set();
    start(second);
    server.gate = Promise.resolve();
    server.answer = 'session';
    await first.actions.signIn({ email: 'asha@example.com', password: 'secret' });
    await vi.waitFor(() => expect(second.session.getState().status).toBe('signed-in'));
    open();
    await arrive();
    expect(second.session.getState().status).toBe('signed-in');
    expect(second.hint.isSet()).toBe(true);
  });

  test('another person signing in first signs the present one out', async () => {
    const tab = await startSignedIn();
    server.answer = { userId: 'ravi' };
    await tab.session.refresh();
    expect(tab.events.slice(1)).toEqual(['SIGNED_OUT', 'SIGNED_IN token-2']);
  });
});
