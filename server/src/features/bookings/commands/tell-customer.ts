import type { ChangeKind } from '@pahiya/contract/bookings/schemas';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../database/pool.ts';
import { notify } from '../../notifications/commands/notify.ts';

interface BookingNews {
  booking: { id: string; userId: string };
  kind: ChangeKind;
  title: string;
  message: string;
  isMailed?: boolean;
}

/**
 * Tells the customer what the garage did (specification, section 4). Belongs into the transaction of the change, which
 * happens once; a mechanic may be assigned again, so each time is news.
 */
export async function tellCustomer(tx: Database, news: BookingNews): Promise<void> {
  const { booking, kind, title, message, isMailed = false } = news;
  await notify(tx, {
    userId: booking.userId,
    type: 'booking',
    title,
    message,
    data: { booking_id: booking.id, kind },
    subject: `${kind} ${booking.id} ${uuidv7()}`,
    isMailed,
  });
}
