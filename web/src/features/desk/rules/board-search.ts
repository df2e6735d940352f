import type { BookingStatus } from '@pahiya/contract/bookings/schemas';

/** In place of a mechanic: what nobody is to do yet. */
export const nobody = 'nobody';

export interface BoardSearch {
  /** Without one: today. */
  date?: string;
  /** Without it: one day. */
  view?: 'week';
  /** Only what this mechanic does, or `nobody`. */
  mechanic?: string;
  status?: BookingStatus;
  /** The booking that is open. */
  booking?: string;
}

const statuses: readonly BookingStatus[] = ['confirmed', 'in_progress', 'completed', 'cancelled'];
const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * What an address asks of the board; what it does not understand counts as not said. It is read before the desk's own
 * code is loaded, so it brings no schema along.
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
