import type { Booking } from '@pahiya/contract/bookings/schemas';

type PaymentFacts = Pick<Booking, 'paymentMethod' | 'paymentStatus' | 'status'>;

/** Confirmed, to be paid online, and unpaid. Only the server knows whether it can still be paid. */
export function awaitsPayment({ paymentMethod, paymentStatus, status }: PaymentFacts): boolean {
  return paymentMethod === 'online' && status === 'confirmed' && paymentStatus !== 'paid';
}
