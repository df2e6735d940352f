import type { Booking } from '@pahiya/contract/bookings/schemas';
import type { PaymentOutcome } from '@pahiya/contract/payments/contract';
import { expect, test } from 'vitest';
import { buttonsOf, draw, linksOf, textOf } from '@/test/draw.tsx';
import { outcomeQuery } from '../queries.ts';
import { OutcomeNotLoaded } from './outcome-not-loaded.tsx';
import { PaymentScreen } from './payment-screen.tsx';

const bookingId = '00000000-0000-4000-8000-000000000001';
const paymentId = '00000000-0000-4000-8000-000000000002';
const booking = { id: bookingId, allowedActions: ['pay', 'pay_cash', 'cancel'] } as Partial<Booking> as Booking;
const pending: PaymentOutcome = {
  state: 'checking',
  heldUntil: null,
  secondsLeft: 1200,
  holdEndsAt: null,
  finalSecondsLeft: null,
  canRetry: true,
  canPayCash: true,
  booking,
};

function open(at: 'success' | 'failed', outcome: PaymentOutcome, reason?: string): Promise<string> {
  const search = { booking_id: bookingId, payment_id: paymentId, reason };
  const screen = <PaymentScreen search={search} at={at} onFailed={() => undefined} onPaid={() => undefined} />;
  const address = { bookingId, paymentId };
  return draw(screen, (client) => client.setQueryData(outcomeQuery(address, undefined).queryKey, outcome));
}

const methods = 'Cash on service, or online (UPI, cards, net banking) via our payment provider';
const steps = [
  'You get a confirmation message',
  'A mechanic is assigned to your booking',
  'You are contacted before the service',
  'Check the status any time in your profile',
].join(' ');

test.each([
  ['that is unknown', () => open('success', { ...pending, state: 'unknown', booking: null })],
  ['that could not be loaded', () => draw(<OutcomeNotLoaded isBusy={false} onRetry={() => undefined} />)],
])('the page of a payment %s names the ways to pay and the four next steps', async (_, show) => {
  const text = textOf(await show());
  expect(text).toContain(methods);
  expect(text).toContain(steps);
});

test('a failure that the gateway reports is shown with its reason while the payment is still pending', async () => {
  const html = await open('failed', pending, 'payment_cancelled');
  expect(textOf(html)).toContain('Payment Failed The payment was cancelled.');
  expect(buttonsOf(html)).toContain('Retry Payment');
  expect(textOf(await open('success', pending))).not.toContain('Payment Failed');
});

test('a failed payment can be retried', async () => {
  const html = await open('failed', { ...pending, state: 'failed', secondsLeft: 272 });
  expect(buttonsOf(html)).toEqual(['Retry Payment', 'Pay in cash instead']);
  expect(textOf(html)).toContain('Your booking stays reserved for 5 minutes.');
});

test('after the last attempt there is no retry, but a link to support', async () => {
  const html = await open('failed', { ...pending, state: 'failed', secondsLeft: 272, canRetry: false });
  expect(buttonsOf(html)).toEqual(['Pay in cash instead']);
  expect(textOf(html)).toContain('This booking cannot be paid online any more.');
  expect(linksOf(html)).toContainEqual([
    'Contact support',
    expect.stringMatching(/^\/support\/create-ticket\?booking_id=/),
  ]);
});
