import type { PaymentOutcome } from '@pahiya/contract/payments/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { attemptOf, findLatest } from '../../payments/queries/find-latest.ts';
import { chooseLink, judgeOutcome, type OutcomeFacts } from '../../payments/rules.ts';
import { findBooking } from './find-booking.ts';

interface Asked {
  bookingId: string;
  paymentId: string | undefined;
  viewerId: UserId | null;
  now: Date;
}

interface OutcomeRow extends Record<string, unknown>, OutcomeFacts {
  /** Null for a walk-in. */
  userId: string | null;
  isNamed: boolean;
  heldUntil: string | null;
  secondsLeft: number | null;
  holdEndsAt: string | null;
  finalSecondsLeft: number | null;
  clock: number;
}

const unknown: PaymentOutcome = {
  state: 'unknown',
  heldUntil: null,
  secondsLeft: null,
  holdEndsAt: null,
  finalSecondsLeft: null,
  canRetry: false,
  canPayCash: false,
  booking: null,
};

/** A visitor who is not the owner must name one of the booking's payments, as the gateway does; gets only the state. */
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
      ceil(extract(epoch from b.held_until - hold_clock()))::int as "secondsLeft",
      b.hold_ends_at as "holdEndsAt",
      ceil(extract(epoch from b.hold_ends_at - hold_clock()))::int as "finalSecondsLeft",
      (extract(epoch from hold_clock()) * 1000)::float8 as clock
    from bookings b left join payments p on p.booking_id = b.id and p.id = ${paymentId ?? null}::uuid
    where b.id = ${bookingId}`);
  const [row] = rows;
  const isOwner = row !== undefined && viewerId !== null && row.userId === viewerId;
  if (!row || (!isOwner && !row.isNamed)) return unknown;
  const state = judgeOutcome(row);
  const isWaiting = state === 'checking' || state === 'failed';
  const booking = isOwner ? await findBooking(db, { userId: viewerId, bookingId, now }) : null;
  return {
    state,
    ...(isWaiting ? timesOf(row) : noTimes),
    canRetry: isOwner && isWaiting && (await hasLink(db, bookingId, row)),
    canPayCash: isWaiting && (booking?.allowedActions.includes('pay_cash') ?? false),
    booking,
  };
}

const noTimes = { heldUntil: null, secondsLeft: null, holdEndsAt: null, finalSecondsLeft: null };

function timesOf({ heldUntil, secondsLeft, holdEndsAt, finalSecondsLeft }: OutcomeRow) {
  return {
    heldUntil: heldUntil && new Date(heldUntil).toISOString(),
    secondsLeft: secondsLeft && Math.max(0, secondsLeft),
    holdEndsAt: holdEndsAt && new Date(holdEndsAt).toISOString(),
    finalSecondsLeft: finalSecondsLeft && Math.max(0, finalSecondsLeft),
  };
}

async function hasLink(db: Database, bookingId: string, { clock, holdEndsAt }: OutcomeRow): Promise<boolean> {
  if (holdEndsAt === null) return false;
  const latest = await findLatest(db, bookingId);
  const choice = chooseLink({ latest: latest && attemptOf(latest), clock, holdEndsAt: Date.parse(holdEndsAt) });
  return choice !== 'TOO_MANY_ATTEMPTS' && choice !== 'TOO_LITTLE_TIME';
}
