import type { BookingStatus } from '@pahiya/contract/bookings/schemas';

export const nobody = 'nobody';

export interface BoardSearch {
  /** Undefined means today. */
  date?: string;
  /** Undefined means the day view. */
  view?: 'week';
  /** A mechanic's id, or `nobody` for bookings without one. */
  mechanic?: string;
  status?: BookingStatus;
  booking?: string;
}

const statuses: readonly BookingStatus[] = ['confirmed', 'in_progress', 'completed', 'cancelled'];
const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Board state in the address. Invalid values are ignored. Every page reads it before the desk's code is loaded, so it
 * imports no schema.
 */
export function boardSearchOf({ date, view, mechanic, status, booking }: Record<string, unknown>): BoardSearch {
  return {
    date: isDay(date) ? date : undefined,
    view: view === 'week' ? view : undefined,
    mechanic: mechanic === nobody || isId(mechanic) ? mechanic : undefined,
    status: statuses.find((known) => known === status),
    booking: isId(booking) ? booking : undefined,
  };
}

export function isId(value: unknown): value is string {
  return typeof value === 'string' && idPattern.test(value);
}

function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value) || value.startsWith('0000')) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
