import type { AuthEvent, Session, SessionUser } from '@pahiya/contract/auth/schemas';

export type SessionState =
  | { status: 'loading'; session: null; user: null }
  | { status: 'signed-out'; session: null; user: null }
  /** Without a `session` there is no token: the user was remembered while the server is unreachable. */
  | { status: 'signed-in'; session: Session | null; user: SessionUser };

export const loading: SessionState = { status: 'loading', session: null, user: null };
export const signedOut: SessionState = { status: 'signed-out', session: null, user: null };

export function signedIn(session: Session): SessionState {
  return { status: 'signed-in', session, user: session.user };
}

export function remembered(user: SessionUser): SessionState {
  return { status: 'signed-in', session: null, user };
}

/** `session` is the one after the event; null when signed out. */
export type AuthListener = (event: AuthEvent, session: Session | null) => void;

export const tickMs = 30_000;
/** A session is refreshed three ticks before it expires (product, section 9.2). */
export const refreshWithinMs = 3 * tickMs;
