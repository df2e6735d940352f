// Without zod, because pages that only compute with days must not load it.

/** Every booking date and time is in this zone (product, section 1.1). */
export const businessZone = 'Asia/Kolkata';

/** `HH:MM` in 24 hours. */
export const clockPattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** PostgreSQL has no year 0: the year before 1 is 1 BC. */
export function isOfYearZero(text: string): boolean {
  return text.startsWith('0000');
}

/** Whether a text of the form `YYYY-MM-DD` is a day that exists. */
export function isCalendarDay(text: string): boolean {
  const day = toUtcDay(text);
  return !Number.isNaN(day.getTime()) && formatUtcDay(day) === text && !isOfYearZero(text);
}

function toUtcDay(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

function formatUtcDay(day: Date): string {
  return day.toISOString().slice(0, 10);
}

const zonedParts = new Intl.DateTimeFormat('en-CA', {
  timeZone: businessZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

interface ZonedMinute {
  date: string;
  time: string;
}

/** Formatting takes longer than all else in a short answer, and nearly all ask for the present minute. */
let lastMinute: { at: number; zoned: ZonedMinute } | undefined;

export function zonedNow(now: Date): ZonedMinute {
  const at = Math.floor(now.getTime() / 60_000);
  if (lastMinute?.at !== at) lastMinute = { at, zoned: readZoned(now) };
  return { ...lastMinute.zoned };
}

function readZoned(now: Date): ZonedMinute {
  const parts = Object.fromEntries(zonedParts.formatToParts(now).map((part) => [part.type, part.value]));
  return { date: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` };
}

/** Negative when `to` is before `from`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((toUtcDay(to).getTime() - toUtcDay(from).getTime()) / 86_400_000);
}

export function addDays(date: string, days: number): string {
  const day = toUtcDay(date);
  day.setUTCDate(day.getUTCDate() + days);
  return formatUtcDay(day);
}

/** 0 is Sunday (`day_of_week`; product, section 16.1). */
export function weekdayOf(date: string): number {
  return toUtcDay(date).getUTCDay();
}

/** Minutes since midnight, for a time such as `15:30`. */
export function minuteOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The reverse of `minuteOfDay`: `15:30` for 930. */
export function clockOf(minute: number): string {
  const pad = (part: number) => String(Math.floor(part)).padStart(2, '0');
  return `${pad(minute / 60)}:${pad(minute % 60)}`;
}
