import { ORPCError } from '@orpc/client';
import type { SessionStore } from './session-store.ts';

/**
 * Headers of an API call. A call that needs a session rejects with `UNAUTHORIZED` when nobody is signed in, so that it
 * is never sent.
 */
export function createAuthorization(session: Pick<SessionStore, 'accessToken' | 'getState'>) {
  return async (needsSession: boolean): Promise<Record<string, string>> => {
    const token = await session.accessToken();
    if (token !== null) return { authorization: `Bearer ${token}` };
    // Offline, the user is known but the token is not. Such a call fails like any other.
    if (needsSession && session.getState().status === 'signed-out')
      throw new ORPCError('UNAUTHORIZED', { defined: true, status: 401, message: 'Nobody is signed in.' });
    return {};
  };
}
