import type { Database } from '../../../database/pool.ts';
import { createFairShares, type RunFairly } from '../../../platform/fair-shares.ts';
import { signInTraits } from '../queries/find-factor.ts';
import { hasDeclaredAge } from '../queries/has-declared-age.ts';
import { findSessionWithUser, listLiveSessions } from '../queries.ts';
import type { AuthEvents, AuthSettings, GoogleLink, SignIn } from '../types.ts';
import { type AccessTokens, createAccessTokens } from './access-tokens.ts';
import { actingSession, type BetterAuth, createBetterAuth } from './better-auth.ts';
import { isCommonPassword } from './common-passwords.ts';
import { createFactorKeys } from './factor-keys.ts';
import { createKnownDevices } from './known-devices.ts';
import { createLiveSessions } from './live-sessions.ts';

export interface Auth extends AccessTokens, SignIn {
  betterAuth: BetterAuth;
  confirmsEmail: boolean;
  hasDeclaredAge(this: void, userId: string): Promise<boolean>;
  /** Takes the same time whether or not the address has an account. */
  passwordForgotten(this: void, email: string): Promise<void>;
  signInTraits(this: void, userId: string): ReturnType<typeof signInTraits>;
  /** Hashes a password for a visitor at an address. */
  hashFairly: RunFairly;
}

/**
 * A hash takes 0.1 s of one of Node's four threads, which also read files and compress answers. Nobody waits for more
 * than thirty others of the same address: they are told at once that the node is busy, before their browser gives up.
 */
const hashShares = { atOnce: 3, atOnceOfAccount: 1, waiting: 2_000, waitingOfAccount: 30 };

export function createAuth(db: Database, settings: AuthSettings, events: AuthEvents): Auth {
  const betterAuth = createBetterAuth(db, settings, events);
  return {
    betterAuth,
    hasGoogle: Boolean(settings.google),
    confirmsEmail: settings.confirmsEmail,
    origin: settings.publicUrl,
    devices: createKnownDevices(settings.secret, settings.publicUrl.startsWith('https:')),
    hasDeclaredAge: (userId) => hasDeclaredAge(db, userId),
    passwordForgotten: events.passwordForgotten,
    factorKeys: createFactorKeys(settings.secret),
    signInTraits: (userId) => signInTraits(db, userId),
    hashFairly: createFairShares(hashShares),
    passwords: {
      isCommon: isCommonPassword,
      hash: async (password) => (await betterAuth.$context).password.hash(password),
      verify: async (hash, password) => (await betterAuth.$context).password.verify({ hash, password }),
    },
    startGoogleLink: async (sessionId, next) => {
      const acting = await findSessionWithUser(db, sessionId);
      return acting && actingSession.run(acting, () => startGoogleLink(betterAuth, next));
    },
    ...createAccessTokens(
      betterAuth,
      settings.publicUrl,
      createLiveSessions((ids) => listLiveSessions(db, ids)),
    ),
  };
}

/** Refusals also return to `next`, with an `error`, because the sign-in page would redirect a signed-in customer. */
async function startGoogleLink(betterAuth: BetterAuth, next: string): Promise<GoogleLink | null> {
  const { headers, response } = await betterAuth.api.linkSocialAccount({
    body: { provider: 'google', callbackURL: next, errorCallbackURL: next, disableRedirect: true },
    headers: new Headers(),
    returnHeaders: true,
  });
  return response.url ? { address: response.url, cookies: headers.getSetCookie() } : null;
}
