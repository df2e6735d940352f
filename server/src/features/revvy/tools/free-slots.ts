import type { SlotStart } from '@pahiya/contract/garages/schemas';
import { zonedNow } from '@pahiya/contract/shared/dates';
import type { Database } from '../../../database/pool.ts';
import { findAlternatives } from '../../garages/queries/day-slots.ts';
import { listSlots } from '../../garages/queries/list-slots.ts';
import { isAhead, isWithinHorizon } from '../../garages/rules.ts';
import type { DayPart } from '../knowledge/names.ts';
import { dayParts } from '../rules/read-when.ts';

interface Context {
  db: Database;
  now: Date;
}

export interface WantedTime {
  garageId: string;
  date?: string | undefined;
  part?: DayPart | undefined;
}

const searchedDays = 7;

/** Finds the first slot on the given date, or within the next `searchedDays`. */
export async function firstSlot({ db, now }: Context, { garageId, date, part }: WantedTime): Promise<SlotStart | null> {
  const days = date ? 1 : searchedDays;
  const slots = (await listSlots(db, { garageId, from: date ?? zonedNow(now).date, days })) ?? [];
  const { from, to } = part ? dayParts[part] : { from: '00:00', to: '24:00' };
  const isFree = (slot: (typeof slots)[number]) =>
    slot.available && isWithinHorizon(slot.date, now) && isAhead(slot.date, slot.startTime, now);
  const first = slots.find((slot) => isFree(slot) && slot.startTime >= from && slot.startTime < to);
  return first ? { date: first.date, startTime: first.startTime, endTime: first.endTime } : null;
}

/** Closest to the wanted time first. */
export async function nearestSlots({ db, now }: Context, wanted: WantedTime): Promise<SlotStart[]> {
  const today = zonedNow(now);
  const { garageId, date = today.date, part } = wanted;
  const time = part ? dayParts[part].around : '00:00';
  const from = date > today.date ? { date, time } : today;
  return await findAlternatives(db, { garageId, ...from, now });
}
