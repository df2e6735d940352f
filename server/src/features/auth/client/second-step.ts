import { AsyncLocalStorage } from 'node:async_hooks';
import type { GenericEndpointContext } from 'better-auth';
import { APIError, createAuthEndpoint, getOAuthState } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import type { Database } from '../../../database/pool.ts';
import { hasFactor } from '../queries/factors.ts';

/** One attempt to sign in, in whatever way. */
export interface SigningIn {
  /** Has proved the second factor. */
  provedUserId?: string;
  /** Has shown the first factor and must prove the second before there is a session. */
  heldUserId?: string;
  /** Where Google's way back was to lead. */
  returnTo?: string;
}

/** Run around whatever may open a session. */
export const signingIn = new AsyncLocalStorage<SigningIn>();

const sessionFields = {
  secondFactorAt: { type: 'date', required: false, input: false, returned: false },
} as const;

/** Opens the session of somebody who has proved the second factor. */
const completeSignIn = createAuthEndpoint.serverOnly(
  { method: 'POST', body: z.object({ userId: z.string() }) },
  async (ctx) => {
    const user = await ctx.context.internalAdapter.findUserById(ctx.body.userId);
    if (!user) throw new APIError('UNAUTHORIZED');
    const session = await ctx.context.internalAdapter.createSession(user.id, false);
    await setSessionCookie(ctx, { session, user });
    return ctx.json({ token: session.token });
  },
);

/**
 * No session of an account with a second factor is made before it is proved, whichever of better-auth's functions would make
 * it: its own plugin asks after a password only, and after the session has been made.
 */
export function createSecondStep(db: Database) {
  async function hold({ userId }: { userId: string }, context: GenericEndpointContext | null) {
    // A new account has none, and a second connection beside its transaction could wait for ever.
    if (context?.path === '/sign-up/email' || !(await hasFactor(db, userId))) return undefined;
    const attempt = signingIn.getStore();
    if (attempt?.provedUserId === userId) return { data: { secondFactorAt: new Date() } };
    if (attempt) {
      attempt.heldUserId = userId;
      if (context?.path === '/callback/:id') attempt.returnTo = (await getOAuthState())?.callbackURL;
    }
    throw new APIError('FORBIDDEN', { code: 'SECOND_FACTOR_REQUIRED', message: 'A second factor is needed' });
  }

  return { hold, sessionFields, plugin: { id: 'second-step', endpoints: { completeSignIn } } };
}
