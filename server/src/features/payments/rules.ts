import type { BookingStatus, CancelReason, PaymentMethod, PaymentStatus } from '@pahiya/contract/bookings/schemas';
import type { OutcomeState } from '@pahiya/contract/payments/contract';
import type { PaymentState, Refund, RefundReason } from '@pahiya/contract/payments/schemas';

export type PaymentSignal =
  | 'link_made'
  | 'failed'
  | 'closed'
  | 'captured'
  | 'refund_asked'
  | 'refunded'
  | 'refund_failed';

/**
 * Where a signal leads; a state without an entry for it stays. Signals come twice and in any order: no line leads from
 * captured money back to an unpaid state, and a finished refund is the end.
 */
const lines: Record<PaymentState, Partial<Record<PaymentSignal, PaymentState>>> = {
  created: { link_made: 'pending', failed: 'failed', closed: 'expired', captured: 'paid' },
  pending: { failed: 'failed', closed: 'expired', captured: 'paid' },
  // A link may be paid after an attempt on it failed, and a payment may be captured after its link has expired.
  failed: { closed: 'expired', captured: 'paid' },
  expired: { captured: 'paid' },
  paid: { refund_asked: 'refunding' },
  refunding: { refunded: 'refunded', refund_failed: 'refund_failed' },
  // Asked again, by the gateway or by us.
  refund_failed: { refund_asked: 'refunding', refunded: 'refunded' },
  refunded: {},
};

export function nextState(state: PaymentState, signal: PaymentSignal): PaymentState {
  return lines[state][signal] ?? state;
}

type RefundState = Refund['state'];

/** A refund that arrived stays so; one that failed may still arrive, as when it is asked again. */
export function nextRefundState(known: RefundState, reported: RefundState): RefundState {
  return known === 'refunded' || reported === 'refunding' ? known : reported;
}

interface CaptureFacts {
  /** Rupees that came, and rupees the booking costs. */
  amount: number;
  totalAmount: number;
  /** Whether other money pays the booking already. */
  isPaid: boolean;
  status: BookingStatus;
  cancelReason: CancelReason | null;
  /** Whether it keeps its slot, by the database's clock. */
  isHeld: boolean;
}

export type CaptureVerdict = { use: 'slot_kept' | 'slot_to_regain' } | { refund: RefundReason };

/**
 * What becomes of money that has come (design, section 5): it pays the booking that keeps its slot; it tries to win back
 * a slot that was released for want of it; anything else is refunded.
 */
export function judgeCapture(facts: CaptureFacts): CaptureVerdict {
  if (facts.isPaid) return { refund: 'already_paid' };
  if (facts.amount !== facts.totalAmount) return { refund: 'amount_differs' };
  if (facts.status === 'confirmed') return { use: facts.isHeld ? 'slot_kept' : 'slot_to_regain' };
  if (facts.status === 'cancelled' && facts.cancelReason === 'unpaid') return { use: 'slot_to_regain' };
  return { refund: 'booking_cancelled' };
}

const longestPauseMinutes = 60;

/** Minutes until the gateway is asked again about a refund it did not answer: doubling, at most an hour. */
export function refundPauseMinutes(attempts: number): number {
  return Math.min(2 ** Math.max(0, attempts - 1), longestPauseMinutes);
}

export interface OutcomeFacts {
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  status: BookingStatus;
  isHeld: boolean;
  /** Of the attempt that was asked about, if one was. */
  paymentState: PaymentState | null;
  /** Of the money of that attempt, or of the booking: of what pays it, if something does. */
  refundState: RefundState | null;
}

/** What is told of a payment to the one who comes back from the gateway. */
export function judgeOutcome(facts: OutcomeFacts): OutcomeState {
  if (facts.paymentMethod !== 'online') return 'unknown';
  if (facts.refundState === 'refunded') return 'refunded';
  if (facts.refundState !== null) return 'refunding';
  if (facts.paymentStatus === 'paid') return 'paid';
  if (!facts.isHeld) return 'released';
  return facts.paymentStatus === 'failed' ? 'failed' : 'checking';
}
