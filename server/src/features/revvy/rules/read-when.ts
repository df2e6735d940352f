import type { RevvyLanguage } from '@pahiya/contract/revvy/schemas';
import { addDays } from '@pahiya/contract/shared/dates';
import { wordsOf } from '../../../platform/language/words-of.ts';
import { type DayPart, partNames, type TimeName } from '../knowledge/names.ts';
import { packsFor } from '../knowledge/packs-for.ts';
import { hasPhrase } from '../knowledge/signs.ts';
import type { Packs } from '../types.ts';

/** Times are in India. Late afternoon also counts as evening. */
export const dayParts: Record<DayPart, { from: string; to: string; around: string }> = {
  morning: { from: '00:00', to: '12:00', around: '09:00' },
  afternoon: { from: '12:00', to: '17:00', around: '12:00' },
  evening: { from: '16:00', to: '24:00', around: '16:00' },
};

export interface When {
  date: string | undefined;
  part: DayPart | undefined;
}

interface Written {
  text: string;
  language: RevvyLanguage;
  today: string;
}

const weekdays: readonly TimeName[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

export function readWhen(packs: Packs, { text, language, today }: Written): When {
  // `Good evening` is a greeting and names no time.
  const words = wordsOf(text).filter((_, place, all) => all[place - 1] !== 'good');
  const understood = packsFor(packs, language);
  const says = (name: TimeName) => understood.some(({ times }) => hasPhrase(words, times[name]));
  return { date: dayOf(says, today), part: partNames.find(says) };
}

function dayOf(says: (name: TimeName) => boolean, today: string): string | undefined {
  const weekday = weekdays.findIndex(says);
  if (weekday >= 0) return addDays(today, daysUntil(weekday, today, says('next')));
  if (says('dayAfterTomorrow')) return addDays(today, 2);
  if (says('tomorrow')) return addDays(today, 1);
  return says('today') ? today : undefined;
}

/** A weekday means a day after today. `next Friday` means the Friday of next week. */
function daysUntil(weekday: number, today: string, isNext: boolean): number {
  const isToday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  if (isNext) return weekday - isToday + 7;
  return (weekday - isToday + 7) % 7 || 7;
}
