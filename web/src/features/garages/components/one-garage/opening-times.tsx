import type { GarageDetail } from '@pahiya/contract/garages/schemas';
import { ChevronDown, Clock } from 'lucide-react';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { cn } from '@/ui/cn.ts';
import { weekdayOf } from '../../rules/india-time.ts';
import { dateOfWeekday, type OpenState, openState, weekdays } from '../../rules/opening.ts';
import { useIndiaTime } from '../../use-india-time.ts';

type Hours = Pick<GarageDetail, 'openingHours' | 'holidays'>;

/** Shows today in one line. Pressing it shows the week. */
export function OpeningTimes({ hours }: { hours: Hours }) {
  const { t } = useTranslation('garage');
  const now = useIndiaTime();
  const state = now && openState(now, hours);
  if (hours.openingHours.length === 0) return <Unknown />;
  return (
    <details className="group">
      <summary className="grid min-h-20 list-none grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-3 gap-y-0.5 p-4 sm:px-5 [&::-webkit-details-marker]:hidden">
        <h2 className="font-semibold text-sm">{t('hours.title')}</h2>
        <ChevronDown
          aria-hidden="true"
          className="row-span-2 size-5 text-text-muted transition-transform group-open:rotate-180"
        />
        <span className="flex min-h-5 items-start gap-1.5 text-sm">
          {state && (
            <>
              <Clock aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-text-muted" />
              <StateText state={state} />
            </>
          )}
        </span>
      </summary>
      <Week hours={hours} today={now?.date} />
    </details>
  );
}

function Unknown() {
  const { t } = useTranslation('garage');
  return (
    <div className="p-4 sm:px-5">
      <h2 className="font-semibold text-sm">{t('hours.title')}</h2>
      <p className="mt-0.5 text-sm text-text-muted">{t('hours.unknown')}</p>
    </div>
  );
}

function StateText({ state }: { state: OpenState }) {
  const { t } = useTranslation('garage');
  const format = useFormat();
  if (state.kind === 'open')
    return <span className="font-medium text-success">{t('hours.open', { time: format.clock(state.closes) })}</span>;
  if (state.kind === 'closed') return <span>{t('hours.closed')}</span>;
  const time = format.clock(state.opens);
  if (state.kind === 'later') return <span>{t('hours.later', { day: format.weekday(state.date), time })}</span>;
  return <span>{t(`hours.${state.kind}`, { time })}</span>;
}

/** Holidays further ahead are not of interest yet. */
const holidaysShown = 5;

function Week({ hours: { openingHours, holidays }, today }: { hours: Hours; today: string | undefined }) {
  const { t } = useTranslation('garage');
  const format = useFormat();
  return (
    <div className="px-4 pb-4 text-sm sm:px-5">
      <dl className="flex flex-col gap-1.5">
        {weekdays.map((day) => {
          const hours = openingHours.find(({ dayOfWeek }) => dayOfWeek === day);
          const isToday = today !== undefined && weekdayOf(today) === day;
          return (
            <div key={day} className={cn('flex flex-wrap justify-between gap-x-4', isToday && 'font-bold')}>
              <dt>{format.weekday(dateOfWeekday(day))}</dt>
              <dd className={cn('tabular-nums', !hours && 'text-text-muted')}>
                {hours
                  ? t('hours.range', { start: format.clock(hours.opens), end: format.clock(hours.closes) })
                  : t('hours.closed')}
              </dd>
            </div>
          );
        })}
      </dl>
      {holidays.length > 0 && (
        <p className="mt-3 text-text-muted">
          {t('hours.holidays', { days: holidays.slice(0, holidaysShown).map(format.day).join(', ') })}
        </p>
      )}
    </div>
  );
}
