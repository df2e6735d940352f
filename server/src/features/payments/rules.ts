import type { BookingStatus, CancelReason, PaymentMethod, PaymentStatus } from '@pahiya/contract/bookings/schemas';
import type { OutcomeState } from '@pahiya/contract/payments/contract';
import type { PaymentState, Refund, RefundReason } from '@pahiya/contract/payments/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { backOff } from '../../platform/back-off.ts';
import type { Claim } from '../calendar/rules/slot-refusals.ts';

export type PaymentSignal =
  | 'link_made'
  | 'failed'
  | 'reopened'
  | 'closed'
  | 'captured'
  | 'refund_asked'
  | 'refunded'
  | 'refund_failed';

/** Signals may repeat and arrive in any order; a state without an entry stays. Captured money never becomes unpaid. */
const lines: Record<PaymentState, Partial<Record<PaymentSignal, PaymentState>>> = {
  created: { link_made: 'pending', failed: 'failed', closed: 'expired', captured: 'paid' },
  pending: { failed: 'failed', closed: 'expired', captured: 'paid' },
  // A link may be paid after a failed attempt, and a payment may be captured after the link has expired.
  failed: { reopened: 'pending', closed: 'expired', captured: 'paid' },
  expired: { captured: 'paid' },
  paid: { refund_asked: 'refunding' },
  refunding: { refunded: 'refunded', refund_failed: 'refund_failed' },
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
 * Times are milliseconds of the database's clock. `open`: can be paid; `ending`: its newest link failed or was closed;
 * `kept`: paid; `released`: others may book the slot.
 */
export type Hold = { state: 'open' | 'ending'; until: number } | { state: 'kept' } | { state: 'released' };

/** `endsAt`: the final end of the hold. */
export type HoldSignal = { kind: 'link_opened'; endsAt: number } | { kind: 'failed' | 'closed' | 'paid' };

const graceMs = limits.failedPaymentHoldMinutes * 60_000;

interface HeldBooking {
  status: BookingStatus;
  paymentStatus: PaymentStatus;
  heldUntil: number | null;
}

export function holdOf({ status, paymentStatus, heldUntil }: HeldBooking): Hold {
  if (status === 'cancelled') return { state: 'released' };
  if (heldUntil === null) return { state: 'kept' };
  return { state: paymentStatus === 'failed' ? 'ending' : 'open', until: heldUntil };
}

/** Product, section 5.3. A hold that has lapsed is released, even if no job has processed it. */
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
  isClosed: boolean;
  expiresAt: number;
}

interface LinkFacts {
  latest: LatestAttempt | null;
  clock: number;
  holdEndsAt: number;
}

type LinkChoice = 'current' | 'reopened' | 'fresh' | 'TOO_MANY_ATTEMPTS' | 'TOO_LITTLE_TIME';

const nearlyOverMs = 60_000;
const shortestLinkMs = limits.shortestPaymentLinkMinutes * 60_000;

/** A link lives until the final end of the hold and at least 15 minutes; later only the last link can be paid again. */
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
  amount: number;
  currency: string;
  totalAmount: number;
  isPaid: boolean;
  paymentMethod: PaymentMethod;
  cancelReason: CancelReason | null;
  userId: string | null;
  clock: number;
}

export type CaptureVerdict = { use: 'slot_kept' | 'slot_to_regain' } | { refund: RefundReason };

/** Product, section 5.4. */
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
  paymentState: PaymentState | null;
  /** Concerns the named attempt's money or, without an attempt, the capture that pays the booking. */
  refundState: RefundState | null;
}

export function judgeOutcome(facts: OutcomeFacts): OutcomeState {
  if (facts.paymentMethod !== 'online') return 'unknown';
  if (facts.refundState === 'refunded') return 'refunded';
  if (facts.refundState !== null) return 'refunding';
  if (facts.paymentStatus === 'paid') return 'paid';
  if (!facts.isHeld) return 'released';
  return facts.paymentStatus === 'failed' ? 'failed' : 'checking';
}
