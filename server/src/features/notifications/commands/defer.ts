import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { pushDeliveries, pushTokens } from '../tables.ts';

/** Waiting does not count as an attempt. */
export async function defer(db: Database, id: string, seconds: number): Promise<void> {
  const dueAt = sql`now() + make_interval(secs => ${seconds})`;
  await db.update(pushDeliveries).set({ isDeferred: true, attempts: 0, dueAt }).where(eq(pushDeliveries.id, id));
}

/** Call it when the quiet hours change, so that deferred pushes are judged by the new ones. */
export async function resumeDeferred(tx: Database, userId: string): Promise<void> {
  const devices = tx.select({ id: pushTokens.id }).from(pushTokens).where(eq(pushTokens.userId, userId));
  await tx
    .update(pushDeliveries)
    .set({ dueAt: sql`now()` })
    .where(sql`${pushDeliveries.isDeferred} and ${inArray(pushDeliveries.tokenId, devices)}`);
}
