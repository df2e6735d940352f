import type { WeekSlot } from '@pahiya/contract/desk/garage/schemas';
import { type Weekday, weekdays } from './weekday.ts';

/** A slot as it is being typed: either time may be missing. */
export interface SlotRow {
  key: string;
  startTime: string;
  endTime: string;
  isAvailable: boolean;
}

/** By day of the week, 0 is Sunday. */
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

/** As the server keeps them: each day in the order of its clock. */
export function slotsOf(draft: WeekDraft): WeekSlot[] {
  return draft.flatMap((rows, dayOfWeek) =>
    inOrder(rows).map(({ startTime, endTime, isAvailable }) => ({ dayOfWeek, startTime, endTime, isAvailable })),
  );
}

export function isSameWeek(one: readonly WeekSlot[], other: readonly WeekSlot[]): boolean {
  return weekText(one) === weekText(other);
}

/** One text for one week, whatever the order its slots are in. */
export function weekText(slots: readonly WeekSlot[]): string {
  return slots
    .map(({ dayOfWeek, startTime, endTime, isAvailable }) => `${dayOfWeek} ${startTime} ${endTime} ${isAvailable}`)
    .toSorted()
    .join('\n');
}

export function inOrder(rows: readonly SlotRow[]): SlotRow[] {
  return rows.toSorted((one, other) => one.startTime.localeCompare(other.startTime));
}

/** What keeps a day from being saved, by row; slots that overlap are told each. */
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

/** The weekdays with something that keeps the week from being saved. */
export function badDays(draft: WeekDraft): Weekday[] {
  return weekdays.filter((day) => problemsOf(draft[day] ?? []).size > 0);
}

/** From opening to closing in steps; what is left at the end is too short for a slot. */
export function filledDay({ opens, closes, minutes }: { opens: string; closes: string; minutes: number }): SlotRow[] {
  const [first, last] = [minutesOf(opens), minutesOf(closes)];
  const count = minutes > 0 ? Math.floor((last - first) / minutes) : 0;
  return Array.from({ length: Math.max(0, count) }, (_, place) => ({
    key: newKey(),
    startTime: clockOf(first + place * minutes),
    endTime: clockOf(first + (place + 1) * minutes),
    isAvailable: true,
  }));
}

/** One more row: after the last one and as long, or the first hour of a usual day. */
export function nextRow(rows: readonly SlotRow[]): SlotRow {
  const last = inOrder(rows).findLast(({ startTime, endTime }) => startTime && endTime > startTime);
  const row = { key: newKey(), isAvailable: true };
  if (!last) return { ...row, startTime: '09:00', endTime: '10:00' };
  const end = minutesOf(last.endTime) + minutesOf(last.endTime) - minutesOf(last.startTime);
  return { ...row, startTime: last.endTime, endTime: end < dayMinutes ? clockOf(end) : '' };
}

export function withDay(draft: WeekDraft, day: Weekday, rows: readonly SlotRow[]): WeekDraft {
  return draft.with(day, rows);
}

/** The slots of one day on others too, in place of theirs. */
export function copiedDay(draft: WeekDraft, from: Weekday, to: readonly Weekday[]): WeekDraft {
  const rows = draft[from] ?? [];
  return draft.map((own, day) =>
    to.some((other) => other === day) ? rows.map((row) => ({ ...row, key: newKey() })) : own,
  );
}

/** When a day opens and closes; null for one without a slot. */
export function hoursOf(rows: readonly SlotRow[]): { opens: string; closes: string } | null {
  const open = inOrder(rows).filter(({ isAvailable, startTime, endTime }) => isAvailable && startTime && endTime);
  const closes = open
    .map(({ endTime }) => endTime)
    .toSorted()
    .at(-1);
  return open[0] && closes ? { opens: open[0].startTime, closes } : null;
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

function clockOf(minutes: number): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}
