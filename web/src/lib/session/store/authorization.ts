import type { SessionStore } from './session-store.ts';

/** When nobody is signed in, a call that needs a session is not sent but rejects with `UNAUTHORIZED`. */
export function createAuthorization(session: Pick<SessionStore, 'accessToken' | 'getState'>) {
  return async (needsSession: boolean): Promise<Record<string, string>> => {
    const token = await session.accessToken();
    if (token !== null) return { authorization: `Bearer ${token}` };
    // Offline, the user is known but the token is not. Such a call fails like any other.
    if (needsSession && session.getState().status === 'signed-out')
      throw Object.assign(new Error('Nobody is signed in.'), { code: 'UNAUTHORIZED', status: 401, defined: true });
    return {};
  };
}
