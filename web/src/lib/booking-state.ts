import type { Booking, BookingStatus, PaymentMethod } from '@pahiya/contract/bookings/schemas';

/** The state of a booking as its customer reads it. */
type ShownStatus = BookingStatus | 'unpaid';

/**
 * An online booking has the status `confirmed` before it is paid (product, section 4.5). Its customer reads that the
 * payment is awaited, because the slot is lost without it.
 */
export function shownStatus({ status, paymentStatus }: Pick<Booking, 'status' | 'paymentStatus'>): ShownStatus {
  const isUnpaid = paymentStatus === 'pending' || paymentStatus === 'failed';
  return status === 'confirmed' && isUnpaid ? 'unpaid' : status;
}

const tones = {
  confirmed: 'primary',
  unpaid: 'accent',
  in_progress: 'secondary',
  completed: 'secondary',
  cancelled: 'secondary',
} as const satisfies Record<ShownStatus, string>;

/** A confirmed booking stands out; every other status is quiet (product, section 4.10), except one to be paid for. */
export function statusTone(status: ShownStatus): 'primary' | 'accent' | 'secondary' {
  return tones[status];
}

const paymentTexts = ['paid', 'cash_on_service', 'failed', 'pending'] as const;
type PaymentText = (typeof paymentTexts)[number] | 'cash_received' | 'none';

interface PaymentFacts {
  status: BookingStatus;
  paymentStatus: string;
  /** Unknown in answers that Revvy gave earlier. */
  paymentMethod?: string | null | undefined;
}

interface ShownPayment {
  method: PaymentMethod | null;
  state: PaymentText | null;
}

/**
 * How a booking is paid, as far as it still matters. A payment status that this version does not know counts as pending,
 * and a method that is not named counts as cash (product, section 4.10).
 */
export function shownPayment({ status, paymentStatus, paymentMethod }: PaymentFacts): ShownPayment {
  const method = paymentMethod === 'online' ? 'online' : 'cash';
  if (paymentStatus === 'paid') return { method, state: paymentMethod === 'cash' ? 'cash_received' : 'paid' };
  if (status === 'cancelled') return { method: null, state: 'none' };
  // The work is done: "Cash on Service" would ask for the money again.
  if (status === 'completed' && paymentStatus === 'cash_on_service') return { method, state: null };
  return { method, state: paymentTexts.find((known) => known === paymentStatus) ?? 'pending' };
}

/** The work of the booking is still to be done, or is being done. */
export function isOpen({ status }: Pick<Booking, 'status'>): boolean {
  return status === 'confirmed' || status === 'in_progress';
}
