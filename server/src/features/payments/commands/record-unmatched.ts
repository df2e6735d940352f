import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../database/pool.ts';
import { unmatchedMoney } from '../tables.ts';
import { closeRow } from './close-problem.ts';

type Unmatched = Pick<typeof unmatchedMoney.$inferInsert, 'kind' | 'gatewayId'> &
  Partial<Pick<typeof unmatchedMoney.$inferInsert, 'gatewayPaymentId' | 'amount' | 'currency'>>;

/** Keeps for people what the gateway signed and nothing here accounts for; told again, it is the same row. */
export async function recordUnmatched(tx: Database, unmatched: Unmatched): Promise<void> {
  await tx
    .insert(unmatchedMoney)
    .values({ id: uuidv7(), ...unmatched })
    .onConflictDoNothing();
}

interface Given {
  gatewayPaymentId: string;
  amount: number;
  currency: string;
}

/**
 * Money for a link nobody knows went back in full: nobody need look at it any more. False when there is no such money, or
 * something else went back.
 */
export async function closeUnknownCapture(
  tx: Database,
  { gatewayPaymentId, amount, currency }: Given,
): Promise<boolean> {
  const rowId = sql<string>`'unknown_capture:' || ${unmatchedMoney.gatewayId}`;
  const found = await tx
    .select({ rowId })
    .from(unmatchedMoney)
    .where(
      and(
        eq(unmatchedMoney.kind, 'unknown_capture'),
        eq(unmatchedMoney.gatewayId, gatewayPaymentId),
        eq(unmatchedMoney.amount, amount),
        eq(unmatchedMoney.currency, currency),
      ),
    );
  const [row] = found;
  if (!row) return false;
  await closeRow(tx, { rowId: row.rowId, reason: 'Refunded in full.', closedBy: 'gateway' });
  return true;
}
