import type { OpeningHours, Slot, SlotDay, SlotStart } from '@pahiya/contract/garages/schemas';
import { addDays, weekdayOf } from '@pahiya/contract/shared/dates';
import { limits } from '@pahiya/contract/shared/limits';
import type { KeyedRequest } from './booking-request.ts';

export const dayParts = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof dayParts)[number];

const quickDays = 7;

/** Morning ends at noon, afternoon at 5 PM. */
function dayPartOf(startTime: string): DayPart {
  if (startTime < '12:00') return 'morning';
  return startTime < '17:00' ? 'afternoon' : 'evening';
}

/** A slot that has free mechanics but is unavailable has begun. It is not shown. */
function isBegun({ available, freeMechanics }: Slot): boolean {
  return !available && freeMechanics !== 0;
}

export interface SlotGroup {
  part: DayPart;
  slots: Slot[];
}

/** Slots by part of the day, in order, without empty parts and without slots that have begun. */
export function groupSlots(slots: readonly Slot[]): SlotGroup[] {
  const shown = slots.filter((slot) => !isBegun(slot)).toSorted((a, b) => a.startTime.localeCompare(b.startTime));
  return dayParts
    .map((part) => ({ part, slots: shown.filter(({ startTime }) => dayPartOf(startTime) === part) }))
    .filter(({ slots }) => slots.length > 0);
}

/**
 * Treats a requested slot without a refusal as free: the booking that took it may be the customer's own, whose answer
 * was lost. Only a retry with the same key can tell.
 */
export function withAskedSlot(day: SlotDay, asked: Pick<KeyedRequest, 'bookingDate' | 'bookingTime'> | null): SlotDay {
  if (asked?.bookingDate !== day.date) return day;
  const slots = day.slots.map((slot) => {
    const isAsked = slot.startTime === asked.bookingTime && slot.freeMechanics === 0;
    return isAsked ? { ...slot, available: true, freeMechanics: null } : slot;
  });
  return { ...day, slots };
}

/** The slot that can be booked at `time`. */
export function freeSlotAt(slots: readonly Slot[], time: string): Slot | undefined {
  return slots.find((slot) => slot.startTime === time && slot.available);
}

/** True for a day from today to the horizon; both are days in Asia/Kolkata. */
export function isBookableDay(date: string, today: string): boolean {
  return date >= today && date <= lastBookableDay(today);
}

export function lastBookableDay(today: string): string {
  return addDays(today, limits.bookingHorizonDays);
}

interface Hours {
  weekly: readonly Pick<OpeningHours, 'dayOfWeek' | 'lastStart'>[];
  holidays: readonly string[];
}

/** The first day with a slot still ahead; today if the hours are unknown. */
export function firstOpenDay(now: { date: string; time: string }, { weekly, holidays }: Hours): string {
  for (const date of quickDates(now.date)) {
    const hours = weekly.find(({ dayOfWeek }) => dayOfWeek === weekdayOf(date));
    const isAhead = date > now.date || (hours !== undefined && hours.lastStart > now.time);
    if (hours && isAhead && !holidays.includes(date)) return date;
  }
  return now.date;
}

export function quickDates(today: string): string[] {
  return Array.from({ length: quickDays }, (_, index) => addDays(today, index));
}

export interface DayOfStarts {
  date: string;
  starts: SlotStart[];
}

export function groupByDay(starts: readonly SlotStart[]): DayOfStarts[] {
  const days: DayOfStarts[] = [];
  for (const start of starts.toSorted((a, b) => `${a.date}${a.startTime}`.localeCompare(`${b.date}${b.startTime}`))) {
    const last = days.at(-1);
    if (last?.date === start.date) last.starts.push(start);
    else days.push({ date: start.date, starts: [start] });
  }
  return days;
}
