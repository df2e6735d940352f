import type { Booking, BookingStatus, PaymentMethod } from '@pahiya/contract/bookings/schemas';

type ShownStatus = BookingStatus | 'unpaid';

/**
 * An online booking has the status `confirmed` before it is paid (product, section 4.5). The customer sees that the
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

/** Only a confirmed booking (product, section 4.10) and one awaiting payment are emphasized. */
export function statusTone(status: ShownStatus): 'primary' | 'accent' | 'secondary' {
  return tones[status];
}

const paymentTexts = ['paid', 'cash_on_service', 'failed', 'pending'] as const;
type PaymentText = (typeof paymentTexts)[number] | 'cash_received' | 'none';

interface PaymentFacts {
  status: BookingStatus;
  paymentStatus: string;
  /** Missing in older answers from Revvy. */
  paymentMethod?: string | null | undefined;
}

interface ShownPayment {
  method: PaymentMethod | null;
  state: PaymentText | null;
}

/**
 * Method and state of a payment, as far as they still matter. An unknown payment status counts as pending, and a
 * missing method as cash (product, section 4.10).
 */
export function shownPayment({ status, paymentStatus, paymentMethod }: PaymentFacts): ShownPayment {
  const method = paymentMethod === 'online' ? 'online' : 'cash';
  if (paymentStatus === 'paid') return { method, state: paymentMethod === 'cash' ? 'cash_received' : 'paid' };
  if (status === 'cancelled') return { method: null, state: 'none' };
  // The work is done, and "Cash on Service" would ask for the money again.
  if (status === 'completed' && paymentStatus === 'cash_on_service') return { method, state: null };
  return { method, state: paymentTexts.find((known) => known === paymentStatus) ?? 'pending' };
}

/** Whether the work is still to be done or in progress. */
export function isOpen({ status }: Pick<Booking, 'status'>): boolean {
  return status === 'confirmed' || status === 'in_progress';
}
