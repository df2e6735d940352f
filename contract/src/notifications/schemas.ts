import { z } from 'zod';
import { person } from '../community/schemas.ts';
import { clockTime, instant } from '../shared/dates.ts';
import { id } from '../shared/ids.ts';
import { languageCodes } from '../shared/languages.ts';
import { limits } from '../shared/limits.ts';
import { text } from '../shared/text.ts';

export const notificationTypes = ['like', 'comment', 'follow', 'booking', 'support', 'vehicle'] as const;
export const notificationType = z.enum(notificationTypes);
export type NotificationType = z.infer<typeof notificationType>;

export const notification = z.object({
  id,
  type: notificationType,
  /** In English; a reader in another language is told by `data`. */
  title: z.string(),
  message: z.string(),
  /** What it is about: `kind`, and the ids and words of the specification (`post_id`, `comment_id`, `booking_id`, `ticket_id`, …). */
  data: z.record(z.string(), z.unknown()),
  /** Who did it, the latest first, at most three; the rest are counted. */
  actors: z.array(person),
  actorCount: z.int().min(0),
  read: z.boolean(),
  createdAt: instant,
});
export type Notification = z.infer<typeof notification>;

export const channels = ['inApp', 'push', 'email'] as const;
export type Channel = (typeof channels)[number];
const ofChannel = z.strictObject({ inApp: z.boolean(), push: z.boolean(), email: z.boolean() });

export const notificationPreferences = z.strictObject({
  like: ofChannel,
  comment: ofChannel,
  follow: ofChannel,
  booking: ofChannel,
  /** Answers of the support to own tickets. */
  support: ofChannel,
  /** Papers of own vehicles that run out, and services that are due. */
  vehicle: ofChannel,
  /**
   * No push between these times of the day in India, also over midnight: bookings still come, the rest comes in one message
   * when they end. Null: never quiet.
   */
  quietHours: z.strictObject({ from: clockTime, to: clockTime }).nullable(),
});
export type NotificationPreferences = z.infer<typeof notificationPreferences>;

export const pushPlatform = z.enum(['mobile', 'web']);

/** The specification's push token record; a web token is the serialised push subscription. */
export const saveTokenInput = z.strictObject({
  token: text().min(1).max(limits.pushTokenLength),
  platform: pushPlatform,
  /** The language its pushes are written in. */
  language: z.enum(languageCodes).default('en'),
});
export type SaveTokenInput = z.input<typeof saveTokenInput>;
