import { z } from 'zod';
import { password } from '../auth/schemas.ts';
import { instant } from '../shared/dates.ts';
import { id } from '../shared/ids.ts';
import { languageCodes } from '../shared/languages.ts';
import { limits } from '../shared/limits.ts';
import { text } from '../shared/text.ts';

export const deviceSession = z.object({
  id,
  /** The browser's User-Agent header; null when it sent none. */
  userAgent: z.string().nullable(),
  signedInAt: instant,
  /** Updated at most once an hour. */
  lastSeenAt: instant,
  /** The device of this request. */
  isCurrent: z.boolean(),
});
export type DeviceSession = z.infer<typeof deviceSession>;

export const changePasswordInput = z.strictObject({
  currentPassword: text().min(1).max(limits.passwordMaximum),
  newPassword: password,
});

export const declareAgeInput = z.strictObject({
  isAdult: z.literal(true),
  /** The language of the page that sent it. */
  language: z.enum(languageCodes),
});

/** The password. An account without a password proves itself by typing its own e-mail address. */
export const deleteAccountInput = z.strictObject({ proof: text().min(1).max(limits.proofLength) });

export const signInMethods = z.object({
  hasPassword: z.boolean(),
  hasGoogle: z.boolean(),
  /** Whether this server offers sign-in with Google. */
  isGoogleAvailable: z.boolean(),
});
export type SignInMethods = z.infer<typeof signInMethods>;

/** From the mailed link, which is valid for one day. */
export const deletionToken = text().min(1).max(200);
