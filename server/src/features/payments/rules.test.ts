import { type PaymentState, paymentStates } from '@pahiya/contract/payments/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chooseLink,
  eventPauseSeconds,
  type Hold,
  type HoldSignal,
  judgeCapture,
  judgeOutcome,
  nextHold,
  nextRefundState,
  nextState,
  type PaymentSignal,
  refundPauseMinutes,
} from './rules.ts';

const signals: PaymentSignal[] = [
  'link_made',
  'failed',
  'closed',
  'captured',
  'refund_asked',
  'refunded',
  'refund_failed',
];
const anySignals = fc.array(fc.constantFrom(...signals), { maxLength: 30 });

const withMoney: PaymentState[] = ['paid', 'refunding', 'refunded', 'refund_failed'];

function run(from: PaymentState, sequence: PaymentSignal[]): PaymentState[] {
  const states = [from];
  for (const signal of sequence) states.push(nextState(states.at(-1) ?? from, signal));
  return states;
}

describe('the states of a payment', () => {
  test('captured money never returns to an unpaid state, in any order of signals', () => {
    fc.assert(
      fc.property(anySignals, (sequence) => {
        const states = run('created', sequence);
        const first = states.findIndex((state) => withMoney.includes(state));
        if (first >= 0) for (const state of states.slice(first)) expect(withMoney).toContain(state);
      }),
    );
  });

  test('a capture is never lost', () => {
    fc.assert(
      fc.property(anySignals, anySignals, (before, after) => {
        expect(withMoney).toContain(run('created', [...before, 'captured', ...after]).at(-1));
      }),
    );
  });

  test('a repeated signal changes nothing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...paymentStates), fc.constantFrom(...signals), (state, signal) => {
        const once = nextState(state, signal);
        // Requesting a refund again after a refusal is allowed.
        if (signal !== 'refund_asked') expect(nextState(once, signal)).toBe(once);
      }),
    );
  });

  test('money is refunded only if a refund was requested', () => {
    fc.assert(
      fc.property(
        anySignals.map((all) => all.filter((signal) => signal !== 'refund_asked')),
        (sequence) => {
          for (const state of run('created', sequence)) expect(withMoney.slice(1)).not.toContain(state);
        },
      ),
    );
  });

  test('a completed refund is final', () => {
    fc.assert(fc.property(anySignals, (sequence) => void expect(new Set(run('refunded', sequence)).size).toBe(1)));
  });

  test.each([
    ['failed, then paid on the same link', ['link_made', 'failed', 'captured'], 'paid'],
    ['failed after paid', ['link_made', 'captured', 'failed'], 'paid'],
    ['expired after paid', ['link_made', 'captured', 'closed'], 'paid'],
    ['paid before its link is recorded', ['captured', 'link_made'], 'paid'],
    ['abandoned', ['link_made', 'closed'], 'expired'],
    ['refunded', ['link_made', 'captured', 'refund_asked', 'refunded'], 'refunded'],
    ['a refund that arrives after it failed', ['captured', 'refund_asked', 'refund_failed', 'refunded'], 'refunded'],
  ] as const)('%s', (_name, sequence, end) => {
    expect(run('created', [...sequence]).at(-1)).toBe(end);
  });
});

test('a refund that has arrived stays so', () => {
  expect(nextRefundState('refunding', 'refunded')).toBe('refunded');
  expect(nextRefundState('refund_failed', 'refunded')).toBe('refunded');
  for (const reported of ['refunding', 'refund_failed', 'refunded'] as const) {
    expect(nextRefundState('refunded', reported)).toBe('refunded');
  }
  expect(nextRefundState('refund_failed', 'refunding')).toBe('refund_failed');
});

const waiting = {
  amount: 900,
  currency: 'INR',
  totalAmount: 900,
  paymentMethod: 'online',
  isPaid: false,
  status: 'confirmed',
  paymentStatus: 'pending',
  cancelReason: null,
  userId: '018f2f6e-0000-7000-8000-000000000001',
  heldUntil: 1_000,
  clock: 999,
} as const;

test.each([
  ['pays the booking that waits for it', {}, { use: 'slot_kept' }],
  ['tries to win back a slot whose hold has run out', { clock: 1_000 }, { use: 'slot_to_regain' }],
  [
    'tries to win back a slot that was released',
    { status: 'cancelled', cancelReason: 'unpaid' },
    { use: 'slot_to_regain' },
  ],
  ['goes back when the booking is paid', { isPaid: true }, { refund: 'already_paid' }],
  ['goes back when it is less', { amount: 899 }, { refund: 'amount_differs' }],
  ['goes back when it is fifty paise more', { amount: 900.5 }, { refund: 'amount_differs' }],
  ['goes back when it is as much of another currency', { currency: 'USD' }, { refund: 'amount_differs' }],
  ['goes back when the customer pays in cash instead', { paymentMethod: 'cash' }, { refund: 'cash_chosen' }],
  [
    'goes back when the customer has cancelled',
    { status: 'cancelled', cancelReason: 'customer' },
    { refund: 'booking_cancelled' },
  ],
  [
    'goes back when the account was deleted after the slot was released',
    { status: 'cancelled', cancelReason: 'unpaid', userId: null },
    { refund: 'booking_cancelled' },
  ],
] as const)('arrived money %s', (_name, change, verdict) => {
  expect(judgeCapture({ ...waiting, ...change })).toEqual(verdict);
});

const asked = {
  paymentMethod: 'online',
  paymentStatus: 'pending',
  status: 'confirmed',
  isHeld: true,
  paymentState: 'pending',
  refundState: null,
} as const;

