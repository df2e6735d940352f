import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { lockBooking } from '../../calendar/commands/lock-booking.ts';
import type { BookingLimits } from '../../calendar/types.ts';
import { findPayment, type Payment } from '../queries/find-payment.ts';
import type { GatewayLink, PaymentGateway } from '../types.ts';
import { askEach, type Round } from './ask-each.ts';
import { keepLink } from './create-link.ts';
import { recordClosed, recordFailure } from './record-failure.ts';
import { recordRefund } from './record-refund.ts';
import { settleCapture } from './settle-capture.ts';

interface Dependencies extends Round {
  gateway: PaymentGateway;
  now: () => Date;
  bookingLimits: BookingLimits;
}

const atOnce = 100;

/**
 * Finds what lost webhooks would have said. Closed links are checked hourly for five days, because a bank may confirm
 * a payment that late (https://razorpay.com/docs/payments/payments/late-authorisation/handle).
 */
export async function reconcile(db: Database, deps: Dependencies): Promise<void> {
  const links = await db.execute<{ id: string }>(sql`
    select id from payments
    where gateway = ${deps.gateway.name} and (
      (closed_at is null and created_at < now() - case when link_id is null then interval '60 seconds' else interval '20 seconds' end)
      or (closed_at is not null and created_at > now() - interval '5 days' and coalesce(checked_at, '-infinity') < now() - interval '1 hour'))
    order by closed_at is not null, checked_at nulls first limit ${atOnce}`);
  await askEach(links.rows, ({ id }) => checkLink(db, deps, id), deps);
  const refunds = await db.execute<RefundRow>(sql`
    select r.id, r.id as reference, r.gateway_payment_id as "gatewayPaymentId", r.amount::float8 as amount, c.currency
    from payment_refunds r join payment_captures c using (gateway_payment_id) join payments p on p.id = c.payment_id
    where r.state = 'refunding' and r.gateway_refund_id is not null and p.gateway = ${deps.gateway.name}
    order by r.asked_at limit ${atOnce}`);
  await askEach(refunds.rows, (refund) => checkRefund(db, deps, refund), deps);
}

interface RefundRow extends Record<string, unknown> {
  id: string;
  reference: string;
  gatewayPaymentId: string;
  amount: number;
  currency: string;
}

async function checkLink(db: Database, { gateway, now, bookingLimits }: Dependencies, id: string): Promise<void> {
  const payment = await findPayment(db, { reference: id, linkId: null });
  if (!payment) return;
  // Writes before the request, so that links without a response also go to the end of the queue.
  await db.execute(sql`update payments set checked_at = now() where id = ${id}`);
  const link = payment.linkId === null ? await gateway.findLink(payment.id) : await gateway.fetchLink(payment.linkId);
  if (!link) return await db.transaction((tx) => recordMissingLink(tx, payment));
  for (const capture of link.captures) {
    await db.transaction((tx) => settleCapture(tx, { payment, now: now(), bookingLimits, ...capture }));
  }
  await db.transaction((tx) => recordLink(tx, payment, link));
  if (link.state === 'open' && (await isUnwanted(db, payment))) await gateway.cancelLink(link.id);
}

async function recordMissingLink(tx: Database, payment: Payment): Promise<void> {
  await recordFailure(tx, payment);
  await tx.execute(sql`update payments set closed_at = now() where id = ${payment.id}`);
}

async function recordLink(tx: Database, payment: Payment, link: GatewayLink): Promise<void> {
  // The booking is locked before its payment, as everywhere, to avoid deadlocks.
  await lockBooking(tx, payment.bookingId);
  if (payment.linkId === null) await keepLink(tx, payment, link);
  if (link.state === 'closed') await recordClosed(tx, payment);
  if (link.state === 'paid') await tx.execute(sql`update payments set closed_at = now() where id = ${payment.id}`);
}

async function isUnwanted(db: Database, payment: Payment): Promise<boolean> {
  const { rows } = await db.execute<{ is_unwanted: boolean }>(sql`
    select b.payment_status = 'paid' or b.payment_method = 'cash' or not occupies_slot(b.status, b.held_until)
      or exists (select from payments newer where newer.booking_id = b.id and newer.attempt > ${payment.attempt}) as is_unwanted
    from bookings b where b.id = ${payment.bookingId}`);
  return rows[0]?.is_unwanted ?? false;
}

async function checkRefund(db: Database, { gateway }: Dependencies, refund: RefundRow): Promise<void> {
  await db.execute(sql`update payment_refunds set asked_at = now() where id = ${refund.reference}`);
  const found = await gateway.findRefund(refund);
  if (!found) return;
  await db.transaction((tx) => recordRefund(tx, { ...refund, ...found }));
}
