import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { dayName } from '../../rules/day-name.ts';

/** Today, Yesterday, 24 November, or with its year. */
export function DayText({ date }: { date: string }) {
  const { t } = useTranslation(['revvy', 'common']);
  const format = useFormat();
  switch (dayName(date, new Date())) {
    case 'today':
      return t('common:date.today');
    case 'yesterday':
      return t('day.yesterday');
    case 'thisYear':
      return format.day(date);
    case 'earlier':
      return format.date(date);
  }
}
