import { createLocalJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Viewer } from '../../../platform/procedure.ts';
import { toUserId } from '../../../platform/user-id.ts';
import type { BetterAuth } from './better-auth.ts';

/** Milliseconds (product, section 9.2). */
const keysTtlMs = 600_000;

/** Milliseconds. A signed-out session must end on every node within ten seconds (product, section 9.2). */
const livenessTtlMs = 8_000;

/** Checking a signature costs as much as a small answer. An access token is a few hundred characters. */
const mostTokens = 20_000;

export interface AccessTokens {
  verify(this: void, accessToken: string): Promise<Viewer | null>;
  forgetUser(this: void, userId: string): void;
}

type IsSessionLive = (sessionId: string) => Promise<boolean>;

export function createAccessTokens(betterAuth: BetterAuth, issuer: string, isSessionLive: IsSessionLive): AccessTokens {
  const live = new LRUCache<string, Viewer>({ max: 50_000, ttl: livenessTtlMs });
  const readToken = rememberTokens(issuer, cachedKeys(betterAuth));

  async function verify(accessToken: string): Promise<Viewer | null> {
    const viewer = await readToken(accessToken);
    if (!viewer) return null;
    if (live.has(viewer.sessionId)) return viewer;
    if (!(await isSessionLive(viewer.sessionId))) return null;
    live.set(viewer.sessionId, viewer);
    return viewer;
  }

  function forgetUser(userId: string): void {
    for (const [sessionId, viewer] of live.entries()) if (viewer.userId === userId) live.delete(sessionId);
  }

  return { verify, forgetUser };
}

interface Signed {
  viewer: Viewer;
  /** In ms since 1970. */
  expiresAt: number;
}

type KeySet = ReturnType<typeof createLocalJWKSet>;
type ReadKeys = (isFresh?: boolean) => Promise<KeySet>;

function cachedKeys(betterAuth: BetterAuth): ReadKeys {
  let keys: Promise<KeySet> | undefined;
  let readAt = 0;
  return (isFresh = false) => {
    const age = performance.now() - readAt;
    // A key created by another node is looked up at once, but at most once a second.
    if (!keys || age > keysTtlMs || (isFresh && age > 1_000)) {
      readAt = performance.now();
      keys = betterAuth.api.getJwks().then((found) => createLocalJWKSet(found));
      keys.catch(() => {
        keys = undefined;
      });
    }
    return keys;
  };
}

/** Checks the signature of each token once, and its expiry each time. */
function rememberTokens(issuer: string, readKeys: ReadKeys): (accessToken: string) => Promise<Viewer | null> {
  const known = new LRUCache<string, Signed>({ max: mostTokens, ttl: keysTtlMs });
  return async (accessToken) => {
    const signed = known.get(accessToken) ?? (await readSigned(accessToken, issuer, readKeys));
    if (!signed || signed.expiresAt <= Date.now()) return null;
    known.set(accessToken, signed, { noUpdateTTL: true });
    return signed.viewer;
  };
}

async function readSigned(accessToken: string, issuer: string, readKeys: ReadKeys): Promise<Signed | null> {
  const expected = { issuer, audience: issuer };
  try {
    return toSigned((await jwtVerify(accessToken, await readKeys(), expected)).payload);
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
    if (!(error instanceof errors.JWKSNoMatchingKey)) return null;
  }
  try {
    return toSigned((await jwtVerify(accessToken, await readKeys(true), expected)).payload);
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

function toSigned({ sub, sid, exp }: JWTPayload): Signed | null {
  if (!sub || typeof sid !== 'string' || exp === undefined) return null;
  return { viewer: { userId: toUserId(sub), sessionId: sid }, expiresAt: exp * 1_000 };
}
