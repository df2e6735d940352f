import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { cn } from '@/ui/cn.ts';
import { named } from '../../rules/board.ts';
import { type BoardDay, type Clock, filtered } from '../../rules/board-grid.ts';
import type { BoardAddress } from '../../types.ts';
import { BookingCard } from './booking-card.tsx';
import { DayCounts } from './day-heading.tsx';

interface WeekViewProps {
  days: readonly BoardDay[];
  now: Clock;
  address: BoardAddress;
}

/** Seven days side by side, or one below the other on a phone. */
export function WeekView({ days, now, address }: WeekViewProps) {
  const { t } = useTranslation('workshop');
  const format = useFormat();
  const [first, last] = [days[0]?.date ?? now.date, days.at(-1)?.date ?? now.date];
  return (
    <section aria-labelledby="board-week" className="flex flex-col gap-3">
      <h2 id="board-week" className="text-heading">
        {t('board.week.range', { from: format.day(first), to: format.date(last) })}
      </h2>
      <div className="scroll-row">
        <ol className="grid gap-2 lg:min-w-[56rem] lg:grid-cols-7">
          {days.map((day) => (
            <WeekDay key={day.date} day={day} now={now} address={address} />
          ))}
        </ol>
      </div>
    </section>
  );
}

interface WeekDayProps {
  day: BoardDay;
  now: Clock;
  address: BoardAddress;
}

function WeekDay({ day, now, address }: WeekDayProps) {
  const { t } = useTranslation('workshop');
  const format = useFormat();
  const isToday = day.date === now.date;
  return (
    <li className="flex min-w-0 flex-col overflow-hidden rounded-card border border-border bg-surface">
      <button
        type="button"
        aria-current={isToday ? 'date' : undefined}
        onClick={() => address.change({ view: undefined, date: named(day.date, now.date) })}
        className={cn(
          'min-h-11 border-border border-b px-3 py-2 text-start hover:bg-text/6 focus-visible:-outline-offset-3 dark:hover:bg-text/10',
          isToday && 'bg-accent-soft text-on-accent-soft',
        )}
      >
        <span className="block font-semibold">
          <span className="lg:block">{format.weekday(day.date, 'short')}</span>
          <span className="lg:hidden">, </span>
          {format.day(day.date)}
        </span>
        <span className={cn('block text-xs', !isToday && 'text-text-muted')}>
          <DayCounts day={day} now={now} />
        </span>
        {day.holiday !== null && (
          <span className="wrap-anywhere block font-semibold text-danger text-xs">
            {day.holiday ? t('board.holidayReason', { reason: day.holiday }) : t('board.holiday')}
          </span>
        )}
      </button>
      <div className="flex flex-col gap-1.5 p-1.5 empty:hidden">
        {filtered(day.bookings, address.search).map((booking) => (
          <BookingCard key={booking.id} booking={booking} address={address} withTime />
        ))}
      </div>
    </li>
  );
}
