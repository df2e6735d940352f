import type { NotificationPreferences } from '@pahiya/contract/notifications/schemas';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { defaultChoices } from '../rules/preferences.ts';
import { notificationPreferences } from '../tables.ts';

export async function findPreferences(db: Database, userId: UserId): Promise<NotificationPreferences> {
  const [row] = await db.select().from(notificationPreferences).where(eq(notificationPreferences.userId, userId));
  const { quietFrom: from, quietTo: to } = row ?? {};
  return { ...defaultChoices, ...row?.choices, quietHours: from && to ? { from, to } : null };
}
