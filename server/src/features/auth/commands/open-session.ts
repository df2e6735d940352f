import type { Session } from '@pahiya/contract/auth/schemas';
import { isFromApp } from '../../../platform/app-origins.ts';
import type { Auth } from '../client/auth.ts';
import { accessTokenSeconds } from '../client/better-auth.ts';

/** What a call to better-auth answers: its cookies, and the session they stand for. */
export interface OpenedSession {
  cookies: string[];
  /** What the cookie holds, for those who have none. */
  sessionToken: string;
  session: Session;
}

/** The session (product, section 9.2) for a better-auth session token; null when the session is gone. */
export async function openSession(auth: Auth, sessionToken: string, headers: Headers): Promise<OpenedSession | null> {
  return readSession(auth, new Headers({ authorization: `Bearer ${sessionToken}` }), headers.getSetCookie());
}

/**
 * What of a request proves a session: the token an app sends, or the cookie of a browser. Never one in place of the other: a
 * bearer that is no good falls back to no cookie, and no cookie counts for a page of any other origin, such as the app's or
 * that of a site below the same domain. `origin` is the site's own.
 */
export function sessionProof(sent: Headers, origin: string): Headers | null {
  const authorization = sent.get('authorization');
  if (authorization) return new Headers({ authorization });
  const cookie = isFromApp(sent) || !isOwnPage(sent, origin) ? null : sent.get('cookie');
  return cookie ? new Headers({ cookie }) : null;
}

/** Browsers say which; what says neither is none, and no page of another site can make it. */
function isOwnPage(sent: Headers, origin: string): boolean {
  const site = sent.get('sec-fetch-site');
  if (site) return site === 'same-origin';
  const asking = sent.get('origin');
  return asking === null || asking === origin || hostOf(asking) === sent.get('host');
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/** The same for what a request brought to prove it; nothing else of it plays a part. */
export async function renewSession(auth: Auth, proof: Headers | null): Promise<OpenedSession | null> {
  return proof && readSession(auth, proof, []);
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
    sessionToken: session.token,
    session: {
      accessToken: token,
      tokenType: 'bearer',
      expiresIn: accessTokenSeconds,
      expiresAt: new Date((issuedAt + accessTokenSeconds) * 1000).toISOString(),
      user: {
        id: user.id,
        email: user.email,
        fullName: user.name,
        isEmailVerified: user.emailVerified,
        hasDeclaredAge: await auth.hasDeclaredAge(user.id),
        ...(await auth.signInTraits(user.id)),
      },
    },
  };
}
