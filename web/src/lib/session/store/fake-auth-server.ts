import { vi } from 'vitest';
import { createApiLink } from '../../api/api-link.ts';
import { createApiClient } from '../../api/create-api-client.ts';
import { createAuthActions } from './auth-actions.ts';
import { createSessionStore } from './session-store.ts';
import { createStoredMark, type StoredMark } from './stored-mark.ts';
import { createStoredUser } from './stored-user.ts';
import { createTabChannel } from './tab-channel.ts';

export type Answer = 'session' | 'signed-out' | 'unreachable' | { userId: string };

function sessionJson(token: string, userId: string) {
  return {
    accessToken: token,
    tokenType: 'bearer',
    expiresIn: 600,
    expiresAt: new Date(Date.now() + 600_000).toISOString(),
    user: {
      id: userId,
      email: 'asha@example.com',
      fullName: 'Asha',
      isEmailVerified: true,
      hasDeclaredAge: true,
      identities: [],
      factors: [],
    },
  };
}

function givenUp(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

/** Replaces the auth endpoints behind `fetch`. `answer` is the answer from now on. */
export function startFakeAuth() {
  let count = 0;
  const server = {
    answer: 'session' as Answer,
    calls: [] as string[],
    gate: Promise.resolve(),
  };
  async function respond(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    server.calls.push(pathname);
    // The answer is chosen when the request arrives, however late it is sent.
    const { answer, gate } = server;
    await Promise.race([gate, givenUp(request.signal)]);
    if (answer === 'unreachable') throw new TypeError('Failed to fetch');
    if (answer === 'signed-out') {
      return Response.json(
        { defined: true, code: 'SESSION_NOT_FOUND', status: 401, message: 'You are signed out.' },
        { status: 401 },
      );
    }
    if (pathname === '/api/auth/sign-out') return Response.json({ ok: true });
    count += 1;
    return Response.json(sessionJson(`token-${count}`, answer === 'session' ? 'asha' : answer.userId));
  }
  vi.stubGlobal('window', { location: { origin: 'https://pahiya.test' } });
  vi.stubGlobal('fetch', vi.fn(respond));
  return server;
}

export function memoryStorage(): Storage {
  const entries = new Map<string, string>();
  return {
    length: 0,
    clear: () => entries.clear(),
    key: () => null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

export interface Tab {
  session: ReturnType<typeof createSessionStore>;
  actions: ReturnType<typeof createAuthActions>;
  hint: StoredMark;
  events: string[];
}

/** A tab of the browser that owns `storage`. Tabs with the same `channel` receive each other's messages. */
export function openTab(storage: Storage = memoryStorage(), channel = crypto.randomUUID()): Tab {
  const { auth } = createApiClient(createApiLink());
  const hint = createStoredMark('signed-in', () => storage);
  const session = createSessionStore({
    auth,
    hint,
    lastUser: createStoredUser('user', () => storage),
    tabs: createTabChannel(channel),
  });
  const events: string[] = [];
  session.onAuthEvent((event, current) => events.push(current ? `${event} ${current.accessToken}` : event));
  const unsentSignOut = createStoredMark('signed-out', () => storage);
  return { session, hint, events, actions: createAuthActions({ auth, session, unsentSignOut }) };
}

export function openTwoTabs(): [Tab, Tab] {
  const storage = memoryStorage();
  const channel = crypto.randomUUID();
  return [openTab(storage, channel), openTab(storage, channel)];
}
