import { z } from 'zod';
import { open, signedIn } from '../shared/base.ts';
import { notFound } from '../shared/errors.ts';
import { id } from '../shared/ids.ts';
import { limits } from '../shared/limits.ts';
import { pageInput, pageOf } from '../shared/pages.ts';
import { text } from '../shared/text.ts';
import { notification, notificationPreferences, saveTokenInput } from './schemas.ts';

const tags = ['notifications'];
const unread = z.object({ unread: z.int().min(0) });

export const notificationsContract = {
  list: signedIn
    .route({ method: 'GET', path: '/notifications', tags, summary: "The caller's notifications, newest first" })
    .input(
      pageInput.extend({ limit: z.coerce.number<number>().int().min(1).max(50).default(limits.notificationsShown) }),
    )
    .output(pageOf(notification)),
  unread: signedIn
    .route({
      method: 'GET',
      path: '/notifications/unread',
      tags,
      summary: 'Number of unread notifications',
      description: `Counted up to ${limits.unreadShown + 1}.`,
    })
    .output(unread),
  read: signedIn
    .errors(notFound)
    .route({
      method: 'POST',
      path: '/notifications/{notificationId}/read',
      tags,
      summary: 'Mark a notification as read',
    })
    .input(z.strictObject({ notificationId: id }))
    .output(unread),
  readAll: signedIn
    .route({ method: 'POST', path: '/notifications/read-all', tags, summary: 'Mark all notifications as read' })
    .output(unread),
  preferences: signedIn
    .route({ method: 'GET', path: '/notifications/preferences', tags, summary: 'Notification preferences' })
    .output(notificationPreferences),
  setPreferences: signedIn
    .route({ method: 'PUT', path: '/notifications/preferences', tags, summary: 'Change notification preferences' })
    .input(notificationPreferences)
    .output(notificationPreferences),
  pushKey: open
    .route({ method: 'GET', path: '/push-key', tags, summary: 'The public key of web push, or null where it is off' })
    .output(z.object({ publicKey: z.string().nullable() })),
  saveToken: signedIn
    .route({ method: 'PUT', path: '/push-tokens', tags, summary: 'Send pushes to this device' })
    .input(saveTokenInput)
    .output(z.object({ isSaved: z.literal(true) })),
  deleteToken: signedIn
    .meta({ openToSuspended: 'Part of signing out' })
    .route({ method: 'DELETE', path: '/push-tokens', tags, summary: 'Stop sending pushes to this device' })
    .input(z.strictObject({ token: text().min(1).max(limits.pushTokenLength) }))
    .output(z.object({ isSaved: z.literal(false) })),
};
