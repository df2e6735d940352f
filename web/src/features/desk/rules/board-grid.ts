import type { Board, DeskBooking, DeskMechanic } from '@pahiya/contract/desk/garage/schemas';
import { type BoardSearch, nobody } from './board-search.ts';

export type BoardDay = Board['days'][number];

export interface GridRow {
  startTime: string;
  endTime: string;
  /** Null when unknown or when the time is not a slot. */
  freeMechanics: number | null;
  /** Whether the slot has room for another booking. Does not consider the current time. */
  isOpen: boolean;
  bookings: DeskBooking[];
}

export interface GridColumn {
  /** A mechanic's id, or `nobody`. */
  key: string;
  /** Null for bookings without a mechanic. */
  mechanic: Pick<DeskMechanic, 'id' | 'name' | 'isActive'> | null;
}

/** Whether the booking occupies a mechanic and can be reassigned. */
export function isHeld({ allowedActions }: Pick<DeskBooking, 'allowedActions'>): boolean {
  return allowedActions.includes('assign');
}

export function columnKeyOf({ mechanicId }: Pick<DeskBooking, 'mechanicId'>): string {
  return mechanicId ?? nobody;
}

export function filtered(
  bookings: readonly DeskBooking[],
  { mechanic, status }: Pick<BoardSearch, 'mechanic' | 'status'>,
): DeskBooking[] {
  return bookings.filter(
    (booking) =>
      (mechanic === undefined || columnKeyOf(booking) === mechanic) &&
      (status === undefined || booking.status === status),
  );
}

/** A row for each slot, and for each booked time that is no longer a slot after the hours changed. */
export function rowsOf({ slots, bookings }: Pick<BoardDay, 'slots' | 'bookings'>): GridRow[] {
  const rows = new Map<string, GridRow>();
  for (const slot of slots) {
    rows.set(slot.startTime, { ...slot, isOpen: slot.freeMechanics !== 0, bookings: [] });
  }
  for (const booking of bookings) {
    const { bookingTime: startTime, endTime } = booking;
    const row = rows.get(startTime) ?? { startTime, endTime, freeMechanics: null, isOpen: false, bookings: [] };
    row.bookings.push(booking);
    rows.set(startTime, row);
  }
  return [...rows.values()].toSorted((one, other) => one.startTime.localeCompare(other.startTime));
}

/** Active mechanics, inactive ones with bookings on this day, and first a column for bookings without a mechanic. */
export function columnsOf(
  mechanics: readonly DeskMechanic[],
  bookings: readonly DeskBooking[],
  chosen: string | undefined,
): GridColumn[] {
  const used = new Set(bookings.map(columnKeyOf));
  const there = mechanics.filter(({ id, isActive }) => isActive || used.has(id));
  const columns: GridColumn[] = there.map((mechanic) => ({ key: mechanic.id, mechanic }));
  if (used.has(nobody) || columns.length === 0 || chosen === nobody) columns.unshift({ key: nobody, mechanic: null });
  return chosen === undefined ? columns : columns.filter(({ key }) => key === chosen);
}

/** Free places left on a day; null for a past day, or when the number is unknown for lack of mechanics. */
export function freePlaces({ slots, date }: Pick<BoardDay, 'slots' | 'date'>, now: Clock): number | null {
  if (date < now.date) return null;
  const ahead = slots.filter((slot) => !isOver(date, slot.endTime, now));
  if (ahead.some(({ freeMechanics }) => freeMechanics === null)) return null;
  return ahead.reduce((sum, { freeMechanics }) => sum + (freeMechanics ?? 0), 0);
}

/** Whether the row is past and had no bookings. */
export function isIdle(date: string, { endTime, bookings }: GridRow, now: Clock): boolean {
  return bookings.length === 0 && isOver(date, endTime, now);
}

/** Date and time in the garages' time zone. */
export interface Clock {
  date: string;
  time: string;
}

/** Whether a slot is past. It can take a walk-in until it ends. */
export function isOver(date: string, endTime: string, now: Clock): boolean {
  return date < now.date || (date === now.date && endTime <= now.time);
}

export function isNow(date: string, { startTime, endTime }: Pick<GridRow, 'startTime' | 'endTime'>, now: Clock) {
  return date === now.date && startTime <= now.time && now.time < endTime;
}
