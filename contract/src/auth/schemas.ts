import { z } from 'zod';
import { fullName } from '../profiles/schemas.ts';
import { instant } from '../shared/date-schemas.ts';
import { id } from '../shared/ids.ts';
import { languageCodes } from '../shared/languages.ts';
import { limits } from '../shared/limits.ts';
import { text } from '../shared/text.ts';

export const password = text().min(limits.passwordMinimum).max(limits.passwordMaximum);
export const email = z.email().max(254);

export const signInInput = z.strictObject({ email, password: text().min(1).max(limits.passwordMaximum) });
export const signUpInput = z.strictObject({
  fullName,
  email,
  password,
  /** India's data protection law requires a parent's consent below the age of 18. */
  isAdult: z.literal(true),
  language: z.enum(languageCodes).optional(),
});
export const forgotPasswordInput = z.strictObject({ email });
export const resetPasswordInput = z.strictObject({ token: text().min(1).max(200), password });

export const confirmEmailInput = z.strictObject({ token: text().min(1).max(2000) });

const identity = z.object({ id, provider: z.enum(['email', 'google']), createdAt: instant });

/** Required at sign-in once its owner has confirmed it with a code. */
const factor = z.object({
  id,
  type: z.literal('totp'),
  status: z.enum(['verified', 'unverified']),
  createdAt: instant,
});

export const sessionUser = z.object({
  id,
  email: z.string(),
  fullName: z.string(),
  isEmailVerified: z.boolean(),
  /** An account made with Google is asked after sign-in. */
  hasDeclaredAge: z.boolean(),
  identities: z.array(identity),
  factors: z.array(factor),
});
export type SessionUser = z.infer<typeof sessionUser>;

/** Leaves out the refresh token, which is an HttpOnly cookie on the web (product, section 9.2). */
export const session = z.object({
  accessToken: z.string(),
  tokenType: z.literal('bearer'),
  expiresIn: z.int(),
  expiresAt: instant,
  user: sessionUser,
});
export type Session = z.infer<typeof session>;

/** Follows the right password or a sign-in with Google. A code of the second factor opens the session. */
export const challenge = z.object({
  challengeId: z.string(),
  expiresAt: instant,
});
export type Challenge = z.infer<typeof challenge>;

/** A code of the authenticator app or a recovery code. Spaces and hyphens are allowed. */
export const secondFactorCode = text().trim().min(6).max(40);

export const answerChallengeInput = z.strictObject({
  challengeId: text().min(1).max(100),
  code: secondFactorCode,
});

export type AuthEvent =
  | 'INITIAL_SESSION'
  | 'SIGNED_IN'
  | 'SIGNED_OUT'
  | 'TOKEN_REFRESHED'
  | 'USER_UPDATED'
  | 'PASSWORD_RECOVERY'
  | 'MFA_CHALLENGE_VERIFIED';
