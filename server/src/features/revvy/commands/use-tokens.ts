import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { revvyUsage } from '../tables.ts';

interface OfDay {
  userId: string;
  /** Of India, `YYYY-MM-DD`. */
  day: string;
}

/** The largest number of the column. */
const most = 2_147_483_647;

/**
 * Counts tokens of an answer before it is written, so that of several at once each finds fewer left. False when the day's
 * are used up.
 */
export async function setTokensAside(
  db: Database,
  { userId, day, tokens, dailyTokens }: OfDay & { tokens: number; dailyTokens: number },
): Promise<boolean> {
  if (dailyTokens <= 0) return false;
  const counted = await db
    .insert(revvyUsage)
    .values({ userId, day, tokens })
    .onConflictDoUpdate({
      target: [revvyUsage.userId, revvyUsage.day],
      set: { tokens: sql`least(${revvyUsage.tokens}::bigint + excluded.tokens, ${most}::bigint)::int` },
      setWhere: lt(revvyUsage.tokens, dailyTokens),
    })
    .returning({ tokens: revvyUsage.tokens });
  return counted.length > 0;
}

/** Puts what an answer has used in the place of what was set aside for it. */
export async function settleTokens(
  db: Database,
  { userId, day, setAside, used }: OfDay & { setAside: number; used: number },
): Promise<void> {
  const change = Math.min(Math.ceil(used), most) - setAside;
  await db
    .update(revvyUsage)
    .set({ tokens: sql`greatest(0, least(${revvyUsage.tokens}::bigint + ${change}::bigint, ${most}::bigint))::int` })
    .where(and(eq(revvyUsage.userId, userId), eq(revvyUsage.day, day)));
}
