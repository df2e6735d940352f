import { useMemo } from 'react';
import {
  formatAge,
  formatClock,
  formatCount,
  formatDate,
  formatDay,
  formatDistance,
  formatDuration,
  formatPhone,
  formatRupees,
  formatWeekday,
} from './format.ts';
import { useTranslation } from './use-translation.ts';

export function useFormat() {
  const { t } = useTranslation('common');
  return useMemo(
    () => ({
      rupees: formatRupees,
      clock: formatClock,
      phone: formatPhone,
      date: (date: string) => formatDate(date, t),
      day: (date: string) => formatDay(date, t),
      weekday: (date: string, length?: 'long' | 'short') => formatWeekday(date, t, length),
      count: (count: number) => formatCount(count, t),
      age: (ageMs: number) => formatAge(ageMs, t),
      distance: (kilometres: number) => formatDistance(kilometres, t),
      duration: (minutes: number) => formatDuration(minutes, t),
    }),
    [t],
  );
}
