import type { Booking } from '@pahiya/contract/bookings/schemas';
import { Suspense } from 'react';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import type { BookingDialog } from '../types/booking-screens.ts';

const CancelDialog = lazyPart(async () => {
  const { CancelDialog } = await import('./cancel-dialog.tsx');
  return { default: CancelDialog };
});
const RescheduleDialog = lazyPart(async () => {
  const { RescheduleDialog } = await import('./reschedule-dialog.tsx');
  return { default: RescheduleDialog };
});

interface BookingDialogsProps {
  booking: Booking;
  show: BookingDialog | undefined;
  onClose: () => void;
}

export function BookingDialogs({ booking, show, onClose }: BookingDialogsProps) {
  if (!show || !booking.allowedActions.includes(show)) return null;
  const Dialog = show === 'cancel' ? CancelDialog : RescheduleDialog;
  return (
    <Suspense>
      <Dialog booking={booking} onClose={onClose} />
    </Suspense>
  );
}
