import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { revvyUsage } from '../tables.ts';

interface Used {
  userId: string;
  /** Of India, `YYYY-MM-DD`. */
  day: string;
  tokens: number;
}

/** The largest number of the column. */
const most = 2_147_483_647;

/** Adds what an answer has used; several answers at once are counted one after the other. */
export async function useTokens(db: Database, used: Used): Promise<void> {
  // A provider that says nothing of what it used says no number.
  if (!(used.tokens > 0)) return;
  await db
    .insert(revvyUsage)
    .values({ ...used, tokens: Math.min(Math.ceil(used.tokens), most) })
    .onConflictDoUpdate({
      target: [revvyUsage.userId, revvyUsage.day],
      set: { tokens: sql`least(${revvyUsage.tokens}::bigint + excluded.tokens, ${most}::bigint)::int` },
    });
}
