import { addDays } from '@pahiya/contract/shared/dates';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { quickDates } from '../rules/slots.ts';

interface QuickDatesProps {
  today: string;
  date: string;
  onPick: (date: string) => void;
}

const chipStyles = [
  'flex min-h-14 w-full min-w-22 flex-col items-center justify-center rounded-control border px-3 py-1.5 transition-colors',
  'xl:min-w-0 xl:px-1',
  'border-border bg-surface hover:border-border-strong aria-pressed:border-primary aria-pressed:bg-primary',
  'aria-pressed:text-on-primary',
].join(' ');

export function QuickDates({ today, date, onPick }: QuickDatesProps) {
  const { t } = useTranslation(['booking', 'common']);
  const format = useFormat();
  const nameOf = (day: string) => {
    if (day === today) return t('common:date.today');
    return day === addDays(today, 1) ? t('common:date.tomorrow') : format.weekday(day, 'short');
  };
  return (
    <ul
      aria-label={t('when.quickDates')}
      className="scrollbar-none -mx-4 flex gap-2 scroll-row px-4 py-1 sm:-mx-5 sm:px-5 xl:grid xl:grid-cols-[repeat(7,minmax(min-content,1fr))]"
    >
      {quickDates(today).map((day) => (
        <li key={day} className="shrink-0 xl:shrink">
          <button type="button" aria-pressed={day === date} onClick={() => onPick(day)} className={chipStyles}>
            <span className="font-semibold text-sm">{nameOf(day)}</span>
            <span className="whitespace-nowrap text-xs">{format.day(day)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
