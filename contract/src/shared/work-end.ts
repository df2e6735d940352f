import { addDays, clockOf, minuteOfDay, weekdayOf } from './dates.ts';

export interface Moment {
  date: string;
  time: string;
}

export interface WorkingHours {
  weekly: readonly { dayOfWeek: number; opens: string; closes: string }[];
  holidays: readonly string[];
}

/** Longer work has no useful end time. */
const farthestDays = 90;

/** Finds the end within opening hours. Null without them, or if it is not within `farthestDays`. */
export function workEnd(start: Moment, minutes: number, { weekly, holidays }: WorkingHours): Moment | null {
  let left = minutes;
  for (let day = 0; day < farthestDays; day += 1) {
    const date = addDays(start.date, day);
    const hours = weekly.find(({ dayOfWeek }) => dayOfWeek === weekdayOf(date));
    if (!hours || holidays.includes(date)) continue;
    const from = Math.max(minuteOfDay(hours.opens), day === 0 ? minuteOfDay(start.time) : 0);
    const open = Math.max(0, minuteOfDay(hours.closes) - from);
    if (left <= open) return { date, time: clockOf(from + left) };
    left -= open;
  }
  return null;
}

interface Visit {
  serviceType: 'pickup' | 'home_service';
  date: string;
  startTime: string;
  endTime: string;
}

/** Work on a collected vehicle begins when its slot ends. Work at home never ends before its slot does. */
export function readyMoment(visit: Visit, minutes: number, hours: WorkingHours): Moment | null {
  const { date, startTime, endTime } = visit;
  const slotEnd = { date, time: endTime };
  if (visit.serviceType === 'pickup') return workEnd(slotEnd, minutes, hours);
  const done = workEnd({ date, time: startTime }, minutes, hours);
  return done && isBefore(done, slotEnd) ? slotEnd : done;
}

function isBefore(a: Moment, b: Moment): boolean {
  return a.date < b.date || (a.date === b.date && a.time < b.time);
}
