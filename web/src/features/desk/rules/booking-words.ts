import type { BookingStatus } from '@pahiya/contract/bookings/schemas';
import type { DeskBooking } from '@pahiya/contract/desk/garage/schemas';

export function paymentWord({ paymentMethod, paymentStatus }: Pick<DeskBooking, 'paymentMethod' | 'paymentStatus'>) {
  if (paymentStatus === 'paid') return paymentMethod === 'cash' ? 'cashReceived' : 'paid';
  if (paymentMethod === 'cash') return 'cashDue';
  return paymentStatus === 'failed' ? 'failed' : 'awaited';
}

export const statusTones = {
  confirmed: 'info',
  in_progress: 'accent',
  completed: 'success',
  cancelled: 'secondary',
} as const satisfies Record<BookingStatus, string>;
