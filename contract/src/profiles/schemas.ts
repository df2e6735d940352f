import { z } from 'zod';
import { person } from '../community/schemas.ts';
import { brand } from '../shared/brand.ts';
import { instant } from '../shared/dates.ts';
import { id } from '../shared/ids.ts';
import { languageCodes } from '../shared/languages.ts';
import { limits } from '../shared/limits.ts';
import { line, text } from '../shared/text.ts';

export const fullName = line().max(limits.fullNameLength);

/** An Indian mobile number: +91 and ten digits, the first of them 6 to 9; spaces, hyphens and the 0 for calls at home are dropped. */
export const phone = z
  .string()
  .trim()
  .transform((text) => text.replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^(\+91|0)?[6-9]\d{9}$/, 'Use a ten-digit Indian mobile number'))
  .transform((text) => `+91${text.slice(-10)}`);

/** Names that would pass for the product's own voice, or that addresses need. */
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

/**
 * Lower case, 3 to 30 of `a-z 0-9 . _ -`, a letter or digit at both ends. Unique without regard to look-alikes, which the
 * database decides.
 */
export const username = z
  .string()
  .trim()
  .toLowerCase()
  .min(3, 'Use at least 3 characters')
  .max(limits.usernameLength)
  .regex(/^[a-z0-9]([a-z0-9._-]*[a-z0-9])?$/, 'Use letters a to z, digits, dots, hyphens and underscores')
  .refine((name) => !isReservedUsername(name), 'This username is reserved');

/** Also in a look-alike spelling: `adm1n`, `sup.port`. */
export function isReservedUsername(name: string): boolean {
  const key = usernameKey(name);
  return reservedUsernames.some((reserved) => usernameKey(reserved) === key);
}

/** What two names that look alike have in common; the database's `username_key` says the same. */
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
  /** As far as the reader may see them. */
  posts: z.int().min(0),
  followers: z.int().min(0),
  following: z.int().min(0),
};

/** What only its owner sees. */
export const ownProfile = z.object({
  id,
  username: z.string(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  bio: text(),
  avatarUrl: z.string().nullable(),
  ...counts,
  /** Whether everybody sees the posts, or only followers. */
  isPublic: z.boolean(),
  allowComments: z.boolean(),
  allowMessages: z.boolean(),
  /** What its owner reads: mails and pushes are written in it. */
  language: z.enum(languageCodes),
  createdAt: instant,
  updatedAt: instant,
});
export type OwnProfile = z.infer<typeof ownProfile>;

/** What others see: never an e-mail address or a phone number. */
export const publicProfile = person.extend({
  bio: text(),
  ...counts,
  /** Null where the reader may not see the posts: how many there are is not told either. */
  posts: counts.posts.nullable(),
  isPublic: z.boolean(),
  isOwn: z.boolean(),
  isFollowing: z.boolean(),
  followsReader: z.boolean(),
  /** Set by the reader; whoever is blocked in turn finds no profile at all. */
  isBlocked: z.boolean(),
  isMuted: z.boolean(),
  /** False for a private profile that the reader does not follow. */
  canSeePosts: z.boolean(),
  createdAt: instant,
});
export type PublicProfile = z.infer<typeof publicProfile>;

/** A row of followers, of people followed, of found, blocked and muted ones. */
export const listedPerson = person.extend({ isOwn: z.boolean(), isFollowing: z.boolean() });
export type ListedPerson = z.infer<typeof listedPerson>;

export const followState = z.object({ isFollowing: z.boolean(), followers: z.int().min(0) });
export type FollowState = z.infer<typeof followState>;

/** A name as it stands in an address; any text, so that an unknown one is `NOT_FOUND` and not bad input. */
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
