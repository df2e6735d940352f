import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { LatestAttempt } from '../rules.ts';
import { payments } from '../tables.ts';
import type { Payment } from './find-payment.ts';

export async function findLatest(db: Database, bookingId: string): Promise<Payment | null> {
  const [latest] = await db
    .select()
    .from(payments)
    .where(eq(payments.bookingId, bookingId))
    .orderBy(desc(payments.attempt))
    .limit(1);
  return latest ?? null;
}

export function attemptOf({ attempt, state, linkUrl, closedAt, expiresAt }: Payment): LatestAttempt {
  return { attempt, state, hasLink: linkUrl !== null, isClosed: closedAt !== null, expiresAt: expiresAt.getTime() };
}
