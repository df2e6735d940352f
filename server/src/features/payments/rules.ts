import type { BookingStatus, CancelReason, PaymentMethod, PaymentStatus } from '@pahiya/contract/bookings/schemas';
import type { OutcomeState } from '@pahiya/contract/payments/contract';
import type { PaymentState, Refund, RefundReason } from '@pahiya/contract/payments/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { backOff } from '../../platform/back-off.ts';
import type { Claim } from '../bookings/rules/slot-refusals.ts';

export type PaymentSignal =
  | 'link_made'
  | 'failed'
  /** The same link is paid again. */
  | 'reopened'
  | 'closed'
  | 'captured'
  | 'refund_asked'
  | 'refunded'
  | 'refund_failed';

/**
 * Transitions by signal; a state without an entry for a signal stays. Signals may be repeated and arrive in any order:
 * nothing leads from captured money back to an unpaid state, and a completed refund is final.
 */
const lines: Record<PaymentState, Partial<Record<PaymentSignal, PaymentState>>> = {
  created: { link_made: 'pending', failed: 'failed', closed: 'expired', captured: 'paid' },
  pending: { failed: 'failed', closed: 'expired', captured: 'paid' },
  // A link may be paid after a failed attempt, and a payment may be captured after the link has expired.
  failed: { reopened: 'pending', closed: 'expired', captured: 'paid' },
  expired: { captured: 'paid' },
  paid: { refund_asked: 'refunding' },
  refunding: { refunded: 'refunded', refund_failed: 'refund_failed' },
  // The refund was requested again, by the gateway or by us.
  refund_failed: { refund_asked: 'refunding', refunded: 'refunded' },
  refunded: {},
};

export function nextState(state: PaymentState, signal: PaymentSignal): PaymentState {
  return lines[state][signal] ?? state;
}

type RefundState = Refund['state'];

/** A refund that has arrived stays so. A failed one may still arrive, for example when it is requested again. */
export function nextRefundState(known: RefundState, reported: RefundState): RefundState {
  return known === 'refunded' || reported === 'refunding' ? known : reported;
}

/**
 * How an online booking keeps its slot; times are milliseconds of the database's clock. `open`: it can be paid;
 * `ending`: its newest link failed or was closed; `kept`: it is paid; `released`: others may book the slot.
 */
export type Hold = { state: 'open' | 'ending'; until: number } | { state: 'kept' } | { state: 'released' };

/** `endsAt`: the final end of the hold. */
export type HoldSignal = { kind: 'link_opened'; endsAt: number } | { kind: 'failed' | 'closed' | 'paid' };

const graceMs = limits.failedPaymentHoldMinutes * 60_000;

interface HeldBooking {
  status: BookingStatus;
  paymentStatus: PaymentStatus;
  /** Milliseconds of the database's clock; null once paid. */
  heldUntil: number | null;
}

/** The hold according to the booking's row. */
export function holdOf({ status, paymentStatus, heldUntil }: HeldBooking): Hold {
  if (status === 'cancelled') return { state: 'released' };
  if (heldUntil === null) return { state: 'kept' };
  return { state: paymentStatus === 'failed' ? 'ending' : 'open', until: heldUntil };
}

/**
 * Applies a signal (product, section 5.3): the slot is kept as long as its link can be paid, at most until the
 * final end of the hold; after a failed, cancelled or abandoned payment for five minutes, never longer than before. A
 * hold that has lapsed is released, even if no job has processed it; then only a new claim regains the slot.
 */
export function nextHold(hold: Hold, signal: HoldSignal, now: number): Hold {
  const current = holdAt(hold, now);
  if (!('until' in current)) return current;
  switch (signal.kind) {
    case 'paid':
      return { state: 'kept' };
    case 'link_opened':
      return { state: 'open', until: signal.endsAt };
    case 'failed':
    case 'closed':
      return { state: 'ending', until: Math.min(current.until, now + graceMs) };
  }
}

function holdAt(hold: Hold, now: number): Hold {
  return 'until' in hold && hold.until <= now ? { state: 'released' } : hold;
}

export interface LatestAttempt {
  attempt: number;
  state: PaymentState;
  hasLink: boolean;
  /** The gateway reported that the link can no longer be paid. */
  isClosed: boolean;
  /** Milliseconds of the database's clock. */
  expiresAt: number;
}

interface LinkFacts {
  latest: LatestAttempt | null;
  clock: number;
  /** Final end of the hold. */
  holdEndsAt: number;
}

/** `current`: the open link; `reopened`: the link on which a payment failed; `fresh`: a new one. */
type LinkChoice = 'current' | 'reopened' | 'fresh' | 'TOO_MANY_ATTEMPTS' | 'TOO_LITTLE_TIME';

