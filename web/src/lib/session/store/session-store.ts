import type { AuthEvent, Session, SessionUser } from '@pahiya/contract/auth/schemas';
import type { ApiClient } from '../../api/api-client.ts';
import { errorCode } from '../../api/api-errors.ts';
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
  /** Set when the browser may have a session cookie. Visitors who never signed in are spared the request at start. */
  hint: StoredMark;
  lastUser: StoredUser;
  tabs: TabChannel;
}

/** A connection without internet fails by itself only after minutes. */
const longestMs = 10_000;

export type SessionStore = ReturnType<typeof createSessionStore>;

/** Keeps the session in memory (product, section 9.2), renews its token once at a time, and follows other tabs. */
export function createSessionStore({ auth, hint, lastUser, tabs }: SessionParts) {
  let state: SessionState = loading;
  /** In ms by this device's clock, which may differ from the server's. */
  let expiresAt = 0;
  let refreshing: Promise<void> | null = null;
  /** Answers to requests made before the last sign-in or sign-out, in any tab, are void. */
  let era = 0;
  const watchers = new Set<() => void>();
  const listeners = new Set<AuthListener>();

  function become(next: SessionState, event: AuthEvent): void {
    state = next;
    for (const listener of listeners) listener(event, next.session);
    for (const watcher of watchers) watcher();
  }

  /** Keeps the user. Only the access token is missing. */
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
      // The hint stays set, so the next tick tries again.
      else becomeUnreachable();
    }
  }

  /** Fetches a fresh token whatever the age of the present one. Never rejects. */
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
      // A request made before the other tab's change may return the old state.
      era += 1;
      refreshing = null;
      void refresh(message === 'user-updated' ? 'USER_UPDATED' : 'SIGNED_IN');
    }
  }

  return {
    getState: (): SessionState => state,
    subscribe(watcher: () => void): () => void {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    onAuthEvent(listener: AuthListener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Looks for a session and keeps it fresh from then on. Returns a function that stops. */
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
    /** Resolves once it is known whether a user is signed in. */
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
    /** Resolves to a token, renewed when it is about to expire, or to null when signed out. */
    async accessToken(): Promise<string | null> {
      await this.settled();
      if (state.status === 'signed-in' && expiresAt - Date.now() <= refreshWithinMs) await refresh();
      return state.session?.accessToken ?? null;
    },
    enter(session: Session): void {
      era += 1;
      refreshing = null;
      keep(session, 'SIGNED_IN');
      tabs.send('signed-in');
    },
    /** Drops the session here and in other tabs. The caller informs the server. */
    leave(): void {
      drop();
      tabs.send('signed-out');
    },
    /** Applies the user's changes to their own data before the next token contains them. */
    updateUser(changes: Partial<Omit<SessionUser, 'id'>>): void {
      if (state.status !== 'signed-in') return;
      const user = { ...state.user, ...changes };
      lastUser.keep(user);
      become(state.session ? signedIn({ ...state.session, user }) : remembered(user), 'USER_UPDATED');
      tabs.send('user-updated');
    },
    /** A code of the second factor was accepted, at sign-in or at a later request. */
    challengeVerified(): void {
      become(state, 'MFA_CHALLENGE_VERIFIED');
    },
    beginRecovery(): void {
      become(state, 'PASSWORD_RECOVERY');
    },
  };
}
