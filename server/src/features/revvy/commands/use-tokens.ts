import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { revvyUsage } from '../tables.ts';

interface OfDay {
  userId: string;
  day: string;
}

const most = 2_147_483_647;

/** Concurrent answers must not count on the same remainder. False when the day's tokens are used up. */
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
