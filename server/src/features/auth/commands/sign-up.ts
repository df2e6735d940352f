import { setTimeout } from 'node:timers/promises';
import type { signUpInput } from '@pahiya/contract/auth/schemas';
import { APIError } from 'better-auth/api';
import type { z } from 'zod';
import { type Language, requestLanguage, sayLanguage } from '../../../platform/request-language.ts';
import type { Auth } from '../service/auth.ts';
import { signUpPage } from '../service/better-auth.ts';
import { type OpenedSession, openSession } from './open-session.ts';

type SignUpOutcome = { ok: true; opened: OpenedSession | null } | { ok: false; reason: 'EMAIL_TAKEN' };

/** Milliseconds; longer than creating an account takes, so that the response time does not reveal a known address. */
const floorMilliseconds = 500;

/** If addresses must be confirmed, a known one gets the same response as a new one. */
export async function signUp(auth: Auth, input: z.infer<typeof signUpInput>, from: Headers): Promise<SignUpOutcome> {
  const floor = auth.confirmsEmail ? setTimeout(floorMilliseconds) : undefined;
  try {
    const language = input.language ?? requestLanguage(from);
    const { headers, response } = await signUpPage.run({ language, isAdult: input.isAdult }, () =>
      auth.betterAuth.api.signUpEmail({
        body: { name: input.fullName, email: input.email, password: input.password },
        headers: inLanguage(from, language),
        returnHeaders: true,
      }),
    );
    return { ok: true, opened: response.token ? await openSession(auth, response.token, headers) : null };
  } catch (error) {
    if (error instanceof APIError && (await hasAccount(auth, input.email))) return { ok: false, reason: 'EMAIL_TAKEN' };
    throw error;
  } finally {
    await floor;
  }
}

function inLanguage(from: Headers, language: Language): Headers {
  const headers = new Headers(from);
  sayLanguage(headers, language);
  return headers;
}

/** better-auth reports a taken email address and a database error alike. */
async function hasAccount(auth: Auth, email: string): Promise<boolean> {
  const { internalAdapter } = await auth.betterAuth.$context;
  return (await internalAdapter.findUserByEmail(email.toLowerCase())) !== null;
}
