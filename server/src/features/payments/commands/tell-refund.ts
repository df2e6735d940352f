import type { SlotStart } from '@pahiya/contract/garages/schemas';
import type { RefundReason } from '@pahiya/contract/payments/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { describeRupees } from '@pahiya/contract/shared/money';
import type { Database } from '../../../database/pool.ts';
import type { LockedBooking } from '../../bookings/commands/lock-booking.ts';
import { describeSlot } from '../../bookings/rules.ts';
import { findAlternatives } from '../../garages/queries/day-slots.ts';
import { notify } from '../../notifications/commands/notify.ts';

interface RefundNews {
  booking: LockedBooking;
  amount: number;
  reason: RefundReason;
  gatewayPaymentId: string;
  now: Date;
}

const why: Record<RefundReason, string> = {
  slot_taken: 'Your payment came after the slot was released, and somebody else has taken it.',
  already_paid: 'This booking was paid already.',
  booking_cancelled: 'Your booking was cancelled.',
  amount_differs: 'The amount did not match the price of the booking.',
};

const offered = 2;

/** Tells the customer why the money comes back and when, and, where the slot is gone, what is free instead. */
export async function tellRefund(tx: Database, news: RefundNews): Promise<void> {
  const { booking, amount, reason, gatewayPaymentId } = news;
  const alternatives = reason === 'slot_taken' ? await freeSlots(tx, news) : [];
  const { from, to } = limits.refundBusinessDays;
  const instead = alternatives.map(({ date, startTime }) => describeSlot(date, startTime)).join(', ');
  const parts = [
    `${why[reason]} ${describeRupees(amount)} will be refunded in full within ${from}-${to} business days.`,
    instead && `Free at the same garage: ${instead}.`,
  ];
  await notify(tx, {
    userId: booking.userId,
    type: 'booking',
    title: 'Refund started',
    message: parts.filter(Boolean).join(' '),
    data: { booking_id: booking.id, kind: 'refund_started', reason, amount, alternatives },
    subject: `refund ${gatewayPaymentId}`,
    isMailed: true,
  });
}

async function freeSlots(tx: Database, { booking, now }: RefundNews): Promise<SlotStart[]> {
  const { garageId, bookingDate: date, bookingTime: time } = booking;
  return (await findAlternatives(tx, { garageId, date, time, now })).slice(0, offered);
}
