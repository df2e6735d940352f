import { z } from 'zod';
import { person } from '../community/schemas.ts';
import { brand } from '../shared/brand.ts';
import { instant } from '../shared/date-schemas.ts';
import { id } from '../shared/ids.ts';
import { languageCodes } from '../shared/languages.ts';
import { limits } from '../shared/limits.ts';
import { line, text } from '../shared/text.ts';

export const fullName = line().max(limits.fullNameLength);

/** Indian mobile: +91 and ten digits, the first 6 to 9. Spaces, hyphens and the domestic prefix 0 are removed. */
export const phone = z
  .string()
  .trim()
  .transform((text) => text.replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^(\+91|0)?[6-9]\d{9}$/, 'Use a ten-digit Indian mobile number'))
  .transform((text) => `+91${text.slice(-10)}`);

/** These names could pass for the product itself, or URLs need them. */
const reservedUsernames = [
  ...[
    'me',
    'admin',
    'administrator',
    'root',
    'system',
    'moderator',
    'mod',
    'staff',
    'team',
    'official',
    'support',
    'help',
  ],
  ...['security', 'billing', 'payments', 'garage', 'garages', 'revvy', 'api', 'settings', 'notifications', 'community'],
  ...['blocked', 'muted', 'avatar', 'null', 'undefined', 'anonymous', 'everyone', 'deleted', brand.slug],
];

/** Lower case, with a letter or digit at both ends. Unique in the database, also among look-alikes. */
export const username = z
  .string()
  .trim()
  .toLowerCase()
  .min(3, 'Use at least 3 characters')
  .max(limits.usernameLength)
  .regex(/^[a-z0-9]([a-z0-9._-]*[a-z0-9])?$/, 'Use letters a to z, digits, dots, hyphens and underscores')
  .refine((name) => !isReservedUsername(name), 'This username is reserved');

/** True also for look-alikes such as `adm1n` and `sup.port`. */
export function isReservedUsername(name: string): boolean {
  const key = usernameKey(name);
  return reservedUsernames.some((reserved) => usernameKey(reserved) === key);
}

/** Equal for look-alikes. The database function `username_key` gives the same result. */
export function usernameKey(name: string): string {
  return name
    .toLowerCase()
    .replace(/[._-]/g, '')
    .replaceAll('0', 'o')
    .replace(/[1i]/g, 'l')
    .replaceAll('5', 's')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

const counts = {
  /** Counts only what the reader may see. */
  posts: z.int().min(0),
  followers: z.int().min(0),
  following: z.int().min(0),
};

export const ownProfile = z.object({
  id,
  username: z.string(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  bio: text(),
  avatarUrl: z.string().nullable(),
  ...counts,
  /** If false, only followers see the posts. */
  isPublic: z.boolean(),
  allowComments: z.boolean(),
  allowMessages: z.boolean(),
  /** Mails and pushes are written in this language. */
  language: z.enum(languageCodes),
  createdAt: instant,
  updatedAt: instant,
});
export type OwnProfile = z.infer<typeof ownProfile>;

/** Never contains an e-mail address or a phone number. */
export const publicProfile = person.extend({
  bio: text(),
  ...counts,
  /** Null when the reader may not see them. */
  posts: counts.posts.nullable(),
  isPublic: z.boolean(),
  isOwn: z.boolean(),
  isFollowing: z.boolean(),
  followsReader: z.boolean(),
  /** The reader has blocked this person. In the other direction there is no profile at all. */
  isBlocked: z.boolean(),
  isMuted: z.boolean(),
  canSeePosts: z.boolean(),
  createdAt: instant,
});
export type PublicProfile = z.infer<typeof publicProfile>;

export const listedPerson = person.extend({ isOwn: z.boolean(), isFollowing: z.boolean() });
export type ListedPerson = z.infer<typeof listedPerson>;

export const followState = z.object({ isFollowing: z.boolean(), followers: z.int().min(0) });
export type FollowState = z.infer<typeof followState>;

/** Allows any text, so that an unknown name answers `NOT_FOUND` and not `INVALID_INPUT`. */
export const usernameInput = z.strictObject({ username: text().max(100) });

export const updateProfileInput = z.strictObject({
  fullName: fullName.optional(),
  phone: phone.nullable().optional(),
  bio: text().trim().max(limits.bioLength).optional(),
  username: username.optional(),
  isPublic: z.boolean().optional(),
  allowComments: z.boolean().optional(),
  allowMessages: z.boolean().optional(),
  language: z.enum(languageCodes).optional(),
});
export type UpdateProfileInput = z.infer<typeof updateProfileInput>;
