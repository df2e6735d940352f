import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { authChallenges, authSessions, authVerifications } from '../tables.ts';

export async function deleteExpired(db: Database): Promise<void> {
  for (const table of [authSessions, authVerifications, authChallenges])
    await db.delete(table).where(lt(table.expiresAt, sql`now()`));
}