const nearlyOverMs = 60_000;
const shortestLinkMs = limits.shortestPaymentLinkMinutes * 60_000;

/**
 * Chooses the link to pay a booking now. A link expires at the final end of the hold, and the gateway creates no link
 * that expires within fifteen minutes. In the second half of the hold only the last link remains, which can be paid
 * after a failed attempt.
 */
export function chooseLink({ latest, clock, holdEndsAt }: LinkFacts): LinkChoice {
  const isPayable = latest !== null && !latest.isClosed && latest.expiresAt > clock + nearlyOverMs;
  const hasTime = holdEndsAt >= clock + shortestLinkMs;
  const isOpen = latest?.state === 'created' || latest?.state === 'pending';
  if (isPayable && isOpen && (latest.hasLink || hasTime)) return 'current';
  if ((latest?.attempt ?? 0) >= limits.paymentAttempts) return 'TOO_MANY_ATTEMPTS';
  if (hasTime) return 'fresh';
  return isPayable && latest.state === 'failed' && latest.hasLink ? 'reopened' : 'TOO_LITTLE_TIME';
}

interface CaptureFacts extends HeldBooking {
  /** The arrived money, and the price of the booking in rupees. */
  amount: number;
  currency: string;
  totalAmount: number;
  /** Other money already pays the booking. */
  isPaid: boolean;
  paymentMethod: PaymentMethod;
  cancelReason: CancelReason | null;
  /** Null after the customer's account is deleted. */
  userId: string | null;
  /** Milliseconds of the database's clock. */
  clock: number;
}

export type CaptureVerdict = { use: 'slot_kept' | 'slot_to_regain' } | { refund: RefundReason };

/**
 * Decides what happens to arrived money (product, section 5.4): it pays the booking that keeps its slot, tries to
 * regain a slot that was released because it was unpaid, or is refunded.
 */
export function judgeCapture(facts: CaptureFacts): CaptureVerdict {
  if (facts.isPaid) return { refund: 'already_paid' };
  if (facts.amount !== facts.totalAmount || facts.currency !== 'INR') return { refund: 'amount_differs' };
  if (facts.paymentMethod === 'cash') return { refund: 'cash_chosen' };
  // A deleted account's booking has no visitor, so no slot is booked for it.
  if (facts.userId === null) return { refund: 'booking_cancelled' };
  const isOver = facts.status !== 'confirmed' && facts.cancelReason !== 'unpaid';
  if (isOver) return { refund: 'booking_cancelled' };
  const { state } = nextHold(holdOf(facts), { kind: 'paid' }, facts.clock);
  return { use: state === 'kept' ? 'slot_kept' : 'slot_to_regain' };
}

/** Reasons for a refund if the slot could not be regained. */
const slotReasons: Record<NonNullable<Claim['refusal']>, RefundReason> = {
  taken: 'slot_taken',
  garage_inactive: 'slot_closed',
  holiday: 'slot_closed',
  not_offered: 'slot_closed',
  no_mechanics: 'slot_closed',
  own_booking: 'own_booking',
  too_many_open: 'own_booking',
  too_many_unpaid: 'own_booking',
  too_many_new: 'own_booking',
};

export function refundReasonOf(refusal: NonNullable<Claim['refusal']>): RefundReason {
  return slotReasons[refusal];
}

const longestPauseMinutes = 60;

/** Minutes until a refund without a response is requested again: doubling, at most an hour. */
export function refundPauseMinutes(attempts: number): number {
  return Math.min(2 ** Math.max(0, attempts - 1), longestPauseMinutes);
}

/** Seconds until an event that has failed this often is processed again: doubling, at most a quarter of an hour. */
export function eventPauseSeconds(failures: number): number {
  return backOff(failures, { firstSeconds: 10, longestSeconds: 900 });
}

export interface OutcomeFacts {
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  status: BookingStatus;
  isHeld: boolean;
  /** State of the named attempt, if any. */
  paymentState: PaymentState | null;
  /** State of the refund of the named attempt's money; without an attempt, of the capture that pays the booking. */
  refundState: RefundState | null;
}

/** The outcome shown to a customer who returns from the gateway. */
export function judgeOutcome(facts: OutcomeFacts): OutcomeState {
  if (facts.paymentMethod !== 'online') return 'unknown';
  if (facts.refundState === 'refunded') return 'refunded';
  if (facts.refundState !== null) return 'refunding';
  if (facts.paymentStatus === 'paid') return 'paid';
  if (!facts.isHeld) return 'released';
  return facts.paymentStatus === 'failed' ? 'failed' : 'checking';
}
