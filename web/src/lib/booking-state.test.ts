import { bookingStatuses, type PaymentStatus, paymentStatuses } from '@pahiya/contract/bookings/schemas';
import { expect, test } from 'vitest';
import { isOpen, shownPayment, shownStatus, statusTone } from './booking-state.ts';

test('an online booking is shown as confirmed only once it is paid', () => {
  const shown = (paymentStatus: PaymentStatus) => shownStatus({ status: 'confirmed', paymentStatus });
  expect(paymentStatuses.map((status) => [status, shown(status)])).toEqual([
    ['pending', 'unpaid'],
    ['paid', 'confirmed'],
    ['cash_on_service', 'confirmed'],
    ['failed', 'unpaid'],
  ]);
});

test.each(bookingStatuses.filter((status) => status !== 'confirmed'))(
  'a booking that is %s is shown as such however it is paid',
  (status) => {
    for (const paymentStatus of paymentStatuses) expect(shownStatus({ status, paymentStatus })).toBe(status);
  },
);

test('a confirmed booking stands out, and so does one to be paid for', () => {
  expect(bookingStatuses.filter((status) => statusTone(status) === 'primary')).toEqual(['confirmed']);
  expect(statusTone('unpaid')).toBe('accent');
});

test('an upcoming booking says every payment status in its own words, and an unknown one is pending', () => {
  const stateOf = (paymentStatus: string) =>
    shownPayment({ status: 'confirmed', paymentStatus, paymentMethod: 'online' }).state;
  expect(paymentStatuses.map(stateOf)).toEqual([...paymentStatuses]);
  expect(stateOf('refunded')).toBe('pending');
});

test('a cancelled booking that was not paid owes nothing', () => {
  for (const paymentStatus of paymentStatuses.filter((known) => known !== 'paid')) {
    expect(shownPayment({ status: 'cancelled', paymentStatus, paymentMethod: 'online' })).toEqual({
      method: null,
      state: 'none',
    });
  }
  expect(shownPayment({ status: 'cancelled', paymentStatus: 'paid', paymentMethod: 'online' }).state).toBe('paid');
});

test('a completed booking does not ask for cash again', () => {
  const completed = { status: 'completed', paymentMethod: 'cash' } as const;
  expect(shownPayment({ ...completed, paymentStatus: 'cash_on_service' })).toEqual({ method: 'cash', state: null });
  expect(shownPayment({ ...completed, paymentStatus: 'paid' })).toEqual({ method: 'cash', state: 'cash_received' });
});

test('a payment method that is not named counts as cash', () => {
  const facts = { status: 'confirmed', paymentStatus: 'pending' } as const;
  expect(shownPayment(facts).method).toBe('cash');
  expect(shownPayment({ ...facts, paymentMethod: null }).method).toBe('cash');
  expect(shownPayment({ ...facts, paymentMethod: 'online' }).method).toBe('online');
});

test('only bookings whose work is not over are open', () => {
  expect(bookingStatuses.filter((status) => isOpen({ status }))).toEqual(['confirmed', 'in_progress']);
});
