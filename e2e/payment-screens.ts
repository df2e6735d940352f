import type { Page } from '@playwright/test';
import type { Booking } from '../contract/src/bookings/schemas.ts';
import type { OutcomeState, PaymentOutcome } from '../contract/src/payments/contract.ts';
import type { Screen } from './screen.ts';
import { visit, visitWhole } from './visit.ts';

const outcome = '**/api/bookings/*/payment?*';
const address = `/payment-success?booking_id=${crypto.randomUUID()}&payment_id=${crypto.randomUUID()}`;
const states = ['checking', 'paid', 'failed', 'released', 'refunding', 'refunded', 'unknown'] as const;

export const paymentScreens: Screen[] = [
  ...states.map((state) => ({ name: `payment-${state}`, open: (page: Page) => showPayment(page, state) })),
  { name: 'booking', open: (page) => showBooking(page) },
  { name: 'booking-cancel', open: (page) => showBooking(page, 'cancel') },
  { name: 'booking-reschedule', open: (page) => showBooking(page, 'reschedule') },
  { name: 'booking-unknown', open: (page) => visitWhole(page, `/bookings/${crypto.randomUUID()}`) },
  { name: 'profile-nothing-past', open: (page) => visitWhole(page, '/profile?tab=bookings&when=past') },
];

const known = new WeakMap<Page, Booking>();

/** Reads the booking once, because the screens do not change it. */
async function lastBooking(page: Page): Promise<Booking> {
  const booking = known.get(page) ?? (await readLastBooking(page));
  known.set(page, booking);
  return booking;
}

async function readLastBooking(page: Page): Promise<Booking> {
  const [answer] = await Promise.all([page.waitForResponse(/\/api\/bookings\?/), page.goto('/profile?tab=bookings')]);
  const { items } = await answer.json();
  return items[0];
}

async function showPayment(page: Page, state: OutcomeState): Promise<void> {
  const booking = await lastBooking(page);
  const json: PaymentOutcome = {
    state,
    heldUntil: null,
    secondsLeft: state === 'failed' ? 272 : null,
    holdEndsAt: null,
    finalSecondsLeft: null,
    canRetry: state === 'failed',
    canPayCash: false,
    booking: state === 'unknown' ? null : { ...booking, paymentMethod: 'online', paymentStatus: 'paid' },
  };
  // Stays in place until the next screen, because the page polls.
  await page.unroute(outcome);
  await page.route(outcome, (route) => route.fulfill({ json }));
  // The page shows another heading until the response arrives.
  await Promise.all([page.waitForResponse(/\/api\/bookings\/[^/]+\/payment\?/), visit(page, address)]);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

async function showBooking(page: Page, dialog?: 'cancel' | 'reschedule'): Promise<void> {
  const { id } = await lastBooking(page);
  await visitWhole(page, dialog ? `/bookings/${id}?show=${dialog}` : `/bookings/${id}`);
  if (dialog) await page.getByRole('dialog').waitFor();
}
