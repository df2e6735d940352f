import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { revvyUsage } from '../tables.ts';

interface Used {
  userId: string;
  /** Of India, `YYYY-MM-DD`. */
  day: string;
  tokens: number;
}

/** Adds what an answer has used; several answers at once are counted one after the other. */
export async function useTokens(db: Database, used: Used): Promise<void> {
  if (used.tokens <= 0) return;
  await db
    .insert(revvyUsage)
    .values({ ...used, tokens: Math.ceil(used.tokens) })
    .onConflictDoUpdate({
      target: [revvyUsage.userId, revvyUsage.day],
      set: { tokens: sql`least(${revvyUsage.tokens}::bigint + excluded.tokens, 2147483647)::int` },
    });
}
