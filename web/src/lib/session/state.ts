import type { AuthEvent, Session, SessionUser } from '@pahiya/contract/auth/schemas';

export type SessionState =
  | { status: 'loading'; session: null; user: null }
  | { status: 'signed-out'; session: null; user: null }
  /** Without a `session` there is no token to ask with: who it is was remembered while the server is out of reach. */
  | { status: 'signed-in'; session: Session | null; user: SessionUser };

export const loading: SessionState = { status: 'loading', session: null, user: null };
export const signedOut: SessionState = { status: 'signed-out', session: null, user: null };

export function signedIn(session: Session): SessionState {
  return { status: 'signed-in', session, user: session.user };
}

/** Who was signed in when the connection went. */
export function remembered(user: SessionUser): SessionState {
  return { status: 'signed-in', session: null, user };
}

/** `session` is the one in force after the event; null when nobody is signed in. */
export type AuthListener = (event: AuthEvent, session: Session | null) => void;

export const tickMs = 30_000;
/** Three ticks before expiry a session is refreshed (specification, section 9). */
export const refreshWithinMs = 3 * tickMs;
