import type { PaymentOutcome } from '@pahiya/contract/payments/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { findBooking } from '../../bookings/queries/find-booking.ts';
import { judgeOutcome, type OutcomeFacts } from '../rules.ts';

interface Asked {
  bookingId: string;
  /** The attempt that the address names, if it does. */
  paymentId: string | undefined;
  /** Null for somebody who is not signed in. */
  viewerId: string | null;
  now: Date;
}

interface OutcomeRow extends Record<string, unknown>, OutcomeFacts {
  /** Null for a walk-in, which is nobody's. */
  userId: string | null;
  isNamed: boolean;
  heldUntil: string | null;
  secondsLeft: number | null;
}

const unknown: PaymentOutcome = {
  state: 'unknown',
  heldUntil: null,
  secondsLeft: null,
  canRetry: false,
  booking: null,
};

/**
 * How a payment stands. Somebody who is not the owner must name the booking and one of its payments, which only the
 * gateway's way back does, and is told the bare state. Where money pays the booking, what else came and goes back plays
 * no part.
 */
export async function findOutcome(
  db: Database,
  { bookingId, paymentId, viewerId, now }: Asked,
): Promise<PaymentOutcome> {
  const { rows } = await db.execute<OutcomeRow>(sql`
    select b.user_id as "userId", b.payment_method as "paymentMethod", b.payment_status as "paymentStatus", b.status,
      occupies_slot(b.status, b.held_until) as "isHeld",
      p.id is not null as "isNamed", p.state as "paymentState",
      (select r.state from payments a join payment_captures c on c.payment_id = a.id
          left join payment_refunds r using (gateway_payment_id)
        where a.booking_id = b.id and (a.id = p.id or ${paymentId === undefined})
        order by c.is_used desc, r.created_at desc nulls last limit 1) as "refundState",
      b.held_until as "heldUntil",
      ceil(extract(epoch from b.held_until - hold_clock()))::int as "secondsLeft"
    from bookings b left join payments p on p.booking_id = b.id and p.id = ${paymentId ?? null}::uuid
    where b.id = ${bookingId}`);
  const [row] = rows;
  const isOwner = row !== undefined && viewerId !== null && row.userId === viewerId;
  if (!row || (!isOwner && !row.isNamed)) return unknown;
  const state = judgeOutcome(row);
  const isWaiting = state === 'checking' || state === 'failed';
  return {
    state,
    heldUntil: isWaiting && row.heldUntil ? new Date(row.heldUntil).toISOString() : null,
    secondsLeft: isWaiting && row.secondsLeft !== null ? Math.max(0, row.secondsLeft) : null,
    canRetry: isOwner && isWaiting,
    booking: isOwner ? await findBooking(db, { userId: viewerId, bookingId, now }) : null,
  };
}
