import type { DeskBooking } from '@pahiya/contract/desk/garage/schemas';
import { isAllowed, mayReceiveCash } from '../../bookings/rules.ts';

type BookingFacts = Pick<DeskBooking, 'status' | 'paymentMethod' | 'paymentStatus' | 'bookingDate' | 'bookingTime'> & {
  isHeld: boolean;
};

export function garageActions(booking: BookingFacts, now: Date): DeskBooking['allowedActions'] {
  const may = (transition: 'start' | 'complete' | 'cancel') =>
    isAllowed(booking, { transition, actor: 'garage', now }) ? [transition] : [];
  const isCashDue = booking.paymentStatus === 'cash_on_service' && mayReceiveCash(booking);
  return [
    ...(booking.isHeld ? (['assign'] as const) : []),
    ...may('start'),
    ...(isCashDue ? (['cash'] as const) : []),
    ...may('complete'),
    ...may('cancel'),
  ];
}
