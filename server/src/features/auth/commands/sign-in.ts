import type { signInInput } from '@pahiya/contract/auth/schemas';
import { APIError } from 'better-auth/api';
import type { z } from 'zod';
import type { Auth } from '../client/auth.ts';
import { type OpenedSession, openSession } from './open-session.ts';

type SignInOutcome =
  | { ok: true; opened: OpenedSession }
  | { ok: false; reason: 'INVALID_CREDENTIALS' | 'EMAIL_NOT_CONFIRMED' };

export async function signIn(auth: Auth, input: z.infer<typeof signInInput>, from: Headers): Promise<SignInOutcome> {
  try {
    const { headers, response } = await auth.betterAuth.api.signInEmail({
      body: input,
      headers: from,
      returnHeaders: true,
    });
    const opened = await openSession(auth, response.token, headers);
    return opened ? { ok: true, opened } : { ok: false, reason: 'INVALID_CREDENTIALS' };
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    if (error.statusCode === 403) return { ok: false, reason: 'EMAIL_NOT_CONFIRMED' };
    if (error.statusCode === 401) return { ok: false, reason: 'INVALID_CREDENTIALS' };
    throw error;
  }
}
