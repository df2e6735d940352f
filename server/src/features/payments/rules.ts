import type { BookingStatus, CancelReason, PaymentMethod, PaymentStatus } from '@pahiya/contract/bookings/schemas';
import type { OutcomeState } from '@pahiya/contract/payments/contract';
import type { PaymentState, Refund, RefundReason } from '@pahiya/contract/payments/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import type { Claim } from '../bookings/rules/slot-refusals.ts';

export type PaymentSignal =
  | 'link_made'
  | 'failed'
  /** The same link is to be paid after all. */
  | 'reopened'
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
  failed: { reopened: 'pending', closed: 'expired', captured: 'paid' },
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

/**
 * How an online booking keeps its slot; instants are milliseconds of the database's clock. `open`: it may be paid;
 * `ending`: its newest link failed or was closed; `kept`: it is paid; `released`: others may book the slot.
 */
export type Hold = { state: 'open' | 'ending'; until: number } | { state: 'kept' } | { state: 'released' };

/** `endsAt`: when the hold ends for good. */
export type HoldSignal = { kind: 'link_opened'; endsAt: number } | { kind: 'failed' | 'closed' | 'paid' };

const graceMs = limits.failedPaymentHoldMinutes * 60_000;

interface HeldBooking {
  status: BookingStatus;
  paymentStatus: PaymentStatus;
  /** Milliseconds of the database's clock; null once paid. */
  heldUntil: number | null;
}

/** The hold of an online booking, as its row tells it. */
export function holdOf({ status, paymentStatus, heldUntil }: HeldBooking): Hold {
  if (status === 'cancelled') return { state: 'released' };
  if (heldUntil === null) return { state: 'kept' };
  return { state: paymentStatus === 'failed' ? 'ending' : 'open', until: heldUntil };
}

/**
 * Where a signal leads (product, section 5.3): the slot is kept as long as its link may be paid, which is until the
 * hold ends for good; from a failed, cancelled or abandoned payment on five minutes, never longer than it was kept before.
 * A hold whose time is over is released, whether or not anybody has noticed; then only claiming the slot anew wins it back.
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

/** What time alone makes of it. */
function holdAt(hold: Hold, now: number): Hold {
  return 'until' in hold && hold.until <= now ? { state: 'released' } : hold;
}

export interface LatestAttempt {
  attempt: number;
  state: PaymentState;
  hasLink: boolean;
  /** Whether the gateway said that its link can no longer be paid. */
  isClosed: boolean;
  /** Milliseconds of the database's clock. */
  expiresAt: number;
}

interface LinkFacts {
  latest: LatestAttempt | null;
  clock: number;
  /** When the hold ends for good. */
  holdEndsAt: number;
}

/** `current`: the open link; `reopened`: the one on which a payment failed; `fresh`: another one. */
type LinkChoice = 'current' | 'reopened' | 'fresh' | 'TOO_MANY_ATTEMPTS' | 'TOO_LITTLE_TIME';

const nearlyOverMs = 60_000;
const shortestLinkMs = limits.shortestPaymentLinkMinutes * 60_000;

/**
 * Chooses the link with which a booking can be paid now. A link expires when the hold ends for good, never later, and the gateway makes
 * none that expires within fifteen minutes: after half of the hold there is no other than the last one, which can be paid
 * after an attempt on it has failed.
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
  /** What came, and the rupees that the booking costs. */
  amount: number;
  currency: string;
  totalAmount: number;
  /** Whether other money pays the booking already. */
  isPaid: boolean;
  paymentMethod: PaymentMethod;
  cancelReason: CancelReason | null;
  /** Null once the customer has deleted the account. */
  userId: string | null;
  /** The present, in milliseconds of the database's clock. */
  clock: number;
}

export type CaptureVerdict = { use: 'slot_kept' | 'slot_to_regain' } | { refund: RefundReason };

/**
 * What becomes of money that has come (product, section 5.4): it pays the booking that keeps its slot; it tries to win back
 * a slot that was released for want of it; anything else is refunded.
 */
export function judgeCapture(facts: CaptureFacts): CaptureVerdict {
  if (facts.isPaid) return { refund: 'already_paid' };
  if (facts.amount !== facts.totalAmount || facts.currency !== 'INR') return { refund: 'amount_differs' };
  if (facts.paymentMethod === 'cash') return { refund: 'cash_chosen' };
  // Nobody would come: a slot is not booked for an account that is gone.
  if (facts.userId === null) return { refund: 'booking_cancelled' };
  const isOver = facts.status !== 'confirmed' && facts.cancelReason !== 'unpaid';
  if (isOver) return { refund: 'booking_cancelled' };
  const { state } = nextHold(holdOf(facts), { kind: 'paid' }, facts.clock);
  return { use: state === 'kept' ? 'slot_kept' : 'slot_to_regain' };
}

/** Why money goes back for a slot that could not be won back. */
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
  /** State of the refund of that attempt's money; without an attempt, of the capture that pays the booking. */
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
