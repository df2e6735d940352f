import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../database/pool.ts';
import { unmatchedMoney } from '../tables.ts';
import type { GatewayRefund } from '../types.ts';
import { closeRow, reopenRows } from './close-problem.ts';

type Unmatched = Pick<typeof unmatchedMoney.$inferInsert, 'kind' | 'gatewayId'> &
  Partial<Pick<typeof unmatchedMoney.$inferInsert, 'gatewayPaymentId' | 'amount' | 'currency'>>;

/** Keeps for people what the gateway signed and nothing here accounts for; told again, it is the same row. */
export async function recordUnmatched(tx: Database, unmatched: Unmatched): Promise<void> {
  await tx
    .insert(unmatchedMoney)
    .values({ id: uuidv7(), ...unmatched })
    .onConflictDoNothing();
}

interface StrangeRefund {
  gatewayPaymentId: string;
  /** Null when the gateway refused to make one. */
  gatewayRefundId: string | null;
  amount: number;
  currency: string;
  state: GatewayRefund['state'];
}

/**
 * A refund that nothing here asked for. Where it gave back in full what came for a link nobody knows, people need not look
 * at that money any more; one of something else is kept for them. Where it failed, they see again what they have taken for
 * settled.
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

/** Whether this much money came for a link nobody knows. */
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
