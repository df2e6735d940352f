import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { Payment } from '../queries/find-payment.ts';
import { nextState, type PaymentSignal } from '../rules.ts';
import { payments } from '../tables.ts';

/** True if the attempt's state changed. The booking must be locked. */
export async function movePayment(tx: Database, paymentId: string, signal: PaymentSignal): Promise<boolean> {
  const [payment] = await tx.select({ state: payments.state }).from(payments).where(eq(payments.id, paymentId));
  if (!payment) return false;
  const state = nextState(payment.state, signal);
  if (state === payment.state) return false;
  await tx.update(payments).set({ state, updatedAt: sql`now()` }).where(eq(payments.id, paymentId));
  return true;
}

export async function isLatestAttempt(tx: Database, payment: Pick<Payment, 'bookingId' | 'attempt'>): Promise<boolean> {
  const { rows } = await tx.execute<{ latest: number }>(
    sql`select max(attempt) as latest from payments where booking_id = ${payment.bookingId}`,
  );
  return rows[0]?.latest === payment.attempt;
}
