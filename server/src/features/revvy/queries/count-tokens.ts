import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { revvyUsage } from '../tables.ts';

/** How many tokens of the AI model the account has used on this day of India. */
export async function countTokens(db: Database, { userId, day }: { userId: string; day: string }): Promise<number> {
  const [found] = await db
    .select({ tokens: revvyUsage.tokens })
    .from(revvyUsage)
    .where(and(eq(revvyUsage.userId, userId), eq(revvyUsage.day, day)));
  return found?.tokens ?? 0;
}
