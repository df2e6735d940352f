import type { Booking } from '@pahiya/contract/bookings/schemas';

type PaymentFacts = Pick<Booking, 'paymentMethod' | 'paymentStatus' | 'status'>;

/** Made, to be paid online, and no money has come. Whether it still can be paid only the server knows. */
export function awaitsPayment({ paymentMethod, paymentStatus, status }: PaymentFacts): boolean {
  return paymentMethod === 'online' && status === 'confirmed' && paymentStatus !== 'paid';
}
