import { z } from 'zod';
import { password } from '../auth/schemas.ts';
import { instant } from '../shared/dates.ts';
import { id } from '../shared/ids.ts';
import { languageCodes } from '../shared/languages.ts';
import { limits } from '../shared/limits.ts';
import { text } from '../shared/text.ts';

/** A device that is signed in. */
export const deviceSession = z.object({
  id,
  /** As the browser names itself; null where it did not. */
  userAgent: z.string().nullable(),
  signedInAt: instant,
  /** Told anew once an hour. */
  lastSeenAt: instant,
  /** The one that asks. */
  isCurrent: z.boolean(),
});
export type DeviceSession = z.infer<typeof deviceSession>;

export const changePasswordInput = z.strictObject({
  currentPassword: text().min(1).max(limits.passwordMaximum),
  newPassword: password,
});

export const declareAgeInput = z.strictObject({
  isAdult: z.literal(true),
  /** Of the page on which it was said. */
  language: z.enum(languageCodes),
});

/** The password; for an account without one, its own e-mail address typed out. */
export const deleteAccountInput = z.strictObject({ proof: text().min(1).max(limits.proofLength) });

export const signInMethods = z.object({
  hasPassword: z.boolean(),
  hasGoogle: z.boolean(),
  /** Whether this server can sign in with Google at all. */
  isGoogleAvailable: z.boolean(),
});
export type SignInMethods = z.infer<typeof signInMethods>;

/** From the mailed link, which is good for one day. */
export const deletionToken = text().min(1).max(200);