test.each([
  [{}, 'checking'],
  [{ paymentStatus: 'paid' }, 'paid'],
  [{ paymentStatus: 'failed' }, 'failed'],
  [{ paymentStatus: 'failed', isHeld: false }, 'released'],
  [{ isHeld: false }, 'released'],
  [{ refundState: 'refunding' }, 'refunding'],
  [{ refundState: 'refund_failed' }, 'refunding'],
  [{ paymentStatus: 'paid', refundState: 'refunded' }, 'refunded'],
  [{ paymentMethod: 'cash', paymentStatus: 'cash_on_service' }, 'unknown'],
] as const)('for %j the outcome is: %s', (change, state) => {
  expect(judgeOutcome({ ...asked, ...change })).toBe(state);
});

test('a gateway that does not respond is asked less and less often, but at least every hour', () => {
  const pauses = Array.from({ length: 12 }, (_, attempts) => refundPauseMinutes(attempts));
  expect(pauses.slice(0, 5)).toEqual([1, 1, 2, 4, 8]);
  expect(Math.max(...pauses)).toBe(60);
});

test('a failing event is processed again after pauses that double, up to a quarter of an hour', () => {
  const pauses = Array.from({ length: 12 }, (_, failures) => eventPauseSeconds(failures + 1));
  expect(pauses.slice(0, 5)).toEqual([10, 20, 40, 80, 160]);
  expect(Math.max(...pauses, eventPauseSeconds(1_000))).toBe(900);
});

const minute = 60_000;

/** A signal to a hold, some minutes after the previous one. */
const happening = fc.record({
  afterMinutes: fc.integer({ min: 0, max: 12 }),
  kind: fc.constantFrom('link_opened', 'failed', 'closed', 'paid'),
} as const);

type Happening = { afterMinutes: number; kind: HoldSignal['kind'] };

/** Final end of every hold, measured from the booking. */
const endsAt = limits.unpaidHoldMinutes * minute;

/** A new booking has five minutes to request a link. */
const newHold: Hold = { state: 'open', until: 5 * minute };
const released: Hold = { state: 'released' };

interface Moment {
  now: number;
  before: Hold;
  signal: HoldSignal;
  after: Hold;
}

function happen(happenings: Happening[]): Moment[] {
  let now = 0;
  let hold: Hold = newHold;
  return happenings.map(({ afterMinutes, kind }) => {
    now += afterMinutes * minute;
    const signal: HoldSignal = kind === 'link_opened' ? { kind, endsAt } : { kind };
    const before = 'until' in hold && hold.until <= now ? released : hold;
    hold = nextHold(hold, signal, now);
    return { now, before, signal, after: hold };
  });
}

function untilOf(hold: Hold): number {
  if ('until' in hold) return hold.until;
  return hold.state === 'kept' ? Number.POSITIVE_INFINITY : 0;
}

function forAnyHistory(check: (moments: Moment[]) => void): void {
  fc.assert(fc.property(fc.array(happening, { maxLength: 25 }), (happenings) => check(happen(happenings))));
}

describe('the hold of a slot', () => {
  test('lasts as long as a link can be paid; afterwards money alone does not bring it back', () => {
    const opened = nextHold(newHold, { kind: 'link_opened', endsAt }, 0);
    expect(opened).toEqual({ state: 'open', until: 30 * minute });
    expect(nextHold(opened, { kind: 'paid' }, 30 * minute - 1)).toEqual({ state: 'kept' });
    expect(nextHold(opened, { kind: 'paid' }, 30 * minute)).toEqual(released);
  });

  test('ends at most five minutes after a failure or the end of a link, and is never extended by it', () => {
    forAnyHistory((moments) => {
      for (const { now, before, signal, after } of moments) {
        if (signal.kind !== 'failed' && signal.kind !== 'closed') continue;
        expect(untilOf(after)).toBeLessThanOrEqual(untilOf(before));
        if ('until' in after) expect(after.until).toBeLessThanOrEqual(now + 5 * minute);
      }
    });
  });

  test('ends for good thirty minutes after the booking, however many links are opened', () => {
    forAnyHistory((moments) => {
      for (const { after } of moments) if ('until' in after) expect(after.until).toBeLessThanOrEqual(30 * minute);
    });
  });

  test('stays once paid, and stays released once released, whatever signals follow', () => {
    forAnyHistory((moments) => {
      for (const { before, after } of moments) if (!('until' in before)) expect(after).toEqual(before);
    });
  });
});

describe('the payment link', () => {
  const facts = { latest: null, clock: 0, holdEndsAt: 30 * minute };
  const failed = { attempt: 1, state: 'failed', hasLink: true, isClosed: false, expiresAt: 30 * minute } as const;
  const late = { clock: 20 * minute };

  test.each([
    ['the first one', {}, 'fresh'],
    ['the open one', { latest: { ...failed, state: 'pending' } }, 'current'],
    ['another one after a failure', { latest: failed }, 'fresh'],
    ['the failed one again when another would outlast the hold', { ...late, latest: failed }, 'reopened'],
    ['the open one to the end', { ...late, latest: { ...failed, state: 'pending' } }, 'current'],
    ['none when there was none and time is short', late, 'TOO_LITTLE_TIME'],
    ['none when the failed one was closed', { ...late, latest: { ...failed, isClosed: true } }, 'TOO_LITTLE_TIME'],
    [
      'none when it was never made',
      { ...late, latest: { ...failed, state: 'created', hasLink: false } },
      'TOO_LITTLE_TIME',
    ],
    ['none in the last minute', { clock: 29 * minute, latest: failed }, 'TOO_LITTLE_TIME'],
    ['no sixth one', { latest: { ...failed, attempt: 5 } }, 'TOO_MANY_ATTEMPTS'],
  ] as const)('is %s', (_name, change, choice) => {
    expect(chooseLink({ ...facts, ...change })).toBe(choice);
  });
});
