import { zonedNow } from '@pahiya/contract/shared/dates';
import type { CallSlot } from '@pahiya/contract/support/schemas';

/** How long somebody may be called from the beginning of a slot on: 10-12, 2-5 and 5-7 (specification, section 9). */
export const callHours: Record<CallSlot['time'], number> = { '10:00': 2, '14:00': 3, '17:00': 2 };

const hourMs = 60 * 60_000;

/** When the slot of a call is over. */
export function endOfCall(preferredTime: Date): Date {
  const { time } = zonedNow(preferredTime);
  const hours = isSlotTime(time) ? callHours[time] : Math.min(...Object.values(callHours));
  return new Date(preferredTime.getTime() + hours * hourMs);
}

function isSlotTime(time: string): time is CallSlot['time'] {
  return Object.hasOwn(callHours, time);
}
