import { zodResolver } from '@hookform/resolvers/zod';
import { createBookingInput } from '@pahiya/contract/bookings/schemas';
import { phone } from '@pahiya/contract/profiles/schemas';
import { isBookableDay } from './slots.ts';

// Import only through `useBookingForm`: with zod, the schemas weigh as much as two booking forms.

const form = createBookingInput
  .omit({ garageId: true, expectedTotal: true, idempotencyKey: true })
  .extend({ notes: createBookingInput.shape.notes.unwrap(), customerPhone: phone });

/** The contract's rules plus the bookable days from `today` (Asia/Kolkata). */
export function bookingForm(today: string) {
  return form.extend({
    bookingDate: form.shape.bookingDate.refine((date) => isBookableDay(date, today), 'Not a day that can be booked'),
  });
}

export function bookingResolver(today: string) {
  return zodResolver(bookingForm(today));
}
