import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../database/pool.ts';
import { unmatchedMoney } from '../tables.ts';
import type { GatewayRefund } from '../types.ts';
import { closeRow, reopenRows } from './close-problem.ts';

type Unmatched = Pick<typeof unmatchedMoney.$inferInsert, 'kind' | 'gatewayId'> &
  Partial<Pick<typeof unmatchedMoney.$inferInsert, 'gatewayPaymentId' | 'amount' | 'currency'>>;

/** Keeps signed money reports that match nothing here, for a person. Idempotent. */
export async function recordUnmatched(tx: Database, unmatched: Unmatched): Promise<void> {
  await tx
    .insert(unmatchedMoney)
    .values({ id: uuidv7(), ...unmatched })
    .onConflictDoNothing();
}

interface StrangeRefund {
  gatewayPaymentId: string;
  /** Null if the gateway refused the refund. */
  gatewayRefundId: string | null;
  amount: number;
  currency: string;
  state: GatewayRefund['state'];
}

/**
 * Records a refund that we did not request. If it fully refunds money for an unknown link, that money is settled. Any
 * other refund is kept for a person. A failed one reopens rows that were closed as settled.
 */
export async function noteStrangeRefund(tx: Database, refund: StrangeRefund): Promise<void> {
  const { gatewayPaymentId, gatewayRefundId, amount, currency, state } = refund;
  if (gatewayRefundId === null) return;
  if (state === 'refund_failed') {
    return await reopenRows(tx, [`unknown_capture:${gatewayPaymentId}`, `unknown_refund:${gatewayRefundId}`]);
  }
  if (!(await isUnknownCapture(tx, refund))) {
    return await recordUnmatched(tx, {
      kind: 'unknown_refund',
      gatewayId: gatewayRefundId,
      ...{ gatewayPaymentId, amount, currency },
    });
  }
  const rowId = `unknown_capture:${gatewayPaymentId}`;
  if (state === 'refunded') await closeRow(tx, { rowId, reason: 'Refunded in full.', closedBy: 'gateway' });
}

/** True if exactly this amount was captured for an unknown link. */
async function isUnknownCapture(tx: Database, { gatewayPaymentId, amount, currency }: StrangeRefund): Promise<boolean> {
  const found = await tx
    .select({ id: unmatchedMoney.id })
    .from(unmatchedMoney)
    .where(
      and(
        eq(unmatchedMoney.kind, 'unknown_capture'),
        eq(unmatchedMoney.gatewayId, gatewayPaymentId),
        eq(unmatchedMoney.amount, amount),
        eq(unmatchedMoney.currency, currency),
      ),
    );
  return found.length > 0;
}
