import type { Database } from '../../../database/pool.ts';
import { isSessionLive } from '../queries.ts';
import type { AuthEvents, AuthSettings } from '../types.ts';
import { type AccessTokens, createAccessTokens } from './access-tokens.ts';
import { type BetterAuth, createBetterAuth } from './better-auth.ts';

export interface Auth extends AccessTokens {
  betterAuth: BetterAuth;
  hasGoogle: boolean;
  confirmsEmail: boolean;
  /** Has a link mailed when the address has an account; takes alike whether it has. */
  passwordForgotten(this: void, email: string): Promise<void>;
}

export function createAuth(db: Database, settings: AuthSettings, events: AuthEvents): Auth {
  const betterAuth = createBetterAuth(db, settings, events);
  return {
    betterAuth,
    hasGoogle: Boolean(settings.google),
    confirmsEmail: settings.confirmsEmail,
    passwordForgotten: events.passwordForgotten,
    ...createAccessTokens(betterAuth, settings.publicUrl, (sessionId) => isSessionLive(db, sessionId)),
  };
}
