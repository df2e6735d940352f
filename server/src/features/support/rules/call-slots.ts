import { addDays, zonedNow } from '@pahiya/contract/shared/dates';
import type { CallSlot } from '@pahiya/contract/support/schemas';
import { describeWeekday } from '../../../platform/dates-in-words.ts';
import type { Language } from '../../../platform/request-language.ts';
import { textsOf } from '../../../platform/texts.ts';

type Time = CallSlot['time'];

/** Indian time (product, section 12.5). */
const parts: Record<Time, { part: CallSlot['part']; endHour: number }> = {
  '10:00': { part: 'morning', endHour: 12 },
  '14:00': { part: 'afternoon', endHour: 17 },
  '17:00': { part: 'evening', endHour: 19 },
};

const offered: Record<CallSlot['day'], readonly Time[]> = {
  today: ['10:00', '14:00'],
  tomorrow: ['10:00', '14:00', '17:00'],
};

const lastOfToday = '18:00';

/** A slot with less time left is over. */
const callMinutes = 15;

/** Past slots of today are included and marked. */
export function callSlotsAt(now: Date): CallSlot[] {
  const { date, time } = zonedNow(now);
  const days = time < lastOfToday ? (['today', 'tomorrow'] as const) : (['tomorrow'] as const);
  return days.flatMap((day) => {
    const slotDate = day === 'today' ? date : addDays(date, 1);
    return offered[day].map((slot) => ({
      ...{ date: slotDate, time: slot, part: parts[slot].part, day },
      isOver: callEnd(callStart(slotDate, slot)).getTime() - now.getTime() < callMinutes * 60_000,
    }));
  });
}

/** India has no daylight saving time. */
const offset = '+05:30';

export function callStart(date: string, time: Time): Date {
  return new Date(`${date}T${time}:00${offset}`);
}

export function callEnd(preferredTime: Date): Date {
  const { date, time } = zonedNow(preferredTime);
  const slot = Object.entries(parts).find(([start]) => start === time)?.[1];
  if (!slot) throw new Error(`No slot begins at ${time}`);
  return new Date(`${date}T${slot.endHour}:00:00${offset}`);
}

export function isCallDue(preferredTime: Date, now: Date): boolean {
  return preferredTime <= now && now < callEnd(preferredTime);
}

export function describeCallTime(preferredTime: Date, language: Language): string {
  const { date, time } = zonedNow(preferredTime);
  const from = Number(time.slice(0, 2));
  const to = Number(zonedNow(callEnd(preferredTime)).time.slice(0, 2));
  return textsOf(language)('call.when', { day: describeWeekday(date, language), from: hour(from), to: hour(to) });
}

function hour(of: number): string {
  return `${of % 12 || 12} ${of < 12 ? 'AM' : 'PM'}`;
}
