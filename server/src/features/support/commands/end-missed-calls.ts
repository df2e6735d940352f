import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { callEnd } from '../rules/call-slots.ts';
import { callRequests } from '../tables/call-tables.ts';

const endedAtOnce = 500;

export async function endMissedCalls(db: Database, now: Date): Promise<void> {
  const begun = await db
    .select({ id: callRequests.id, preferredTime: callRequests.preferredTime })
    .from(callRequests)
    .where(and(eq(callRequests.status, 'pending'), lte(callRequests.preferredTime, now)))
    .orderBy(callRequests.preferredTime)
    .limit(endedAtOnce);
  const over = begun.filter(({ preferredTime }) => callEnd(preferredTime) <= now).map(({ id }) => id);
  if (over.length === 0) return;
  await db
    .update(callRequests)
    .set({ status: 'missed' })
    .where(and(inArray(callRequests.id, over), eq(callRequests.status, 'pending')));
}
