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
  /** In English. Clients build the text in other languages from `data`. */
  title: z.string(),
  message: z.string(),
  /** `kind`, ids and words (product, section 10.1): `post_id`, `comment_id`, `booking_id`, `ticket_id`, … */
  data: z.record(z.string(), z.unknown()),
  /** At most three people, the latest first. `actorCount` counts all of them. */
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
  /** Answers from support to the person's own tickets. */
  support: ofChannel,
  /** Expiring papers of the person's own vehicles, and services that are due. */
  vehicle: ofChannel,
  /**
   * No push between these times of day in India, also across midnight. Booking pushes are still sent; the others are
   * sent in one message at the end. Null disables quiet hours.
   */
  quietHours: z.strictObject({ from: clockTime, to: clockTime }).nullable(),
});
export type NotificationPreferences = z.infer<typeof notificationPreferences>;

export const pushPlatform = z.enum(['mobile', 'web']);

/** A web token is the serialised push subscription (product, section 16.1). */
export const saveTokenInput = z.strictObject({
  token: text().min(1).max(limits.pushTokenLength),
  platform: pushPlatform,
  /** The language of the pushes to this device. */
  language: z.enum(languageCodes).default('en'),
});
export type SaveTokenInput = z.input<typeof saveTokenInput>;
