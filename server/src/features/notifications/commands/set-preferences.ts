import type { NotificationPreferences } from '@pahiya/contract/notifications/schemas';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { findPreferences } from '../queries/find-preferences.ts';
import { notificationPreferences } from '../tables.ts';
import { resumeDeferred } from './defer.ts';

/** Queued messages are checked against them before they are sent. */
export async function setPreferences(
  db: Database,
  userId: UserId,
  { quietHours, ...choices }: NotificationPreferences,
): Promise<NotificationPreferences> {
  const chosen = { choices, quietFrom: quietHours?.from ?? null, quietTo: quietHours?.to ?? null };
  await db.transaction(async (tx) => {
    await tx
      .insert(notificationPreferences)
      .values({ userId, ...chosen })
      .onConflictDoUpdate({ target: notificationPreferences.userId, set: { ...chosen, updatedAt: sql`now()` } });
    await resumeDeferred(tx, userId);
  });
  return await findPreferences(db, userId);
}
