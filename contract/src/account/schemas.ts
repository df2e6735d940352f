import { z } from 'zod';
import { password } from '../auth/schemas.ts';
import { instant } from '../shared/date-schemas.ts';
import { id } from '../shared/ids.ts';
import { languageCodes } from '../shared/languages.ts';
import { limits } from '../shared/limits.ts';
import { text } from '../shared/text.ts';

export const deviceSession = z.object({
  id,
  userAgent: z.string().nullable(),
  signedInAt: instant,
  lastSeenAt: instant,
  isCurrent: z.boolean(),
});
export type DeviceSession = z.infer<typeof deviceSession>;

export const changePasswordInput = z.strictObject({
  currentPassword: text().min(1).max(limits.passwordMaximum),
  newPassword: password,
});

export const declareAgeInput = z.strictObject({
  isAdult: z.literal(true),
  language: z.enum(languageCodes),
});

/** The password, or the own e-mail address for an account without one. */
export const deleteAccountInput = z.strictObject({ proof: text().min(1).max(limits.proofLength) });

export const signInMethods = z.object({
  hasPassword: z.boolean(),
  hasGoogle: z.boolean(),
  isGoogleAvailable: z.boolean(),
});
export type SignInMethods = z.infer<typeof signInMethods>;

/** Valid for one day. */
export const deletionToken = text().min(1).max(200);
