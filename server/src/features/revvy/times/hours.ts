import type { DayPart } from '../knowledge/names.ts';

/** `HH:MM` in India. `to` is not included. */
export interface Hours {
  from: string;
  to: string;
  /** The nearest free slots are those closest to it. */
  around: string;
}

export interface Clock {
  time: string;
  bound: 'at' | 'from' | 'until';
}

/** Late afternoon also counts as evening. */
export const dayParts: Record<DayPart, Hours> = {
  morning: { from: '00:00', to: '12:00', around: '09:00' },
  afternoon: { from: '12:00', to: '17:00', around: '12:00' },
  evening: { from: '16:00', to: '24:00', around: '16:00' },
};

export const allDay: Hours = { from: '00:00', to: '24:00', around: '00:00' };

interface Wanted {
  clock: Clock | undefined;
  part: DayPart | undefined;
}

/** A clock time is more exact than a part of the day. */
export function hoursOf({ clock, part }: Wanted): Hours | undefined {
  if (!clock) return part && dayParts[part];
  const { time, bound } = clock;
  if (bound === 'from') return { from: time, to: '24:00', around: time };
  if (bound === 'until') return { from: '00:00', to: time, around: time };
  return { from: time, to: `${time}:01`, around: time };
}

export function isWithin(time: string, { from, to }: Hours): boolean {
  return time >= from && time < to;
}
