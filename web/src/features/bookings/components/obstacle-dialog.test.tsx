import { expect, test, vi } from 'vitest';
import { buttonsOf, draw, linksOf, textOf } from '@/test/draw.tsx';
import type { Obstacle } from '../use-submit-booking.ts';
import { ObstacleDialog } from './obstacle-dialog.tsx';

vi.mock('@/ui/dialog.tsx', () => import('@/test/flat-dialog.tsx'));

const bookingId = '00000000-0000-4000-8000-000000000001';
const viewBooking = ['View booking', `/bookings/${bookingId}`];

function show(obstacle: Obstacle): Promise<string> {
  const nothing = () => undefined;
  const presses = { onDismiss: nothing, onAcceptPrice: nothing, onTakeSlot: nothing };
  return draw(<ObstacleDialog obstacle={obstacle} isBusy={false} {...presses} />);
}

test.each([
  ['OWN_BOOKING', 1, 'You already have this booking', 'You already have a booking for this vehicle at this time'],
  ['open', 5, 'You have too many open bookings', 'You can have 5 upcoming bookings at a time.'],
  ['unpaid', 2, 'Pay for your other bookings first', 'You can have 2 bookings waiting for payment at a time.'],
] as const)(
  'a conflict with own bookings is explained and links to one of them: %s',
  async (why, maximum, title, text) => {
    const html = await show({ kind: 'own', why, bookingId, maximum });
    expect(textOf(html)).toContain(`${title} ${text}`);
    expect(linksOf(html)).toEqual([viewBooking]);
    expect(buttonsOf(html)).toEqual(['Go back']);
  },
);

test('a slot that an own booking fills links to that booking', async () => {
  const html = await show({ kind: 'slot', alternatives: [], ownBookingId: bookingId });
  expect(textOf(html)).toContain('You have already booked this time You already have a booking at this garage');
  expect(linksOf(html)).toEqual([viewBooking]);
});

test('a slot taken by another customer shows free times and no booking', async () => {
  const free = { date: '2026-11-24', startTime: '10:00', endTime: '12:00' };
  const html = await show({ kind: 'slot', alternatives: [free], ownBookingId: null });
  expect(textOf(html)).toContain('This time has just been taken Someone else booked it first.');
  expect(linksOf(html)).toEqual([]);
  expect(buttonsOf(html)).toEqual(['10:00 AM - 12:00 PM', 'Choose another day']);
});
