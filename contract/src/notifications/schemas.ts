import { z } from 'zod';
import { person } from '../community/schemas.ts';
import { clockTime, instant } from '../shared/date-schemas.ts';
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
  /** Title and message are in English; clients build the text in other languages from `data`. */
  title: z.string(),
  message: z.string(),
  /** `kind`, ids and words (product, section 10.1). */
  data: z.record(z.string(), z.unknown()),
  /** Contains at most three, the latest first; `actorCount` counts all. */
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
  support: ofChannel,
  /** Expiring papers, and services that are due. */
  vehicle: ofChannel,
  /** Times of day in India, also across midnight. Only booking pushes are sent then; null disables them. */
  quietHours: z.strictObject({ from: clockTime, to: clockTime }).nullable(),
});
export type NotificationPreferences = z.infer<typeof notificationPreferences>;

export const pushPlatform = z.enum(['mobile', 'web']);

/** `token` is the serialised push subscription on the web (product, section 16.1). */
export const saveTokenInput = z.strictObject({
  token: text().min(1).max(limits.pushTokenLength),
  platform: pushPlatform,
  language: z.enum(languageCodes).default('en'),
});
export type SaveTokenInput = z.input<typeof saveTokenInput>;
