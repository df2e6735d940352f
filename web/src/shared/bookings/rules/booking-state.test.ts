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
  'a booking with the status %s is shown with it, whatever its payment status',
  (status) => {
    for (const paymentStatus of paymentStatuses) expect(shownStatus({ status, paymentStatus })).toBe(status);
  },
);

test('a confirmed booking is emphasized, and so is one awaiting payment', () => {
  expect(bookingStatuses.filter((status) => statusTone(status) === 'primary')).toEqual(['confirmed']);
  expect(statusTone('unpaid')).toBe('accent');
});

test('every payment status of an upcoming booking has its own text, and an unknown one counts as pending', () => {
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

test('a missing payment method counts as cash', () => {
  const facts = { status: 'confirmed', paymentStatus: 'pending' } as const;
  expect(shownPayment(facts).method).toBe('cash');
  expect(shownPayment({ ...facts, paymentMethod: null }).method).toBe('cash');
  expect(shownPayment({ ...facts, paymentMethod: 'online' }).method).toBe('online');
});

test('only bookings with unfinished work are open', () => {
  expect(bookingStatuses.filter((status) => isOpen({ status }))).toEqual(['confirmed', 'in_progress']);
});
