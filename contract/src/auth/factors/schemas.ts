import { z } from 'zod';
import { instant } from '../../shared/dates.ts';
import { limits } from '../../shared/limits.ts';
import { text } from '../../shared/text.ts';
import { secondFactorCode } from '../schemas.ts';

/** The password. An account without one must have signed in within the last 15 minutes instead. */
const currentPassword = text().min(1).max(limits.passwordMaximum).optional();

export const beginFactorInput = z.strictObject({ password: currentPassword });
/** Six digits of the authenticator app. */
export const confirmFactorInput = z.strictObject({
  code: text()
    .trim()
    .regex(/^\d{3}\s?\d{3}$/),
});
export const changeFactorInput = z.strictObject({ password: currentPassword, code: secondFactorCode });
export const proveFactorInput = z.strictObject({ code: secondFactorCode });

export const secondFactor = z.object({
  isOn: z.boolean(),
  since: instant.nullable(),
  recoveryCodesLeft: z.int(),
  /** Without a password a recent sign-in is required instead. */
  hasPassword: z.boolean(),
});
export type SecondFactor = z.infer<typeof secondFactor>;

/** The data for the authenticator app. It is shown only once. */
export const factorSecret = z.object({
  /** Base32, for typing it in by hand. */
  secret: z.string(),
  /** `otpauth://totp/…`, for the QR code and for apps on the same phone. */
  address: z.string(),
});
export type FactorSecret = z.infer<typeof factorSecret>;

/** Recovery codes are shown only once. */
export const recoveryCodes = z.object({ codes: z.array(z.string()) });
