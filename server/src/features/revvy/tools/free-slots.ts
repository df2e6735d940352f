import type { SlotStart } from '@pahiya/contract/garages/schemas';
import { addDays, zonedNow } from '@pahiya/contract/shared/dates';
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

/** On the day of the nearest free slot, the one nearest to the wanted hour: who wanted 3 PM gets 3 PM a day later. */
export async function nearestHour(context: Context, wanted: WantedTime): Promise<SlotStart | null> {
  const [nearest = null] = await nearestSlots(context, wanted);
  const { garageId, hours } = wanted;
  if (!nearest || !hours) return nearest;
  const slots = await listFree(context, { garageId, from: nearest.date, days: 1 });
  const away = ({ startTime }: SlotStart) => Math.abs(minuteOfDay(startTime) - minuteOfDay(hours.around));
  return slots.toSorted((a, b) => away(a) - away(b))[0] ?? nearest;
}

async function listFree({ db, now }: Context, days: Parameters<typeof listSlots>[1]): Promise<SlotStart[]> {
  const slots = (await listSlots(db, days)) ?? [];
  return slots
    .filter(
      ({ available, date, startTime }) => available && isWithinHorizon(date, now) && isAhead(date, startTime, now),
    )
    .map(({ date, startTime, endTime }) => ({ date, startTime, endTime }));
}

/** Of `HH:MM`. */
function minuteOfDay(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return 60 * hour + minute;
}

/** Closest to the wanted time first. A date beyond the horizon leads to the last days that can be booked. */
export async function nearestSlots({ db, now }: Context, { garageId, date, hours }: WantedTime): Promise<SlotStart[]> {
  const today = zonedNow(now);
  const latest = addDays(today.date, limits.bookingHorizonDays);
  const time = (hours ?? allDay).around;
  if (date && date > latest) {
    const from = addDays(latest, 1 - searchedDays);
    return await findAlternatives(db, { garageId, from, date: latest, time, now });
  }
  const next = date ? notBefore(today, { date, time }) : nextTime(today, time);
  return await findAlternatives(db, { garageId, ...next, now });
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
