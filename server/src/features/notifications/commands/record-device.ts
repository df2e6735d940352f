import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { restSeconds } from '../rules/retry.ts';
import { pushDeliveries, pushTokens } from '../tables.ts';
import type { ClaimedPush } from './claim-pushes.ts';

/** A browser that has failed this often for this long is gone, although its push service never said so. */
const isGivenUp = sql`${pushTokens.platform} = 'web' and ${pushTokens.failures} >= 10
  and ${pushTokens.failingSince} < now() - interval '3 days'`;

export async function recordReached(db: Database, { tokenId, isProven }: ClaimedPush): Promise<void> {
  if (isProven) return;
  const reached = { reachedAt: sql`now()`, failures: 0, failingSince: null, restsUntil: null };
  await db.update(pushTokens).set(reached).where(eq(pushTokens.id, tokenId));
}

/** The device rests, twice as long each time, and is forgotten after days of failures. Returns the rest in seconds. */
export async function recordFailure(
  db: Database,
  { id, tokenId }: ClaimedPush,
  afterSeconds: number | null,
): Promise<number> {
  return await db.transaction(async (tx) => {
    const [device] = await tx
      .update(pushTokens)
      .set({
        failures: sql`${pushTokens.failures} + 1`,
        failingSince: sql`coalesce(${pushTokens.failingSince}, now())`,
      })
      .where(eq(pushTokens.id, tokenId))
      .returning({ failures: pushTokens.failures, isGivenUp: sql<boolean>`${isGivenUp}` });
    if (!device) return 0;
    if (device.isGivenUp) {
      await tx.delete(pushTokens).where(eq(pushTokens.id, tokenId));
      return 0;
    }
    const seconds = Math.max(restSeconds(device.failures), afterSeconds ?? 0);
    const until = sql`now() + make_interval(secs => ${seconds})`;
    await tx.update(pushTokens).set({ restsUntil: until }).where(eq(pushTokens.id, tokenId));
    await tx
      .update(pushDeliveries)
      .set({ dueAt: sql`greatest(${pushDeliveries.dueAt}, ${until})` })
      .where(and(eq(pushDeliveries.tokenId, tokenId), ne(pushDeliveries.id, id)));
    return seconds;
  });
}
