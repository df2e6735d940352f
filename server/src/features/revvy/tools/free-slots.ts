import type { SlotStart } from '@pahiya/contract/garages/schemas';
import { addDays, minuteOfDay, zonedNow } from '@pahiya/contract/shared/dates';
import { limits } from '@pahiya/contract/shared/limits';
import type { Database } from '../../../database/pool.ts';
import { findAlternatives } from '../../garages/queries/day-slots.ts';
import { listSlots } from '../../garages/queries/list-slots.ts';
import { isAhead, isWithinHorizon } from '../../garages/rules.ts';
import { allDay, isWithin } from '../times/hours.ts';
import type { WantedTime } from './revvy-tools.ts';

interface Context {
  db: Database;
  now: Date;
}

const searchedDays = 7;

/** Finds the first slot on the given date, or within the next `searchedDays`. */
export async function firstSlot({ db, now }: Context, wanted: WantedTime): Promise<SlotStart | null> {
  const { garageId, date, hours = allDay } = wanted;
  const days = date ? 1 : searchedDays;
  const slots = await listFree({ db, now }, { garageId, from: date ?? zonedNow(now).date, days });
  return slots.find(({ startTime }) => isWithin(startTime, hours)) ?? null;
}

async function listFree({ db, now }: Context, days: Parameters<typeof listSlots>[1]): Promise<SlotStart[]> {
  const slots = (await listSlots(db, days)) ?? [];
  return slots
    .filter(
      ({ available, date, startTime }) => available && isWithinHorizon(date, now) && isAhead(date, startTime, now),
    )
    .map(({ date, startTime, endTime }) => ({ date, startTime, endTime }));
}

/**
 * Closest to the wanted time first. If the wanted day has none, lists the next free day, closest to the wanted hour first: Sunday at
 * 3 PM leads to Monday at 3 PM. A date beyond the horizon leads to the last days that can be booked.
 */
export async function nearestSlots({ db, now }: Context, { garageId, date, hours }: WantedTime): Promise<SlotStart[]> {
  const today = zonedNow(now);
  const latest = addDays(today.date, limits.bookingHorizonDays);
  const time = (hours ?? allDay).around;
  if (date && date > latest) {
    const from = addDays(latest, 1 - searchedDays);
    return await findAlternatives(db, { garageId, from, date: latest, time, now });
  }
  const next = date ? notBefore(today, { date, time }) : nextTime(today, time);
  const nearest = await findAlternatives(db, { garageId, ...next, now });
  const [first] = nearest;
  if (!first || !hours || first.date === next.date) return nearest;
  const slots = await listFree({ db, now }, { garageId, from: first.date, days: 1 });
  const away = ({ startTime }: SlotStart) => Math.abs(minuteOfDay(startTime) - minuteOfDay(hours.around));
  return slots.toSorted((a, b) => away(a) - away(b)).slice(0, limits.alternativeSlots);
}

interface Moment {
  date: string;
  time: string;
}

function notBefore(now: Moment, wanted: Moment): Moment {
  return wanted.date < now.date || (wanted.date === now.date && wanted.time <= now.time) ? now : wanted;
}

/** The next moment at which the clock shows the wanted time; without a wanted time, now. */
function nextTime(now: Moment, time: string): Moment {
  if (time === allDay.around) return now;
  return { date: time > now.time ? now.date : addDays(now.date, 1), time };
}

/** False when the garage has no slots at all then, whether taken or free. */
export async function isOpen({ db }: Context, { garageId, date, hours = allDay }: WantedTime & { date: string }) {
  const slots = (await listSlots(db, { garageId, from: date, days: 1 })) ?? [];
  return slots.some(({ startTime }) => isWithin(startTime, hours));
}
