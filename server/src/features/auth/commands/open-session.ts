import type { Session } from '@pahiya/contract/auth/schemas';
import type { Auth } from '../client/auth.ts';
import { accessTokenSeconds } from '../client/better-auth.ts';

/** What a call to better-auth answers: its cookies, and the session they stand for. */
export interface OpenedSession {
  cookies: string[];
  session: Session;
}

/** The specification's Session for a better-auth session token; null when the session is gone. */
export async function openSession(auth: Auth, sessionToken: string, headers: Headers): Promise<OpenedSession | null> {
  return readSession(auth, new Headers({ authorization: `Bearer ${sessionToken}` }), headers.getSetCookie());
}

/** The same for the cookie a browser sent; other headers play no part. */
export async function renewSession(auth: Auth, cookie: string | null): Promise<OpenedSession | null> {
  return cookie ? readSession(auth, new Headers({ cookie }), []) : null;
}

async function readSession(auth: Auth, credentials: Headers, cookies: string[]): Promise<OpenedSession | null> {
  const { headers, response } = await auth.betterAuth.api.getSession({ headers: credentials, returnHeaders: true });
  if (!response) return null;
  const { session, user } = response;
  const issuedAt = Math.floor(Date.now() / 1000);
  const { token } = await auth.betterAuth.api.signJWT({
    body: { payload: { sub: user.id, sid: session.id, iat: issuedAt } },
  });
  return {
    cookies: cookies.length > 0 ? cookies : headers.getSetCookie(),
    session: {
      accessToken: token,
      tokenType: 'bearer',
      expiresIn: accessTokenSeconds,
      expiresAt: new Date((issuedAt + accessTokenSeconds) * 1000).toISOString(),
      user: { id: user.id, email: user.email, fullName: user.name, isEmailVerified: user.emailVerified },
    },
  };
}
