import { z } from 'zod';
import { instant } from '../shared/dates.ts';
import { id } from '../shared/ids.ts';
import { limits } from '../shared/limits.ts';
import { line, text } from '../shared/text.ts';

export const fullName = line().max(limits.fullNameLength);

/** An Indian mobile number: +91 and ten digits, the first of them 6 to 9; spaces and hyphens are dropped. */
export const phone = z
  .string()
  .trim()
  .transform((text) => text.replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^(\+91)?[6-9]\d{9}$/, 'Use a ten-digit Indian mobile number'))
  .transform((text) => (text.startsWith('+91') ? text : `+91${text}`));

/** What only its owner sees. */
export const ownProfile = z.object({
  id,
  username: z.string(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  bio: text(),
  avatarUrl: z.string().nullable(),
  createdAt: instant,
  updatedAt: instant,
});
export type OwnProfile = z.infer<typeof ownProfile>;

export const updateProfileInput = z.strictObject({
  fullName: fullName.optional(),
  phone: phone.nullable().optional(),
  bio: text().trim().max(limits.bioLength).optional(),
});
export type UpdateProfileInput = z.infer<typeof updateProfileInput>;
