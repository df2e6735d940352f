import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { supportAgentsSeen } from '../tables.ts';

export async function recordAgentPresence(db: Database, agentId: string): Promise<void> {
  await db
    .insert(supportAgentsSeen)
    .values({ userId: agentId, seenAt: sql`clock_timestamp()` })
    .onConflictDoUpdate({
      target: supportAgentsSeen.userId,
      set: { seenAt: sql`excluded.seen_at` },
      setWhere: sql`${supportAgentsSeen.seenAt} < clock_timestamp() - interval '30 seconds'`,
    });
}
