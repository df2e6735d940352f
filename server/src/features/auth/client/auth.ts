import type { Database } from '../../../database/pool.ts';
import { isSessionLive } from '../queries.ts';
import type { Auth, AuthEvents, AuthSettings } from '../types.ts';
import { createAccessTokens } from './access-tokens.ts';
import { createBetterAuth } from './better-auth.ts';

export function createAuth(db: Database, settings: AuthSettings, events: AuthEvents): Auth {
  const betterAuth = createBetterAuth(db, settings, events);
  return {
    betterAuth,
    confirmsEmail: settings.confirmsEmail,
    hasGoogle: Boolean(settings.google),
    ...createAccessTokens(betterAuth, (sessionId) => isSessionLive(db, sessionId)),
  };
}
