import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../database/pool.ts';
import { describeNews } from '../rules/news-texts.ts';
import { wants } from '../rules/preferences.ts';
import { notificationPreferences, notifications } from '../tables.ts';
import { queueNewsMail } from './queue-news-mail.ts';
import { queuePushes } from './queue-pushes.ts';

interface BookingNotification {
  /** Null for a booking without an account: nobody is notified. */
  userId: string | null;
  type: 'booking' | 'vehicle';
  data: Record<string, unknown> & { kind: string };
  /** A second notification with the same subject is not written. */
  subject: string;
  isMailed?: boolean;
}

/** Call it in the transaction of the event. */
export async function notify(tx: Database, { isMailed = false, ...news }: BookingNotification): Promise<void> {
  const { userId, type, subject, data } = news;
  if (userId === null) return;
  const text = describeNews(data, 'en');
  if (!text) throw new Error(`No words for a notification of ${data.kind}`);
  const [chosen] = await tx
    .select({ choices: notificationPreferences.choices })
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, userId));
  const [written] = await tx
    .insert(notifications)
    .values({
      id: uuidv7(),
      ...news,
      ...text,
      userId,
      isListed: wants(chosen?.choices, type, 'inApp'),
    })
    .onConflictDoNothing({ target: [notifications.userId, notifications.subject] })
    .returning({ id: notifications.id });
  if (!written) return;
  if (isMailed && wants(chosen?.choices, type, 'email'))
    await queueNewsMail(tx, { notificationId: written.id, userId });
  if (!wants(chosen?.choices, type, 'push')) return;
  await queuePushes(tx, { notificationId: written.id, userId, event: subject });
}
