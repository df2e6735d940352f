import type { WeekSlot } from '@pahiya/contract/desk/garage/schemas';
import { clockOf, minuteOfDay } from '@pahiya/contract/shared/dates';
import { type Weekday, weekdays } from './weekday.ts';

/** A slot being edited. Either time may be empty. */
export interface SlotRow {
  key: string;
  startTime: string;
  endTime: string;
  isAvailable: boolean;
}

/** Indexed by weekday, 0 is Sunday. */
export type WeekDraft = readonly (readonly SlotRow[])[];

export type RowProblem = 'missing' | 'backwards' | 'overlap';

const dayMinutes = 24 * 60;

export function newKey(): string {
  return crypto.randomUUID();
}

export function draftOf(slots: readonly WeekSlot[]): WeekDraft {
  return Array.from({ length: 7 }, (_, day) =>
    slots
      .filter(({ dayOfWeek }) => dayOfWeek === day)
      .map(({ startTime, endTime, isAvailable }) => ({ key: newKey(), startTime, endTime, isAvailable })),
  );
}

/** Returns the slots in the server's form: each day sorted by time. */
export function slotsOf(draft: WeekDraft): WeekSlot[] {
  return draft.flatMap((rows, dayOfWeek) =>
    inOrder(rows).map(({ startTime, endTime, isAvailable }) => ({ dayOfWeek, startTime, endTime, isAvailable })),
  );
}

export function isSameWeek(one: readonly WeekSlot[], other: readonly WeekSlot[]): boolean {
  return weekText(one) === weekText(other);
}

/** The same text for equal weeks, whatever the order of their slots. */
export function weekText(slots: readonly WeekSlot[]): string {
  return slots
    .map(({ dayOfWeek, startTime, endTime, isAvailable }) => `${dayOfWeek} ${startTime} ${endTime} ${isAvailable}`)
    .toSorted()
    .join('\n');
}

export function inOrder(rows: readonly SlotRow[]): SlotRow[] {
  return rows.toSorted((one, other) => one.startTime.localeCompare(other.startTime));
}

/** Problems that prevent saving a day, by row. All overlapping rows are reported. */
export function problemsOf(rows: readonly SlotRow[]): Map<string, RowProblem> {
  const problems = new Map<string, RowProblem>();
  let last = { key: '', endTime: '' };
  for (const { key, startTime, endTime } of inOrder(rows)) {
    if (!startTime || !endTime) problems.set(key, 'missing');
    else if (endTime <= startTime) problems.set(key, 'backwards');
    else {
      if (startTime < last.endTime) {
        problems.set(key, 'overlap');
        problems.set(last.key, 'overlap');
      }
      if (endTime > last.endTime) last = { key, endTime };
    }
  }
  return problems;
}

export function badDays(draft: WeekDraft): Weekday[] {
  return weekdays.filter((day) => problemsOf(draft[day] ?? []).size > 0);
}

/** Slots of equal length from opening to closing. A remainder too short for a slot is left out. */
export function filledDay({ opens, closes, minutes }: { opens: string; closes: string; minutes: number }): SlotRow[] {
  const [first, last] = [minuteOfDay(opens), minuteOfDay(closes)];
  const count = minutes > 0 ? Math.floor((last - first) / minutes) : 0;
  return Array.from({ length: Math.max(0, count) }, (_, place) => ({
    key: newKey(),
    startTime: clockOf(first + place * minutes),
    endTime: clockOf(first + (place + 1) * minutes),
    isAvailable: true,
  }));
}

/** A new row: as long as the last one and directly after it, or the default first hour. */
export function nextRow(rows: readonly SlotRow[]): SlotRow {
  const last = inOrder(rows).findLast(({ startTime, endTime }) => startTime && endTime > startTime);
  const row = { key: newKey(), isAvailable: true };
  if (!last) return { ...row, startTime: '09:00', endTime: '10:00' };
  const end = minuteOfDay(last.endTime) + minuteOfDay(last.endTime) - minuteOfDay(last.startTime);
  return { ...row, startTime: last.endTime, endTime: end < dayMinutes ? clockOf(end) : '' };
}

export function withDay(draft: WeekDraft, day: Weekday, rows: readonly SlotRow[]): WeekDraft {
  return draft.with(day, rows);
}

export function copiedDay(draft: WeekDraft, from: Weekday, to: readonly Weekday[]): WeekDraft {
  const rows = draft[from] ?? [];
  return draft.map((own, day) =>
    to.some((other) => other === day) ? rows.map((row) => ({ ...row, key: newKey() })) : own,
  );
}

/** When a day opens and closes; null without available slots. */
export function hoursOf(rows: readonly SlotRow[]): { opens: string; closes: string } | null {
  const open = inOrder(rows).filter(({ isAvailable, startTime, endTime }) => isAvailable && startTime && endTime);
  const closes = open
    .map(({ endTime }) => endTime)
    .toSorted()
    .at(-1);
  return open[0] && closes ? { opens: open[0].startTime, closes } : null;
}
