import type { SlotStart } from '@pahiya/contract/garages/schemas';
import type { RefundReason } from '@pahiya/contract/payments/schemas';
import type { Database } from '../../../database/pool.ts';
import type { LockedBooking } from '../../calendar/commands/lock-booking.ts';
import { findAlternatives } from '../../garages/queries/day-slots.ts';
import { notify } from '../../notifications/commands/notify.ts';

interface RefundNews {
  booking: LockedBooking;
  amount: number;
  currency: string;
  reason: RefundReason;
  gatewayPaymentId: string;
  now: Date;
}

const offered = 2;

export async function notifyOfRefund(tx: Database, news: RefundNews): Promise<void> {
  const { booking, amount, currency, reason, gatewayPaymentId } = news;
  const isSlotGone = reason === 'slot_taken' || reason === 'slot_closed';
  const alternatives = isSlotGone ? await freeSlots(tx, news) : [];
  await notify(tx, {
    userId: booking.userId,
    type: 'booking',
    data: { booking_id: booking.id, kind: 'refund_started', reason, amount, currency, alternatives },
    subject: `refund ${gatewayPaymentId}`,
    isMailed: true,
  });
}

async function freeSlots(tx: Database, { booking, now }: RefundNews): Promise<SlotStart[]> {
  const { garageId, bookingDate: date, bookingTime: time } = booking;
  return (await findAlternatives(tx, { garageId, date, time, now })).slice(0, offered);
}
