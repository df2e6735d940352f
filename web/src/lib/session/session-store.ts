import type { AuthEvent, Session, SessionUser } from '@pahiya/contract/auth/schemas';
import type { ApiClient } from '../api-client.ts';
import { errorCode } from '../api-errors.ts';
import {
  type AuthListener,
  loading,
  refreshWithinMs,
  remembered,
  type SessionState,
  signedIn,
  signedOut,
  tickMs,
} from './state.ts';
import type { StoredMark } from './stored-mark.ts';
import type { StoredUser } from './stored-user.ts';
import type { TabChannel, TabMessage } from './tab-channel.ts';

export interface SessionParts {
  auth: Pick<ApiClient['auth'], 'token'>;
  /** That the browser may hold a session cookie: visitors who never signed in are spared the question at every start. */
  hint: StoredMark;
  /** Who it is as long as the server cannot be asked. */
  lastUser: StoredUser;
  tabs: TabChannel;
}

/** A connection that leads nowhere fails by itself only after minutes. */
const longestMs = 10_000;

export type SessionStore = ReturnType<typeof createSessionStore>;

/**
 * Holds the visitor's session in memory (specification, section 4): emits its events, renews the access token
 * before it expires, one request at a time, and follows what other tabs do.
 */
export function createSessionStore({ auth, hint, lastUser, tabs }: SessionParts) {
  let state: SessionState = loading;
  /** By this device's clock, which may differ from the server's. */
  let expiresAt = 0;
  let refreshing: Promise<void> | null = null;
  /** Answers to questions asked before the last sign-in or sign-out, in whatever tab, are void. */
  let era = 0;
  const watchers = new Set<() => void>();
  const listeners = new Set<AuthListener>();

  function become(next: SessionState, event: AuthEvent): void {
    state = next;
    for (const listener of listeners) listener(event, next.session);
    for (const watcher of watchers) watcher();
  }

  /** The person stays who they are; only what the server must be asked for is not there. */
  function becomeUnreachable(): void {
    if (state.status === 'loading') {
      const user = lastUser.read();
      become(user ? remembered(user) : signedOut, 'INITIAL_SESSION');
    } else if (state.session && Date.now() >= expiresAt) {
      state = remembered(state.user);
      for (const watcher of watchers) watcher();
    }
  }

  function keep(session: Session, event: AuthEvent): void {
    const isOtherPerson = state.user !== null && state.user.id !== session.user.id;
    if (isOtherPerson) become(signedOut, 'SIGNED_OUT');
    expiresAt = Date.now() + session.expiresIn * 1000;
    hint.set();
    lastUser.keep(session.user);
    become(signedIn(session), isOtherPerson ? 'SIGNED_IN' : event);
  }

  function drop(): void {
    const wasSignedIn = state.status === 'signed-in';
    era += 1;
    refreshing = null;
    hint.clear();
    lastUser.clear();
    if (wasSignedIn) become(signedOut, 'SIGNED_OUT');
    else if (state.status === 'loading') become(signedOut, 'INITIAL_SESSION');
  }

  async function fetchToken(event: AuthEvent): Promise<void> {
    const asked = era;
    try {
      const session = await auth.token(undefined, { signal: AbortSignal.timeout(longestMs) });
      if (asked === era) keep(session, event);
    } catch (error) {
      if (asked !== era) return;
      if (errorCode(error) === 'SESSION_NOT_FOUND') drop();
      // The hint stays: the next tick asks again.
      else becomeUnreachable();
    }
  }

  /** Asks the server for a fresh token, whatever the age of the present one. Never rejects. */
  function refresh(event: AuthEvent = state.status === 'signed-in' ? 'TOKEN_REFRESHED' : 'SIGNED_IN'): Promise<void> {
    if (refreshing) return refreshing;
    const running = fetchToken(event).finally(() => {
      if (refreshing === running) refreshing = null;
    });
    refreshing = running;
    return running;
  }

  async function tick(): Promise<void> {
    if (state.status === 'signed-in') {
      if (expiresAt - Date.now() <= refreshWithinMs) await refresh();
    } else if (hint.isSet()) await refresh();
  }

  function follow(message: TabMessage): void {
    if (message === 'signed-out') drop();
    else {
      // What was asked before the other tab's change may be answered as things stood then.
      era += 1;
      refreshing = null;
      void refresh(message === 'user-updated' ? 'USER_UPDATED' : 'SIGNED_IN');
    }
  }

  return {
    getState: (): SessionState => state,
    /** Calls `watcher` after each change; returns a function that stops it. */
    subscribe(watcher: () => void): () => void {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    onAuthEvent(listener: AuthListener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Looks for a session once and keeps it fresh from then on; returns a function that stops. */
    start(): () => void {
      const deaf = tabs.listen(follow);
      const timer = setInterval(tick, tickMs);
      if (hint.isSet()) void refresh('INITIAL_SESSION');
      else {
        lastUser.clear();
        become(signedOut, 'INITIAL_SESSION');
      }
      return () => {
        clearInterval(timer);
        deaf();
      };
    },
    refresh: () => refresh(),
    tick,
    /** Resolves once it is known whether somebody is signed in. */
    async settled(): Promise<SessionState> {
      if (state.status === 'loading') {
        await new Promise<void>((resolve) => {
          function look() {
            if (state.status === 'loading') return;
            watchers.delete(look);
            resolve();
          }
          watchers.add(look);
        });
      }
      return state;
    },
    /** A token good for a request, renewed first when it is about to expire; null when nobody is signed in. */
    async accessToken(): Promise<string | null> {
      await this.settled();
      if (state.status === 'signed-in' && expiresAt - Date.now() <= refreshWithinMs) await refresh();
      return state.session?.accessToken ?? null;
    },
    /** Takes over a session the server has just given. */
    enter(session: Session): void {
      era += 1;
      refreshing = null;
      keep(session, 'SIGNED_IN');
      tabs.send('signed-in');
    },
    /** Forgets the session here and in the other tabs; telling the server is the caller's part. */
    leave(): void {
      drop();
      tabs.send('signed-out');
    },
    /** What the person changed about themselves, before the next token says the same. */
    updateUser(changes: Partial<Omit<SessionUser, 'id'>>): void {
      if (state.status !== 'signed-in') return;
      const user = { ...state.user, ...changes };
      lastUser.keep(user);
      become(state.session ? signedIn({ ...state.session, user }) : remembered(user), 'USER_UPDATED');
      tabs.send('user-updated');
    },
    /** A code of the second factor was right: at sign-in, or where it was asked for again. */
    challengeVerified(): void {
      become(state, 'MFA_CHALLENGE_VERIFIED');
    },
    /** The page of a reset link has been opened. */
    beginRecovery(): void {
      become(state, 'PASSWORD_RECOVERY');
    },
  };
}
