import type { signInInput } from '@pahiya/contract/auth/schemas';
import { APIError } from 'better-auth/api';
import type { z } from 'zod';
import type { Auth } from '../service/auth.ts';
import { type SigningIn, signingIn } from '../service/second-step.ts';
import { type OpenedSession, openSession } from './open-session.ts';

type SignInOutcome =
  | { ok: true; opened: OpenedSession }
  | { ok: false; reason: 'SECOND_STEP'; userId: string }
  | { ok: false; reason: 'INVALID_CREDENTIALS' | 'EMAIL_NOT_CONFIRMED' };

export async function signIn(auth: Auth, input: z.infer<typeof signInInput>, from: Headers): Promise<SignInOutcome> {
  const attempt: SigningIn = {};
  try {
    const { headers, response } = await signingIn.run(attempt, () =>
      auth.betterAuth.api.signInEmail({ body: input, headers: from, returnHeaders: true }),
    );
    const opened = await openSession(auth, response.token, headers);
    return opened ? { ok: true, opened } : { ok: false, reason: 'INVALID_CREDENTIALS' };
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    if (attempt.heldUserId) return { ok: false, reason: 'SECOND_STEP', userId: attempt.heldUserId };
    if (error.statusCode === 403) return { ok: false, reason: 'EMAIL_NOT_CONFIRMED' };
    if (error.statusCode === 401) return { ok: false, reason: 'INVALID_CREDENTIALS' };
    throw error;
  }
}

export async function completeSignIn(auth: Auth, userId: string, from: Headers): Promise<OpenedSession | null> {
  try {
    const { headers, response } = await signingIn.run({ provedUserId: userId }, () =>
      auth.betterAuth.api.completeSignIn({ body: { userId }, headers: from, returnHeaders: true }),
    );
    return await openSession(auth, response.token, headers);
  } catch (error) {
    if (error instanceof APIError) return null;
    throw error;
  }
}
