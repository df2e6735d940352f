import { CircleAlert } from 'lucide-react';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { cn } from '@/ui/cn.ts';
import { Tab, TabList } from '@/ui/tabs.tsx';
import { badDays, hoursOf, type WeekDraft } from '../../rules/week-draft.ts';
import { weekdays } from '../../rules/weekday.ts';

/** Tabs of the weekdays, Monday first, each with its hours. The selected day can be edited. */
export function WeekTabs({ draft }: { draft: WeekDraft }) {
  const { t } = useTranslation(['workshop', 'common']);
  const format = useFormat();
  const bad = badDays(draft);
  return (
    <TabList label={t('offers.hours.week')} className="px-1 max-[400px]:gap-0">
      {weekdays.map((day) => {
        const rows = draft[day] ?? [];
        const hours = hoursOf(rows);
        const isBad = bad.includes(day);
        return (
          <Tab key={day} value={String(day)} layout="column">
            <span className="sr-only">{t(`common:weekday.${day}`)}, </span>
            <span
              aria-hidden="true"
              className={cn(
                'flex min-w-8 items-center justify-center gap-0.5 max-[400px]:text-xs max-[22rem]:text-[0.6875rem]',
                isBad && 'text-danger',
              )}
            >
              {t(`common:weekdayShort.${day}`)}
              {isBad && <CircleAlert className="size-3.5! max-sm:hidden" />}
            </span>
            <span className="font-normal text-xs">
              <span className="sr-only">{t('offers.hours.slots', { count: rows.length })}</span>
              <span aria-hidden="true" className={cn('flex items-center gap-0.5 sm:hidden', isBad && 'text-danger')}>
                {isBad && <CircleAlert className="size-3.5!" />}
                {rows.length || '–'}
              </span>
              <span aria-hidden="true" className="block whitespace-nowrap leading-tight max-sm:hidden">
                {hours ? (
                  <>
                    {format.clock(hours.opens)}
                    <br />
                    {format.clock(hours.closes)}
                  </>
                ) : (
                  t('offers.hours.closed')
                )}
              </span>
            </span>
            {isBad && <span className="sr-only">, {t('offers.hours.hasProblem')}</span>}
          </Tab>
        );
      })}
    </TabList>
  );
}
