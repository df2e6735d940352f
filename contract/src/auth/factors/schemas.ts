import { z } from 'zod';
import { instant } from '../../shared/date-schemas.ts';
import { limits } from '../../shared/limits.ts';
import { text } from '../../shared/text.ts';
import { secondFactorCode } from '../schemas.ts';

/** An account without a password must have signed in within the last 15 minutes instead. */
const currentPassword = text().min(1).max(limits.passwordMaximum).optional();

export const beginFactorInput = z.strictObject({ password: currentPassword });
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
  hasPassword: z.boolean(),
});
export type SecondFactor = z.infer<typeof secondFactor>;

/** Shown only once. */
export const factorSecret = z.object({
  secret: z.string(),
  address: z.string(),
});
export type FactorSecret = z.infer<typeof factorSecret>;

/** Shown only once. */
export const recoveryCodes = z.object({ codes: z.array(z.string()) });
