import type { Booking, BookingStatus } from '@pahiya/contract/bookings/schemas';

/** A confirmed booking stands out; every other status is quiet (specification, section 4). */
export function statusTone(status: BookingStatus): 'primary' | 'secondary' {
  return status === 'confirmed' ? 'primary' : 'secondary';
}

const paymentTexts = ['paid', 'cash_on_service', 'failed', 'pending'] as const;
type PaymentText = (typeof paymentTexts)[number];

/** Which text a payment status has; one this version does not know counts as pending (specification, section 4). */
export function paymentText(status: string): PaymentText {
  return paymentTexts.find((known) => known === status) ?? 'pending';
}

/** Which text a payment method has; one that is not named counts as cash (specification, section 4). */
export function methodText(method: string | null | undefined): 'cash' | 'online' {
  return method === 'online' ? method : 'cash';
}

/** What the total holds above the services, in rupees: the fee of a home service as it was charged. */
export function chargedFee({ totalAmount, serviceDetails }: Pick<Booking, 'totalAmount' | 'serviceDetails'>): number {
  return totalAmount - serviceDetails.reduce((sum, { price }) => sum + price, 0);
}
