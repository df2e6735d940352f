import type { ChangeKind } from '@pahiya/contract/bookings/schemas';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../database/pool.ts';
import { notify } from '../../notifications/commands/notify.ts';
import type { LockedBooking } from './lock-booking.ts';

interface BookingNews {
  booking: Pick<LockedBooking, 'id' | 'userId' | 'bookingDate' | 'bookingTime'>;
  kind: ChangeKind;
  /** What its text names besides the slot. */
  details?: Record<string, unknown>;
  isMailed?: boolean;
}

/**
 * Tells the customer what became of the booking (specification, section 4). Belongs into the transaction of the change, which
 * happens once; a mechanic may be assigned again, so each time is news.
 */
export async function tellCustomer(tx: Database, news: BookingNews): Promise<void> {
  const { booking, kind, details, isMailed = false } = news;
  await notify(tx, {
    userId: booking.userId,
    type: 'booking',
    data: { booking_id: booking.id, kind, date: booking.bookingDate, time: booking.bookingTime, ...details },
    subject: `${kind} ${booking.id} ${uuidv7()}`,
    isMailed,
  });
}
