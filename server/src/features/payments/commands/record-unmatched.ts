import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../database/pool.ts';
import { unmatchedMoney } from '../tables.ts';
import type { GatewayRefund } from '../types.ts';
import { closeRow, reopenRows } from './close-problem.ts';

type Unmatched = Pick<typeof unmatchedMoney.$inferInsert, 'kind' | 'gatewayId'> &
  Partial<Pick<typeof unmatchedMoney.$inferInsert, 'gatewayPaymentId' | 'amount' | 'currency'>>;

/** Keeps money reports that match nothing here, for staff. Idempotent. */
export async function recordUnmatched(tx: Database, unmatched: Unmatched): Promise<void> {
  await tx
    .insert(unmatchedMoney)
    .values({ id: uuidv7(), ...unmatched })
    .onConflictDoNothing();
}

interface StrangeRefund {
  gatewayPaymentId: string;
  gatewayRefundId: string | null;
  amount: number;
  currency: string;
  state: GatewayRefund['state'];
}

/** A full refund settles the money of an unknown link; others are for staff. A failed one reopens closed rows. */
export async function recordStrangeRefund(tx: Database, refund: StrangeRefund): Promise<void> {
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
