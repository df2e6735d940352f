import { APIError } from 'better-auth/api';
import type { Auth } from '../client/auth.ts';
import { type OpenedSession, openSession } from './open-session.ts';

/** False when the token is unknown, used or older than an hour. Every session of the account ends. */
export async function resetPassword(auth: Auth, token: string, password: string): Promise<boolean> {
  try {
    await auth.betterAuth.api.resetPassword({ body: { token, newPassword: password } });
    return true;
  } catch (error) {
    if (error instanceof APIError && error.statusCode === 400) return false;
    throw error;
  }
}

/** Signs in as well; null when the token is not (or no longer) good. */
export async function confirmEmail(auth: Auth, token: string, from: Headers): Promise<OpenedSession | null> {
  try {
    const { headers } = await auth.betterAuth.api.verifyEmail({ query: { token }, headers: from, returnHeaders: true });
    const sessionToken = headers.get('set-auth-token');
    return sessionToken ? await openSession(auth, sessionToken, headers) : null;
  } catch (error) {
    if (error instanceof APIError) return null;
    throw error;
  }
}
