import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { type BoardDay, type Clock, freePlaces } from '../../rules/board-grid.ts';

export function DayHeading({ day, now }: { day: BoardDay; now: Clock }) {
  const { t } = useTranslation('workshop');
  const format = useFormat();
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id="board-day" className="text-heading">
          {format.weekday(day.date)}, {format.date(day.date)}
        </h2>
        <p className="text-sm text-text-muted">
          <DayCounts day={day} now={now} />
        </p>
      </div>
      {day.holiday !== null && (
        <p className="rounded-card bg-accent-soft px-4 py-2.5 text-on-accent-soft text-sm">
          <strong>{day.holiday ? t('board.holidayReason', { reason: day.holiday }) : t('board.holiday')}</strong>{' '}
          {t('board.holidayText')}
        </p>
      )}
    </div>
  );
}

/** Sums up a day, such as `8 bookings · 12 free`. Leaves out cancelled bookings and past slots. */
export function DayCounts({ day, now }: { day: BoardDay; now: Clock }) {
  const { t } = useTranslation('workshop');
  const bookings = day.bookings.filter(({ status }) => status !== 'cancelled').length;
  const free = freePlaces(day, now);
  return (
    <>
      {t('board.count.bookings', { count: bookings })}
      {free !== null && day.slots.length > 0 && ` · ${t('board.count.free', { count: free })}`}
    </>
  );
}
