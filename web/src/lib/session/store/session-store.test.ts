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

/** Lets pending answers arrive. */
async function arrive(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 5));
}

describe('the start', () => {
  test('makes no request for a visitor who never signed in', async () => {
    const tab = start(openTab());
    expect(await tab.session.settled()).toMatchObject({ status: 'signed-out', user: null });
    expect(tab.events).toEqual(['INITIAL_SESSION']);
    expect(server.calls).toEqual([]);
  });

  test("fetches one token for a returning customer's cookie", async () => {
    const tab = await startSignedIn();
    expect(tab.session.getState()).toMatchObject({ status: 'signed-in', user: { fullName: 'Asha' } });
    expect(tab.events).toEqual(['INITIAL_SESSION token-1']);
    expect(server.calls).toEqual(['/api/auth/token']);
  });

  test('clears what was remembered when the cookie is no longer valid', async () => {
    server.answer = 'signed-out';
    const tab = await startSignedIn();
    expect(tab.session.getState().status).toBe('signed-out');
    expect(tab.events).toEqual(['INITIAL_SESSION']);
    expect(tab.hint.isSet()).toBe(false);
  });

  test('keeps the last user offline and fetches a token once online', async () => {
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

  test('does not wait forever for a silent server', async () => {
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

  test('remembers nobody after a sign-out', async () => {
    const storage = memoryStorage();
    const before = start(openTab(storage));
    await before.actions.signIn({ email: 'asha@example.com', password: 'secret' });
    server.answer = 'unreachable';
    await before.actions.signOut();
    const tab = openTab(storage);
    tab.hint.set();
    expect(await start(tab).session.settled()).toMatchObject({ status: 'signed-out', user: null });
  });

  test('switches to another user who is signed in when the connection returns', async () => {
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

  test('signs nobody in offline without a remembered user, until the connection returns', async () => {
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
  test('renews a token at the first tick within 90 seconds of its expiry', async () => {
    const tab = await startSignedIn();
    vi.advanceTimersByTime(480_000);
    await arrive();
    expect(tab.events).toHaveLength(1);
    vi.advanceTimersByTime(30_000);
    await arrive();
    expect(tab.events).toEqual(['INITIAL_SESSION token-1', 'TOKEN_REFRESHED token-2']);
  });

  test('renews the token once for many requests at once', async () => {
    const tab = await startSignedIn();
    vi.setSystemTime(Date.now() + 550_000);
    const tokens = await Promise.all(Array.from({ length: 20 }, () => tab.session.accessToken()));
    expect(new Set(tokens)).toEqual(new Set(['token-2']));
    expect(server.calls).toHaveLength(2);
  });

  test('keeps the token until it expires without a connection, and the user for longer', async () => {
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

  test('signs out at the next renewal when the session ended elsewhere', async () => {
    const tab = await startSignedIn();
    server.answer = 'signed-out';
    await tab.session.refresh();
    expect(tab.events.at(-1)).toBe('SIGNED_OUT');
    expect(tab.hint.isSet()).toBe(false);
    expect(await tab.session.accessToken()).toBeNull();
  });

  test('discards an answer that arrives after signing out', async () => {
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
  test('announces and remembers signing in and out', async () => {
    const tab = start(openTab());
    await tab.actions.signIn({ email: 'asha@example.com', password: 'secret' });
    expect(tab.hint.isSet()).toBe(true);
    expect(await tab.actions.signOut()).toBe(true);
    expect(tab.events).toEqual(['INITIAL_SESSION', 'SIGNED_IN token-1', 'SIGNED_OUT']);
    expect(tab.hint.isSet()).toBe(false);
    expect(server.calls).toEqual(['/api/auth/sign-in', '/api/auth/sign-out']);
  });

  test('signs out locally when the server does not answer', async () => {
    const tab = await startSignedIn();
    server.answer = 'unreachable';
    expect(await tab.actions.signOut()).toBe(false);
    expect(tab.session.getState()).toMatchObject({ status: 'signed-out', session: null });
  });

  test('sends an unreceived sign-out again, once', async () => {
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

  test('keeps the new session after an unreceived sign-out', async () => {
    const tab = await startSignedIn();
    server.answer = 'unreachable';
    await tab.actions.signOut();
    server.answer = 'session';
    await tab.actions.signIn({ email: 'asha@example.com', password: 'secret' });
    await tab.actions.finishSignOut();
    expect(server.calls.filter((path) => path.endsWith('sign-out'))).toHaveLength(1);
    expect(tab.session.getState().status).toBe('signed-in');
  });

  test('delays a sign-in until a running sign-out is answered, because that answer deletes the cookie', async () => {
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

  test('signs in with the link of a confirmation mail', async () => {
    const tab = start(openTab());
    await tab.actions.confirmEmail({ token: 'mailed' });
    expect(tab.events).toEqual(['INITIAL_SESSION', 'SIGNED_IN token-1']);
    expect(tab.hint.isSet()).toBe(true);
    expect(server.calls).toEqual(['/api/auth/confirm-email']);
  });

  test('shows a new name at once', async () => {
    const tab = await startSignedIn();
    tab.session.updateUser({ fullName: 'Asha Rao' });
    expect(tab.session.getState().user?.fullName).toBe('Asha Rao');
    expect(tab.events.at(-1)).toBe('USER_UPDATED token-1');
  });

  test('announces a correct second factor after the sign-in', async () => {
    const tab = start(openTab());
    await tab.actions.answerChallenge({ challengeId: 'challenge', code: '123456' });
    expect(tab.events).toEqual(['INITIAL_SESSION', 'SIGNED_IN token-1', 'MFA_CHALLENGE_VERIFIED token-1']);
  });

  test('announces that a reset link was opened', () => {
    const tab = start(openTab());
    tab.session.beginRecovery();
    expect(tab.events.at(-1)).toBe('PASSWORD_RECOVERY');
  });
});

describe('several tabs', () => {
  test('share signing in and out, and each fetches its own token', async () => {
    const [first, second] = openTwoTabs().map(start) as [Tab, Tab];
    await first.actions.signIn({ email: 'asha@example.com', password: 'secret' });
    await vi.waitFor(() => expect(second.session.getState().status).toBe('signed-in'));
    expect(second.events).toEqual(['INITIAL_SESSION', 'SIGNED_IN token-2']);
    await first.actions.signOut();
    await vi.waitFor(() => expect(second.session.getState().status).toBe('signed-out'));
    expect(server.calls.filter((path) => path.endsWith('sign-out'))).toHaveLength(1);
  });

  test("discard an answer older than another tab's sign-in", async () => {
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

  test('sign the present user out before another one signs in', async () => {
    const tab = await startSignedIn();
    server.answer = { userId: 'ravi' };
    await tab.session.refresh();
    expect(tab.events.slice(1)).toEqual(['SIGNED_OUT', 'SIGNED_IN token-2']);
  });
});
