import type { DeskBooking } from '@pahiya/contract/desk/garage/schemas';
import { expect, test } from 'vitest';
import { buttonsOf, draw, textOf } from '@/test/draw.tsx';
import { BookingActions } from './booking-actions.tsx';

const booking = {
  id: '00000000-0000-4000-8000-000000000001',
  bookingDate: '2026-11-28',
  status: 'confirmed',
  paymentMethod: 'cash',
  paymentStatus: 'cash_on_service',
  allowedActions: ['assign', 'cancel'],
} as Partial<DeskBooking> as DeskBooking;

function show(changed: Partial<DeskBooking>): Promise<string> {
  return draw(<BookingActions booking={{ ...booking, ...changed }} />);
}

test('a booking of a later day says when its work can be started', async () => {
  const html = await show({});
  expect(textOf(html)).toContain('Can be started on 28 November 2026');
  expect(buttonsOf(html)).toEqual(['Cancel booking']);
});

test('a booking that is not paid yet says that the work waits for the payment', async () => {
  const html = await show({ paymentMethod: 'online', paymentStatus: 'pending' });
  expect(textOf(html)).toContain('Can be started once it is paid online');
});

test.each([
  ['can be started', { allowedActions: ['start', 'cancel'] }],
  ['was started', { status: 'in_progress', allowedActions: ['cash', 'complete'] }],
] as const)('a booking that %s has no such note', async (_, changed) => {
  const { allowedActions, ...others } = changed;
  expect(textOf(await show({ ...others, allowedActions: [...allowedActions] }))).not.toContain('Can be started');
});
