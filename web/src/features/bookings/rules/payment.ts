import type { Booking } from '@pahiya/contract/bookings/schemas';

type PaymentFacts = Pick<Booking, 'paymentMethod' | 'paymentStatus' | 'status'>;

/** Made, to be paid online, and no money has come. Whether it still can be paid only the server knows. */
export function awaitsPayment({ paymentMethod, paymentStatus, status }: PaymentFacts): boolean {
  return paymentMethod === 'online' && status === 'confirmed' && paymentStatus !== 'paid';
}

/** Whole seconds until `heldUntil`; 0 once it has passed. */
export function secondsUntil(heldUntil: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(heldUntil) - now) / 1000));
}
