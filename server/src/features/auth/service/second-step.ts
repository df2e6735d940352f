import { AsyncLocalStorage } from 'node:async_hooks';
import type { GenericEndpointContext } from 'better-auth';
import { APIError, createAuthEndpoint, getOAuthState } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import type { Database } from '../../../database/pool.ts';
import { hasFactor } from '../queries/find-factor.ts';

export interface SigningIn {
  provedUserId?: string;
  heldUserId?: string;
  returnTo?: string;
}

/** Wrap it around every call that may create a session. */
export const signingIn = new AsyncLocalStorage<SigningIn>();

const sessionFields = {
  secondFactorAt: { type: 'date', required: false, input: false, returned: false },
} as const;

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

/** better-auth's own plugin covers only passwords, and acts after the session is created. */
export function createSecondStep(db: Database) {
  async function hold({ userId }: { userId: string }, context: GenericEndpointContext | null) {
    // A new account has no factor, and a second connection during its transaction could deadlock the pool.
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
