import type { SlotDay, SlotStart } from '@pahiya/contract/garages/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import type { Database } from '../../../database/pool.ts';
import { isAhead, isWithinHorizon } from '../rules.ts';
import { type DatedSlot, type Grid, listSlots, loadGrid } from './list-slots.ts';

interface WantedDay {
  garageId: string;
  date: string;
  now: Date;
}

/** Slots that have begun or lie beyond the booking horizon are unavailable. Null for an unknown garage. */
export async function findDaySlots(db: Database, { garageId, date, now }: WantedDay): Promise<SlotDay | null> {
  const grid = await loadGrid(db, { garageId, from: date, days: 1 });
  if (!grid) return null;
  return {
    date,
    closure: closureOf(grid, date),
    slots: grid.slots.map(({ date: day, ...slot }) => ({
      ...slot,
      available: slot.available && isOpen(day, slot, now),
    })),
  };
}

function closureOf({ holidays, isWithoutMechanics }: Grid, date: string): SlotDay['closure'] {
  if (holidays.has(date)) return 'holiday';
  return isWithoutMechanics ? 'no_mechanics' : null;
}

function isOpen(date: string, slot: { startTime: string }, now: Date): boolean {
  return isWithinHorizon(date, now) && isAhead(date, slot.startTime, now);
}

const searchedDays = 7;

interface WantedTime extends WantedDay {
  time: string;
  /** The first of the searched days; by default the wanted one. */
  from?: string;
}

/** Finds free slots within `searchedDays`. The one closest to the wanted time comes first. */
export async function findAlternatives(
  db: Database,
  { garageId, date, time, now, from = date }: WantedTime,
): Promise<SlotStart[]> {
  const slots = (await listSlots(db, { garageId, from, days: searchedDays })) ?? [];
  return slots
    .filter((slot) => slot.available && isOpen(slot.date, slot, now))
    .sort((a, b) => distance(a, date, time) - distance(b, date, time))
    .slice(0, limits.alternativeSlots)
    .map(({ date: day, startTime, endTime }) => ({ date: day, startTime, endTime }));
}

function distance(slot: DatedSlot, date: string, time: string): number {
  return Math.abs(minutesOf(slot.date, slot.startTime) - minutesOf(date, time));
}

function minutesOf(date: string, time: string): number {
  return Date.parse(`${date}T${time}:00Z`) / 60_000;
}
