import type { Session } from '@pahiya/contract/auth/schemas';
import { isFromPhoneApp } from '../../../platform/phone-origins.ts';
import type { Auth } from '../service/auth.ts';
import { accessTokenSeconds } from '../service/better-auth.ts';

export interface OpenedSession {
  cookies: string[];
  sessionToken: string;
  session: Session;
}

/** Product, section 9.2. Null if the session no longer exists. */
export async function openSession(auth: Auth, sessionToken: string, headers: Headers): Promise<OpenedSession | null> {
  return readSession(auth, new Headers({ authorization: `Bearer ${sessionToken}` }), headers.getSetCookie());
}

/** An invalid bearer token does not fall back to the cookie, which counts only on pages of `origin`, the site's own. */
export function sessionProof(sent: Headers, origin: string): Headers | null {
  const authorization = sent.get('authorization');
  if (authorization) return new Headers({ authorization });
  const cookie = isFromPhoneApp(sent) || !isOwnPage(sent, origin) ? null : sent.get('cookie');
  return cookie ? new Headers({ cookie }) : null;
}

/** A request without site and origin is not from a page, so no other site can forge it. */
function isOwnPage(sent: Headers, origin: string): boolean {
  const site = sent.get('sec-fetch-site');
  if (site) return site === 'same-origin';
  const asking = sent.get('origin');
  return asking === null || asking === origin || hostOf(asking) === sent.get('host');
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

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
