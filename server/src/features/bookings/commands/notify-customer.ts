import type { ChangeKind } from '@pahiya/contract/bookings/schemas';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../database/pool.ts';
import type { LockedBooking } from '../../calendar/commands/lock-booking.ts';
import { garages } from '../../garages/tables.ts';
import { notify } from '../../notifications/commands/notify.ts';

interface BookingNews {
  booking: Pick<LockedBooking, 'id' | 'userId' | 'garageId' | 'bookingDate' | 'bookingTime'>;
  kind: ChangeKind;
  details?: Record<string, unknown>;
  isMailed?: boolean;
}

/** Product, section 4.7. Call it in the transaction of the change. */
export async function notifyCustomer(tx: Database, news: BookingNews): Promise<void> {
  const { booking, kind, details, isMailed = false } = news;
  const { id, userId, garageId, bookingDate: date, bookingTime: time } = booking;
  if (userId === null) return;
  const [garage] = await tx.select({ name: garages.name }).from(garages).where(eq(garages.id, garageId));
  await notify(tx, {
    userId,
    type: 'booking',
    data: { booking_id: id, kind, garage_name: garage?.name, date, time, ...details },
    subject: `${kind} ${id} ${uuidv7()}`,
    isMailed,
  });
}
