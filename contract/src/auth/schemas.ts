import { z } from 'zod';
import { fullName } from '../profiles/schemas.ts';
import { instant } from '../shared/dates.ts';
import { id } from '../shared/ids.ts';
import { languageCodes } from '../shared/languages.ts';
import { limits } from '../shared/limits.ts';
import { text } from '../shared/text.ts';

/** Six characters are enough (specification, section 5). */
export const password = text().min(limits.passwordMinimum).max(limits.passwordMaximum);
export const email = z.email().max(254);

export const signInInput = z.strictObject({ email, password: text().min(1).max(limits.passwordMaximum) });
export const signUpInput = z.strictObject({
  fullName,
  email,
  password,
  /** That the person is 18 or older: India's data protection law asks for a parent's consent below that age. */
  isAdult: z.literal(true),
  /** Of the page; without it that of the request. */
  language: z.enum(languageCodes).optional(),
});
export const forgotPasswordInput = z.strictObject({ email });
export const resetPasswordInput = z.strictObject({ token: text().min(1).max(200), password });

export const confirmEmailInput = z.strictObject({ token: text().min(1).max(2000) });

export const sessionUser = z.object({
  id,
  email: z.string(),
  fullName: z.string(),
  isEmailVerified: z.boolean(),
  /** False until the person has said that they are 18 or older; an account made with Google is asked afterwards. */
  hasDeclaredAge: z.boolean(),
});
export type SessionUser = z.infer<typeof sessionUser>;

/** The specification's Session without `refresh_token`: on the web that is an HttpOnly cookie (design, section 6). */
export const session = z.object({
  accessToken: z.string(),
  tokenType: z.literal('bearer'),
  /** Seconds from now. */
  expiresIn: z.int(),
  expiresAt: instant,
  user: sessionUser,
});
export type Session = z.infer<typeof session>;

/** What the session store tells its listeners (specification, section 4). */
export type AuthEvent =
  | 'INITIAL_SESSION'
  | 'SIGNED_IN'
  | 'SIGNED_OUT'
  | 'TOKEN_REFRESHED'
  | 'USER_UPDATED'
  | 'PASSWORD_RECOVERY'
  | 'MFA_CHALLENGE_VERIFIED';
