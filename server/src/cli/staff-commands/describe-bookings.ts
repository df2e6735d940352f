import { zonedNow } from '@pahiya/contract/shared/dates';
import type { Database } from '../../database/pool.ts';
import { type DeskBooking, listDeskBookings } from '../../features/desk/queries/list-desk-bookings.ts';
import { align } from './align.ts';
import type { DeskRequest } from './requests.ts';

const shownAtMost = 200;

type Wanted = Extract<DeskRequest, { command: 'list' }>;

export async function describeBookings(db: Database, wanted: Wanted, now: Date): Promise<string[]> {
  const { garage: garageId, date, status } = wanted;
  const today = zonedNow(now).date;
  const found = await listDeskBookings(db, { garageId, date, status, today, limit: shownAtMost + 1 });
  if (found.length === 0) return ['No bookings.'];
  const lines = align(found.slice(0, shownAtMost).map(cellsOf));
  if (found.length > shownAtMost) lines.push(`The first ${shownAtMost}: narrow it with --garage, --date or --status.`);
  return lines;
}

function cellsOf(booking: DeskBooking): string[] {
  return [
    booking.id,
    `${booking.bookingDate} ${booking.bookingTime}`,
    booking.status.replace('_', ' '),
    `₹${booking.totalAmount} ${booking.paymentStatus.replaceAll('_', ' ')}`,
    booking.mechanicName ?? 'no mechanic',
    booking.garageName,
    [booking.customerName, booking.customerPhone].filter(Boolean).join(' '),
    `${booking.vehicleMake} ${booking.vehicleModel}`,
    booking.serviceNames.join(', '),
  ];
}
